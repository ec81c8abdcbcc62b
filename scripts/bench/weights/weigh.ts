import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "@playwright/test";
import { inlineScripts } from "./inline-scripts.ts";
import { onPhone, slowDown } from "./phone.ts";
import { type Kind, kinds, watchTraffic } from "./traffic.ts";
import { type Vitals, watchVitals } from "./vitals.ts";

interface Weight extends Vitals {
  status: number;
  bytes: Record<Kind, number>;
  requests: number;
  /** Bytes of the scripts that run or are fetched before the reader does anything, those in the document included. */
  scripts: number;
}

/** Milliseconds after the network fell silent, for what waits for a quiet moment. */
const patience = 2_000;

/** Opens a page on a slow phone with an empty cache, touches nothing, and waits until nothing more is asked for. */
export function weigh(browser: Browser, address: string): Promise<Weight> {
  return onPhone(browser, async (page, devtools) => {
    const transfers = await watchTraffic(devtools);
    const vitals = await watchVitals(page);
    await slowDown(devtools);
    const answer = await page.goto(address, { waitUntil: "networkidle", timeout: 120_000 });
    await page.waitForTimeout(patience);
    await page.waitForLoadState("networkidle", { timeout: 120_000 });
    const seen = transfers();
    const bytesOf = (kind: Kind) =>
      seen.reduce((sum, transfer) => sum + (transfer.kind === kind ? transfer.bytes : 0), 0);
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])) as Record<Kind, number>;
    return {
      ...(await vitals()),
      bytes,
      status: answer?.status() ?? 0,
      requests: seen.length,
      scripts: bytes.script + compressed(inlineScripts((await answer?.text()) ?? "")),
    };
  });
}

/** Bytes, about as Cloudflare compresses pages. */
function compressed(text: string): number {
  if (text === "") return 0;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
