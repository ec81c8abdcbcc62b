import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { browserArguments } from "../../local/browser.ts";
import { fetchPackages } from "../../local/fetch-packages.ts";
import { freeRange } from "../../local/ports.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The part of Lighthouse that is used here. */
interface Lighthouse {
  default: (
    address: string,
    options: { port: number; output: "json"; logLevel: "error" },
  ) => Promise<{ lhr: Report } | undefined>;
}

interface Report {
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

interface Audit {
  /** From 0 to 100, in the order of the categories. */
  scores: number[];
  /** Milliseconds, as Lighthouse simulates them for a phone on slow 4G. */
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that cost points. */
  faults: string[];
}

/** Lighthouse's mobile audit of a page, in a browser of its own each time; of so many runs, the one whose points are in the middle. */
export async function audit(executablePath: string, address: string, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
  for (let run = 0; run < runs; run++) audits.push(await auditOnce(executablePath, address));
  audits.sort((one, other) => sum(other.scores) - sum(one.scores) || one.lcp - other.lcp);
  const middle = audits[Math.floor(runs / 2)];
  if (!middle) throw new Error("Lighthouse was not run.");
  return middle;
}

async function auditOnce(executablePath: string, address: string): Promise<Audit> {
  // With what it needs, 120 MB.
  const packages = await fetchPackages("lighthouse@13.5.0");
  const entry = pathToFileURL(join(packages, "lighthouse/core/index.js")).href;
  const { default: lighthouse } = (await import(entry)) as Lighthouse;
  const port = await freeRange(1);
  // A site of this machine shows a certificate of its own making (over-http2.ts).
  const args = [...browserArguments, `--remote-debugging-port=${port}`, "--ignore-certificate-errors"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(address, { port, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    const { audits, categories: found, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const figure = (id: string) => audits[id]?.numericValue ?? NaN;
    const costly = categories.flatMap((id) => found[id]?.auditRefs ?? []);
    return {
      scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
      lcp: figure("largest-contentful-paint"),
      tbt: figure("total-blocking-time"),
      cls: figure("cumulative-layout-shift"),
      faults: costly
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim()),
    };
  } finally {
    await browser.close();
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
