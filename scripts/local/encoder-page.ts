import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "./browser.ts";

const library = resolve(import.meta.dirname, "../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs");
const emptyPage = { type: "text/html", body: "<!doctype html><title>Encoder</title>" };

/** Does work on an empty page of a headless Chromium, whose WebCodecs hold the encoders. The page can import `/mediabunny.mjs`. */
export async function onEncoderPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const answer = async (path: string) =>
    path === "/mediabunny.mjs" ? { type: "text/javascript", body: await readFile(library) } : emptyPage;
  const server = createServer((request, response) => {
    void answer(request.url ?? "/").then(
      ({ type, body }) => response.writeHead(200, { "content-type": type }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const browser = await chromium.launch({
    executablePath: await findBrowser(console.error),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage();
    // localhost counts as a secure context, which WebCodecs ask for
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    return await work(page);
  } finally {
    await browser.close();
    server.close();
  }
}
