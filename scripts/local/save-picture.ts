/** Encodes pictures at the best quality that stays within a weight. */
import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Sharp } from "sharp";

const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24];

/** Writes a WebP of at most `limit` kilobytes; returns its weight in words. Throws when no quality is small enough. */
export const saveWebp = (picture: Sharp, file: string, limit: number): Promise<string> =>
  save(file, limit, (quality) =>
    picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
  );

/** Writes a JPEG of at most `limit` kilobytes; returns its weight in words. */
export const saveJpeg = (picture: Sharp, file: string, limit: number): Promise<string> =>
  save(file, limit, (quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer());

async function save(
  file: string,
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<string> {
  let fits: { quality: number; data: Buffer } | undefined;
  // The best one often fits, so it is tried first.
  let [from, to, next] = [0, QUALITIES.length - 1, 0];
  while (from <= to) {
    const quality = QUALITIES[next] as number;
    const data = await encode(quality);
    if (data.length <= limit * 1000) {
      fits = { quality, data };
      to = next - 1;
    } else from = next + 1;
    next = Math.floor((from + to) / 2);
  }
  if (!fits)
    throw new Error(`${file} weighs more than ${limit} KB at any quality: print it with a coarser screen`);
  await writeFile(file, fits.data);
  return `${basename(file)} ${Math.ceil(fits.data.length / 1000)} KB at ${fits.quality}`;
}
