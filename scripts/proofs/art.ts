/**
 * Each piece of the gallery is visited again and again in one document: it draws, pauses, loses its context and comes back,
 * is left, and nothing of it runs on. `npm run proof:art -- --times=20 [--only=waffle,djello] [--built]`. Prints a table.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { artworks } from "#content/artworks.ts";
import { browserArguments, findBrowser, softwareGraphics } from "../local/browser.ts";
import { visitAgain, type Visited } from "./art/visits.ts";
import { withSite } from "./images-site.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "20" },
    only: { type: "string" },
    built: { type: "boolean", default: false },
  },
});
const only = values.only?.split(",");
const pieces = artworks.filter(({ slug, piece }) => piece !== undefined && (only?.includes(slug) ?? true));

const told = await withSite({ isBuilt: values.built }, async ({ site }) => {
  const executablePath = await findBrowser(console.error);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...softwareGraphics] });
  try {
    const visited: Visited[] = [];
    for (const { slug } of pieces) {
      const context = await browser.newContext({ baseURL: site, viewport: { width: 480, height: 640 } });
      // oxlint-disable-next-line no-await-in-loop -- one piece at a time, as a person visits them
      visited.push(await visitAgain(await context.newPage(), slug, Number(values.times)));
      // oxlint-disable-next-line no-await-in-loop -- its memory is not the next one's
      await context.close();
      console.log(rowOf(visited.at(-1)));
    }
    return visited;
  } finally {
    await browser.close();
  }
});
const troubled = told.filter(({ trouble }) => trouble !== null);
for (const { slug, trouble } of troubled) console.log(`✗ ${slug}: ${trouble}`);
console.log(`${told.length} pieces, ${values.times} visits each, ${troubled.length} with trouble`);
process.exit(troubled.length === 0 && told.length > 0 ? 0 : 1);

function rowOf(visited: Visited | undefined): string {
  if (!visited) return "";
  const { slug, visits, framesASecond, heaps } = visited;
  const memory = heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(" → ");
  return `${slug.padEnd(26)} ${String(visits).padStart(3)} visits ${framesASecond.toFixed(0).padStart(4)} frames/s  ${memory} MB`;
}
