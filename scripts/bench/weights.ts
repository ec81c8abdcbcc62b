/**
 * What each kind of reading page weighs over the wire on a phone with an empty cache, before the reader does anything, and
 * Lighthouse's mobile scores; the first run fetches Lighthouse from npm. It builds the site and serves it with the sample content, unless the address of a site is given.
 * `npm run bench -- weights [SITE] --only post,home --measure weights,lighthouse --runs 3`.
 * `--wake /blog/a-post --press SELECTOR --answer SELECTOR` measures a press after the page has woken up instead.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { withSite } from "#testing/proofs/with-site.ts";
import { browserArguments, findBrowser } from "../local/browser.ts";
import { publishLetter } from "./publish-letter.ts";
import { row } from "../local/aligned.ts";
import { audit } from "./weights/audit.ts";
import { readingPages } from "./weights/reading-pages.ts";
import { overHttp2 } from "./weights/over-http2.ts";
import { kinds } from "./weights/traffic.ts";
import { wake } from "./weights/wake.ts";
import { weigh } from "./weights/weigh.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    measure: { type: "string", default: "weights,lighthouse" },
    runs: { type: "string", default: "1" },
    wake: { type: "string" },
    press: { type: "string" },
    answer: { type: "string" },
    /** A folder with a build, such as `build`; one is made where it is not given. */
    built: { type: "string" },
  },
});
/** Those whose scores the site is held to. */
const audited = ["home", "about", "portfolio", "blog", "post", "gallery", "zine", "subscribe"];

const [given] = positionals;
const executablePath = await findBrowser(console.error);
if (given) await measure(new URL(given).origin);
else await withSite({ isBuilt: values.built ?? false, fill: publishLetter }, ({ site }) => measure(site));
process.exit();

async function measure(site: string): Promise<void> {
  const wanted = values.only?.split(",");
  const pages = (await readingPages(site)).filter(([name]) => wanted?.includes(name) ?? true);
  if (values.wake !== undefined) return inBrowser((browser) => printWake(browser, site + values.wake));
  if (values.measure.includes("weights")) await inBrowser((browser) => printWeights(browser, site, pages));
  if (!values.measure.includes("lighthouse")) return;
  if (!site.startsWith("http:")) return printAudits(site, pages);
  const front = await overHttp2(site);
  await printAudits(front.site, pages).finally(front.stop);
}

async function inBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  await use(browser).finally(() => browser.close());
}

async function printWeights(browser: Browser, site: string, pages: [string, string][]): Promise<void> {
  const widths = [-13, ...kinds.map(() => 9), 8, 7, 9, 9, 7, 6, 7];
  console.log(
    "KB of the answers’ bodies as they come over the wire (compressed), 390 px wide, an empty cache, no input.",
  );
  console.log(
    "“js” is the scripts before the first input, those in the document included; “paint” is document and style.",
  );
  console.log(
    "LCP and TBT in ms, at slow 4G and a processor four times slower, which the browser applies.\n",
  );
  const figures = ["total", "paint", "js", "requests", "LCP", "CLS", "TBT"];
  console.log(row(widths, ["page", ...kinds, ...figures]));
  for (const [name, path] of pages) {
    const { bytes, requests, scripts, lcp, cls, tbt, status } = await weigh(browser, site + path);
    const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
    const weights = [...kinds.map((kind) => bytes[kind]), total, bytes.document + bytes.style, scripts];
    const vitals = [requests, lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0)];
    const isExpected = status === 200 || (status === 404 && ["404", "confirmation"].includes(name));
    const note = isExpected ? "" : `  answered ${status}`;
    console.log(row(widths, [name, ...weights.map(kilobytes), ...vitals]) + note);
  }
}

async function printAudits(site: string, pages: [string, string][]): Promise<void> {
  const widths = [-13, 11, 13, 9, 3, 8, 7, 7];
  console.log(`\nLighthouse, mobile, simulated, over HTTP/2; the median of ${values.runs}\n`);
  console.log(
    row(widths, ["page", "performance", "accessibility", "practices", "seo", "LCP ms", "TBT ms", "CLS"]),
  );
  for (const [name, path] of pages.filter(([name]) => audited.includes(name))) {
    const { scores, lcp, tbt, cls, faults } = await audit(executablePath, site + path, Number(values.runs));
    console.log(row(widths, [name, ...scores, lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)]));
    for (const fault of faults) console.log(`              ${fault}`);
  }
}

async function printWake(browser: Browser, address: string): Promise<void> {
  const { selector, times } = await wake(browser, { address, press: values.press, answer: values.answer });
  console.log(`${selector} at ${address}, processor four times slower`);
  for (const [index, time] of times.entries())
    console.log(
      `${["first", "second"][index]} press: ${time === null ? "not answered" : `${time.toFixed(0)} ms`}`,
    );
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
