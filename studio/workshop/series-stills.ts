/** The stills of the series in studio/series.ts: node scripts/installed.mjs studio/workshop/series-stills.ts [slug] [number…]; of all numbers, its cover too. */
import { mkdir, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { seriesPrograms } from "../series-programs.ts";
import { allSeries } from "../series.ts";
import { type Series, seriesStillSize } from "#domain/art/series.ts";
import { writeSeriesCover } from "./series-cover.ts";

const folder = resolve(import.meta.dirname, "../public/images/series");
const { positionals } = parseArgs({ allowPositionals: true });
const [only, ...numbers] = positionals;

for (const series of allSeries) {
  if (only !== undefined && series.slug !== only) continue;
  // oxlint-disable-next-line no-await-in-loop -- one at a time: a sheet takes the whole machine
  await writeStills(series);
}

async function writeStills({ slug, works }: Series): Promise<void> {
  await mkdir(resolve(folder, slug), { recursive: true });
  const draw = await seriesPrograms[slug]?.();
  if (!draw) throw new Error(`${slug} has no program in studio/series-programs.ts`);
  const prints: Buffer[] = [];
  for (const { number, seed } of works) {
    if (numbers.length > 0 && !numbers.includes(String(number))) continue;
    const drawing = Buffer.from(draw(seed).svg());
    // oxlint-disable-next-line no-await-in-loop -- as above
    const print = await sharp(drawing).resize(seriesStillSize).removeAlpha().png().toBuffer();
    prints.push(print);
    const file = (end: string) => resolve(folder, slug, `${number}${end}.webp`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    console.warn(await saveLight(print, file(""), 72));
    // oxlint-disable-next-line no-await-in-loop -- as above
    console.warn(await saveLight(await sharp(print).resize(400).png().toBuffer(), file("-400"), 26));
  }
  if (numbers.length === 0) console.warn(await writeSeriesCover(slug, prints));
}

/** The best that is light enough. Where dots weigh too much, flat colours, as few as a press has, keep them crisp. */
async function saveLight(print: Buffer, file: string, limit: number): Promise<string> {
  const smooth = (quality: number) => () =>
    sharp(print).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  for (const encode of [smooth(62), smooth(48), () => flat(print), smooth(36), smooth(26)]) {
    // oxlint-disable-next-line no-await-in-loop -- the next is only tried where this one is too heavy
    const data = await encode();
    if (data.length > limit * 1000) continue;
    // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
    await writeFile(file, data);
    return `${basename(file)} ${Math.ceil(data.length / 1000)} KB`;
  }
  throw new Error(`${file} weighs more than ${limit} KB: coarsen its dots`);
}

async function flat(print: Buffer): Promise<Buffer> {
  const few = await sharp(print).png({ palette: true, colours: 12, dither: 0, effort: 10 }).toBuffer();
  return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
}
