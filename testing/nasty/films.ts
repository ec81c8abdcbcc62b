/**
 * `node scripts/installed.mjs testing/nasty/films.ts`: makes the tiny films and sounds of testing/media.ts inside a headless Chromium, whose
 * WebCodecs hold the encoders. AAC and MP3, which it cannot make, are frames of silence written by hand.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../scripts/local/browser.ts";
import { makeFilms } from "./films-in-page.ts";

const root = resolve(import.meta.dirname, "../..");
const library = resolve(root, "node_modules/mediabunny/dist/bundles/mediabunny.min.mjs");

const server = createServer((request, response) => {
  const isLibrary = request.url === "/mediabunny.mjs";
  response.setHeader("content-type", isLibrary ? "text/javascript" : "text/html");
  if (isLibrary) void readFile(library).then((body) => response.end(body));
  else response.end("<!doctype html><title>Encoder</title>");
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
  const films = await page.evaluate(makeFilms);
  const lines = Object.entries(films).map(([name, base64]) => `  "${name}":\n    "${base64}",\n`);
  await writeFile(
    resolve(root, "testing/media.ts"),
    `/** Made by testing/nasty/films.ts: films, upright 48 by 64 pixels, and sounds, of half a second each. */
const files = {
${lines.join("")}};

export type MediaName = keyof typeof files;
export const mediaNames = Object.keys(files) as MediaName[];

export function mediaFile(name: MediaName): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(files[name]), (letter) => letter.charCodeAt(0));
}
`,
  );
  for (const [name, base64] of Object.entries(films)) {
    console.log(`${name}: ${Math.round(base64.length * 0.75)} bytes`);
  }
} finally {
  await browser.close();
  server.close();
}
