/** Writes the inks of every work in studio/series.ts, for pages that show a work and need not draw it: node scripts/installed.mjs studio/workshop/series-inks.ts */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { format } from "oxfmt";
import { seriesPrograms } from "../series-programs.ts";
import { allSeries } from "../series.ts";
import formatting from "../../.oxfmtrc.json" with { type: "json" };

const { printWidth } = formatting;
const file = resolve(import.meta.dirname, "../series/inks.ts");
const inks: Record<string, [string, string][][]> = {};
for (const { slug, works } of allSeries) {
  // oxlint-disable-next-line no-await-in-loop -- each in its turn
  const draw = await seriesPrograms[slug]?.();
  if (!draw) throw new Error(`${slug} has no program in studio/series-programs.ts`);
  inks[slug] = works.map(({ seed }) => draw(seed).inks.map(({ name, colour }) => [name, colour]));
}
const text = `/** What each work of a series is printed on or cut from, by the order of its works: name and #rrggbb. Written by studio/workshop/series-inks.ts. */
export const seriesInks: Readonly<Record<string, readonly (readonly (readonly [string, string])[])[]>> = ${JSON.stringify(inks)};
`;
await writeFile(file, (await format(file, text, { printWidth })).code);
