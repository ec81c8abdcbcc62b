/** `node scripts/installed.mjs studio/workshop/plans/draw-plans.ts [slug…]`: draws the plans of the projects' pages. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { PlanPen } from "./plan-pen.ts";

const here = import.meta.dirname;
const folder = resolve(here, "../../public/images/projects/plans");
/** Bytes. */
const limit = 6144;

await mkdir(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const file of await readdir(resolve(here, "drawn"))) {
  // oxlint-disable-next-line no-await-in-loop -- a handful of files
  const { plans } = (await import(resolve(here, "drawn", file))) as { plans: Record<string, () => PlanPen> };
  for (const [slug, draw] of Object.entries(plans)) {
    if (wanted.length > 0 && !wanted.includes(slug)) continue;
    const svg = draw().svg();
    if (svg.length > limit)
      throw new Error(`The plan of ${slug} has ${svg.length} bytes, and ${limit} at most.`);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await writeFile(resolve(folder, `${slug}.svg`), svg);
    console.log(`${slug}: ${svg.length} bytes`);
  }
}
