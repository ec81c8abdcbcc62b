/**
 * From a key to the paint that shows its letter, in texts of 20,000 and 100,000 words, while the copy on the device,
 * the autosave and the preview go on: `npm start` in one terminal, then
 * `npm run bench -- typing` in another. `--site`, `--words 20000,100000`, `--keys 200`,
 * `--views write,split,source`, and `--traces FOLDER` for what takes the time: a trace of each row for DevTools.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../local/browser.ts";
import { addresses, defaultPort } from "../local/variables.ts";
import { mixedText } from "./mixed-text.ts";

const { values } = parseArgs({
  options: {
    site: { type: "string", default: addresses(defaultPort).site },
    words: { type: "string", default: "20000,100000" },
    keys: { type: "string", default: "200" },
    views: { type: "string", default: "write,split,source" },
    traces: { type: "string" },
  },
});
const keys = Number(values.keys);
/** The goal, in milliseconds at p95. */
const goal = 50;

const executablePath = await findBrowser((progress) => console.log(progress));
const browser = await chromium.launch({ executablePath, args: browserArguments });
try {
  console.log(`${keys} keys a row, a rest after every tenth; milliseconds from key to paint\n`);
  console.log(row("words", "view", "open ms", "longest", "p50", "p95", "most", "script p95", "load"));
  for (const words of values.words.split(",").map(Number)) await measure(browser, words);
} finally {
  await browser.close();
}

async function measure(browser: Browser, words: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const first = await context.newPage();
  await logIn(first);
  for (const view of values.views.split(",")) {
    const id = await createDraft(first, mixedText(words));
    await first.evaluate((kept) => localStorage.setItem("editor-view", kept), view);
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const began = Date.now();
    if (values.traces)
      await browser.startTracing(page, { path: join(values.traces, `typing-${words}-${view}.json`) });
    await open(page, id);
    const opened = Date.now() - began;
    const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as Recorded).tasks));
    await goToTheMiddle(page, view);
    await type(page);
    if (values.traces) await browser.stopTracing();
    const { painted, script } = await page.evaluate(() => (window as unknown as Recorded).typing);
    const figures = [percentile(painted, 50), percentile(painted, 95), percentile(painted, 100)];
    const verdict = Number(figures[1]) < goal ? "  within the goal" : "  OVER THE GOAL";
    await page.close();
    const load = loadavg()[0]?.toFixed(1) ?? "";
    console.log(row(words, view, opened, longest, ...figures, percentile(script, 95), load) + verdict);
  }
  await context.close();
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${values.site}/admin/blog?draft=${id}`);
  const tools = page.getByRole("toolbar", { name: "Formatting" });
  const form = page.getByText("Show Form", { exact: true }).filter({ visible: true });
  await tools.or(form).first().waitFor({ timeout: 120_000 });
  if (await form.count()) await form.first().click();
  await tools.waitFor({ timeout: 120_000 });
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${values.site}/auth/login`);
  await page.getByLabel("Name to log in as").fill("owner");
  await page.getByRole("button", { name: /log in/i }).click();
  await page.waitForURL(`${values.site}/admin`);
}

function createDraft(page: Page, content: string): Promise<string> {
  return page.evaluate(async (content) => {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
    const answer = await fetch("/api/drafts", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-XSRF-TOKEN": token },
      body: JSON.stringify({
        title: "A long text",
        summary: "For measuring",
        slug: `long-${Date.now()}`,
        content,
      }),
    });
    const { data } = (await answer.json()) as { data?: { id?: string } };
    if (!data?.id) throw new Error(`No draft: ${answer.status}`);
    return data.id;
  }, content);
}

interface Recorded {
  typing: { painted: number[]; script: number[] };
  /** How long the page was busy at a stretch, in milliseconds. */
  tasks: number[];
}

/** In the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
}

async function goToTheMiddle(page: Page, view: string): Promise<void> {
  if (view !== "write") {
    await page.locator("textarea[name=content]").evaluate((field: HTMLTextAreaElement) => {
      const middle = field.value.indexOf("\n\n", field.value.length / 2);
      field.focus();
      field.setSelectionRange(middle, middle);
    });
  } else {
    const blocks = page.locator(".writing-surface > p");
    await blocks.nth(Math.floor((await blocks.count()) / 2)).click();
    await page.keyboard.press("End");
  }
  await page.waitForTimeout(1500);
}

/** At the pace of a quick typist. */
async function type(page: Page): Promise<void> {
  await page.evaluate(() => {
    const typing: Recorded["typing"] = { painted: [], script: [] };
    Object.assign(window, { typing });
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        // A message that a frame sends is heard once that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => typing.painted.push(performance.now() - timeStamp));
        port1.start();
        requestAnimationFrame(() => {
          typing.script.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press("etaoin shr"[key % 10] ?? "e");
    // A pause lets the copy on the device and the preview begin, which must not slow down the next keys.
    await page.waitForTimeout(key % 10 === 9 ? 650 : 70);
  }
}

function percentile(times: number[], percent: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
  return sorted[at]?.toFixed(1) ?? "–";
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(10)).join(" ");
}
