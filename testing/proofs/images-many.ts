/**
 * Gives the library's page many pictures at once, in a real browser, and watches progress and memory until all are in.
 * `npm run proof -- images-many --count=200 --seed=3`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { hc } from "hono/client";
import type { Api } from "#workers/api/client.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { watchMemory } from "./images-memory.ts";
import { ownerToken } from "./images-owner.ts";
import { takePhotographs } from "./images-photographs.ts";
import { withBrowser } from "./with-site.ts";

const { count, seed, built, port } = readOptions({ count: 200, seed: 1, built: false, port: 0 });
const folder = mkdtempSync(join(tmpdir(), "toadstool-photographs-"));
let faults: string[];

try {
  console.error(`Taking ${count} photographs`);
  const files = await takePhotographs(folder, count, seed);
  faults = await withBrowser({ port, isBuilt: built }, async (browser, addresses) => {
    await uploadAll(await openLibrary(browser, addresses), files);
    return faultsOf(await namesInLibrary(addresses), files);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
conclude({ cases: count, faults, holds: "all are in the library, each once" });

async function openLibrary(browser: Browser, { site, identity }: { site: string; identity: string }) {
  const page = await browser.newPage();
  await page.goto(`${site}/admin/images`);
  await page.waitForURL(`${identity}/**`);
  await page.getByLabel("Name to log in as").fill("owner");
  await page.getByRole("button", { name: /log in/i }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

/** Watches the page's own figures until it says that nothing is on its way any more. */
async function uploadAll(page: Page, files: string[]): Promise<void> {
  const memory = watchMemory(await page.context().newCDPSession(page));
  const started = Date.now();
  let told = -1;
  console.log(row("seconds", "arrived", "refused", "heap MB", "runtime MB", "tool MB"));
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  for (;;) {
    const { arrived, refused, isOver } = await progressOf(page, files.length);
    const tenth = Math.floor((arrived + refused) / Math.max(1, files.length / 10));
    if (tenth !== told || isOver) {
      const { heap, runtime, tool } = memory.now;
      console.log(row(secondsSince(started), arrived, refused, ...[heap, runtime, tool].map(megabytes)));
      told = tenth;
    }
    if (isOver) break;
    if (Date.now() - started > 60_000 + files.length * 20_000) throw new Error("The uploads do not end.");
    await page.waitForTimeout(500);
  }
  const { heap, runtime, tool } = await memory.stop();
  console.log(row("most", "", "", ...[heap, runtime, tool].map(megabytes)));
}

/** Read off the line that the page itself says: "12 of 200 arrived, 1 failed, 2 refused". */
async function progressOf(page: Page, count: number) {
  const words = await page.getByRole("region", { name: "Uploads" }).getByRole("status").innerText();
  const figure = (pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? 0);
  const arrived = figure(/(\d+) of \d+ arrived/);
  const refused = figure(/(\d+) failed/) + figure(/(\d+) refused/);
  return { arrived, refused, isOver: arrived + refused >= count };
}

async function namesInLibrary(addresses: { site: string; identity: string }): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await ownerToken(addresses)}` };
  const { api } = hc<Api>(addresses.site, { headers });
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await api.image.$post({ json: { limit: 100, cursor } });
    if (!answer.ok) throw new Error(`The library could not be listed: ${answer.status}`);
    const { data } = await answer.json();
    names.push(...data.images.map(({ name }) => name));
    cursor = data.cursor ?? undefined;
  } while (cursor);
  return names;
}

function faultsOf(names: string[], files: string[]): string[] {
  const wanted = files.map((file) => basename(file, extname(file)));
  const times = (name: string) => names.filter((other) => other === name).length;
  return [
    ...wanted.filter((name) => times(name) !== 1).map((name) => `${name} is there ${times(name)} times`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `nobody sent ${name}`),
  ];
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(11)).join("");
}

function secondsSince(moment: number): string {
  return ((Date.now() - moment) / 1000).toFixed(0);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
