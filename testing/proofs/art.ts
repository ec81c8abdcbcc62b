/**
 * Each piece of the gallery is visited again and again in one document: it draws, pauses, loses its context and comes back,
 * is left, and nothing of it runs on. Then one document walks past all works, playing each piece, for as many rounds as are asked.
 * `npm run proof -- art --times=20 --rounds=3 [--only=a-slug,another-slug] [--built]`. Prints a table.
 */
import type { Browser } from "@playwright/test";
import { artworks } from "#studio/artworks.ts";
import { softwareGraphics } from "../../scripts/local/browser.ts";
import { conclude } from "../../scripts/proof/conclude.ts";
import { readOptions } from "../../scripts/proof/options.ts";
import { tour } from "./art/tour.ts";
import { visitAgain, type Visited } from "./art/visits.ts";
import { withBrowser } from "./with-site.ts";

const { times, rounds, only, built } = readOptions({ times: 20, rounds: 3, only: "", built: false });
const chosen = only.split(",");
const pieces = artworks.filter(({ slug, piece }) => piece && (only === "" || chosen.includes(slug)));

const window = { width: 320, height: 480 };
/** Bytes by which scripts may hold more after the last round than after the second. */
const mostGrowth = 3e6;

const faults = await withBrowser(
  { isBuilt: built, arguments: softwareGraphics },
  async (browser, { site }) => {
    const visited: Visited[] = [];
    for (const { slug } of pieces) {
      const context = await browser.newContext({ baseURL: site, viewport: window });
      // oxlint-disable-next-line no-await-in-loop -- one piece at a time, as a person visits them
      visited.push(await visitAgain(await context.newPage(), slug, times));
      // oxlint-disable-next-line no-await-in-loop -- its memory is not the next one's
      await context.close();
      console.log(rowOf(visited.at(-1)));
    }
    const troubled = visited.filter(({ trouble }) => trouble !== null);
    return [
      ...troubled.map(({ slug, trouble }) => `${slug}: ${trouble}`),
      ...(await walkRound(browser, site)),
    ];
  },
);
conclude({ cases: pieces.length, faults, holds: `${times} visits each, and nothing runs on` });

/** Visits all pieces in turn in one document; returns what went wrong. */
async function walkRound(browser: Browser, site: string): Promise<string[]> {
  if (rounds === 0) return [];
  const context = await browser.newContext({ baseURL: site, viewport: window });
  const slugs = pieces.map(({ slug }) => slug);
  const { works, contexts, canvases, heaps, ...walked } = await tour(await context.newPage(), rounds, slugs);
  await context.close();
  console.log(`${rounds} rounds in one document: ${works} works, ${walked.pieces} pieces played;`);
  console.log(`at most ${contexts} contexts and ${canvases} canvases at a time; ${memory(heaps)}`);
  const [second = 0, last = 0] = [heaps[Math.min(1, rounds - 1)], heaps.at(-1)];
  return [
    ...(contexts > 1 ? [`${contexts} contexts at a time`] : []),
    ...(last - second > mostGrowth
      ? [`the document holds ${((last - second) / 1e6).toFixed(1)} MB more`]
      : []),
  ];
}

function rowOf(visited: Visited | undefined): string {
  if (!visited) return "";
  const { slug, visits, framesASecond, heaps } = visited;
  return `${slug.padEnd(26)} ${String(visits).padStart(3)} visits ${framesASecond.toFixed(0).padStart(4)} frames/s  ${memory(heaps)}`;
}

function memory(heaps: number[]): string {
  return `${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(" → ")} MB`;
}
