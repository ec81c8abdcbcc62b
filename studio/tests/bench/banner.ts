import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../../../scripts/local/browser.ts";
import { buildIsolated } from "../../../scripts/local/build.ts";
import { freeRange } from "../../../scripts/local/ports.ts";
import { isolate } from "../../../scripts/local/isolation.ts";
import { openScratch } from "../../../scripts/local/scratch.ts";
import { startStack } from "../../../scripts/local/stack.ts";

/** How long the banner's frames take under a sweeping pointer and at rest, on a phone's screen with its processor slowed down. */
const { values } = parseArgs({
  options: { site: { type: "string" }, seconds: { type: "string", default: "5" } },
});
const seconds = Number(values.seconds);
const slower = [1, 4, 6];

isolate(openScratch());
const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-bench-"));
const stack = values.site ? null : await startSite();
const site = values.site ?? stack?.addresses.site ?? "";
const executablePath = await findBrowser((progress) => console.log(progress));
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  await measure();
} finally {
  await browser.close();
  await stack?.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}

async function startSite() {
  const { config } = await buildIsolated();
  return startStack({ port: await freeRange(4), stateFolder, config });
}

async function measure(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(site);
  await page.locator("main canvas").waitFor();
  console.log(
    `Canvas 2D, 412 × 915 at 2 device pixels, ${seconds} s a row. Painter: ${await painter(page)}.`,
  );
  console.log(
    "Without a graphics card, painting too is the processor's work: a phone's own does it beside it.",
  );
  console.log('"script" is the piece\'s own work in a frame: what a phone of that speed would spend.\n');
  console.log(row("cpu", "state", "frames", "mean ms", "p95 ms", "> 16.7 ms", "script ms", "p95"));
  const devtools = await context.newCDPSession(page);
  for (const rate of slower) {
    await measureAt(page, devtools, rate);
  }
}

async function measureAt(page: Page, devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const sweeping = record(page);
  await sweep(page);
  print(rate, "swept", await sweeping);
  await page.mouse.move(2, 2);
  await page.locator("[data-art=resting]").waitFor({ timeout: 60_000 });
  print(rate, "rest", await record(page));
}

interface Frames {
  /** Milliseconds from one drawn frame to the next, and those each took in script. */
  between: number[];
  script: number[];
}

/** Records the frames that the page itself requests, and requests none. */
function record(page: Page): Promise<Frames> {
  return page.evaluate(async (time) => {
    const between: number[] = [];
    const script: number[] = [];
    const ask = window.requestAnimationFrame;
    let last = 0;
    window.requestAnimationFrame = (draw) =>
      ask((now) => {
        if (last) between.push(now - last);
        last = now;
        const began = performance.now();
        draw(now);
        script.push(performance.now() - began);
      });
    await new Promise((done) => setTimeout(done, time));
    window.requestAnimationFrame = ask;
    return { between, script };
  }, seconds * 1000);
}

async function sweep(page: Page): Promise<void> {
  const box = await page.locator("[data-art]").boundingBox();
  if (!box) return;
  const until = Date.now() + seconds * 1000;
  for (let n = 0; Date.now() < until; n++) {
    const [x, y] = [0.5 + 0.35 * Math.sin(n / 9), 0.45 + 0.2 * Math.sin(n / 5)];
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    await new Promise((done) => setTimeout(done, 16));
  }
}

/** What draws here; a software renderer names itself. */
function painter(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gl = document.createElement("canvas").getContext("webgl2");
    const names = gl?.getExtension("WEBGL_debug_renderer_info");
    return gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "the processor";
  });
}

function print(rate: number, state: string, { between, script }: Frames): void {
  const late = between.filter((time) => time > 17.2).length / Math.max(1, between.length);
  const figures = [mean(between), p95(between), `${Math.round(late * 100)} %`, mean(script), p95(script)];
  console.log(row(`${rate}x`, state, script.length, ...figures));
}

function mean(times: number[]): string {
  return times.length ? (times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(1) : "–";
}

function p95(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1) ?? "–";
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join(" ");
}
