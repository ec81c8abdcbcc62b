/**
 * Each piece of the gallery is visited again and again in one document: it draws, pauses, loses its context and comes back,
 * is left, and nothing of it runs on. Then one document walks past all works, playing each piece, for as many rounds as are asked.
 * `npm run proof:art -- --times=20 --rounds=3 [--only=a-slug,another-slug] [--built]`. Prints a table.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { artworks } from "#studio/artworks.ts";
import { browserArguments, findBrowser, softwareGraphics } from "../../scripts/local/browser.ts";
import { tour } from "./art/tour.ts";
import { visitAgain, type Visited } from "./art/visits.ts";
import { withSite } from "./images-site.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "20" },
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
    built: { type: "boolean", default: false },
  },
});
const only = values.only?.split(",");
const pieces = artworks.filter(({ slug, piece }) => piece !== undefined && (only?.includes(slug) ?? true));

const window = { width: 320, height: 480 };
/** Bytes by which scripts may hold more after the last round than after the second. */
const mostGrowth = 3e6;

const troubles = await withSite({ isBuilt: values.built }, async ({ site }) => {
  const executablePath = await findBrowser(console.error);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...softwareGraphics] });
  try {
    const visited: Visited[] = [];
    for (const { slug } of pieces) {
      const context = await browser.newContext({ baseURL: site, viewport: window });
      // oxlint-disable-next-line no-await-in-loop -- one piece at a time, as a person visits them
      visited.push(await visitAgain(await context.newPage(), slug, Number(values.times)));
      // oxlint-disable-next-line no-await-in-loop -- its memory is not the next one's
      await context.close();
      console.log(rowOf(visited.at(-1)));
    }
    const troubled = visited.filter(({ trouble }) => trouble !== null);
    console.log(`${visited.length} pieces, ${values.times} visits each, ${troubled.length} with trouble`);
    return [
      ...troubled.map(({ slug, trouble }) => `${slug}: ${trouble}`),
      ...(await walkRound(browser, site)),
    ];
  } finally {
    await browser.close();
  }
});
for (const trouble of troubles) console.log(`✗ ${trouble}`);
process.exit(troubles.length === 0 && pieces.length > 0 ? 0 : 1);

/** Visits all pieces in turn in one document; returns what went wrong. */
async function walkRound(browser: Browser, site: string): Promise<string[]> {
  const rounds = Number(values.rounds);
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
