/** Encodes at the best quality that stays within a weight. */
import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Sharp } from "sharp";

const QUALITIES = [88, 84, 80, 75, 70, 65, 60, 54, 48, 42, 36, 30, 25];

/** Writes a WebP of at most `limit` kilobytes; says its weight. Throws when no quality is small enough. */
export const saveWebp = (picture: Sharp, file: string, limit: number): Promise<string> =>
  save(file, limit, (quality) => picture.clone().webp({ quality, effort: 4 }).toBuffer());

/** Writes a JPEG of at most `limit` kilobytes; says its weight. */
export const saveJpeg = (picture: Sharp, file: string, limit: number): Promise<string> =>
  save(file, limit, (quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer());

async function save(
  file: string,
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<string> {
  let fits: { quality: number; data: Buffer } | undefined;
  let [best, worst] = [0, QUALITIES.length - 1];
  while (best <= worst) {
    const middle = Math.floor((best + worst) / 2);
    const quality = QUALITIES[middle] as number;
    const data = await encode(quality);
    if (data.length <= limit * 1000) {
      fits = { quality, data };
      worst = middle - 1;
    } else best = middle + 1;
  }
  if (!fits)
    throw new Error(`${file} weighs more than ${limit} KB at any quality: print it with a coarser screen`);
  await writeFile(file, fits.data);
  return `${basename(file)} ${Math.ceil(fits.data.length / 1000)} KB at ${fits.quality}`;
}
