/** Encodes at the best quality that stays within a weight. */
import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Sharp } from "sharp";

const QUALITIES = [88, 82, 76, 70, 64, 56, 48, 40, 32];

/** Writes a WebP of at most `limit` kilobytes; says its weight. Throws when no quality is small enough. */
export const saveWebp = (picture: Sharp, file: string, limit: number): Promise<string> =>
  save(file, limit, (quality) =>
    picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  );

/** Writes a JPEG of at most `limit` kilobytes; says its weight. */
export const saveJpeg = (picture: Sharp, file: string, limit: number): Promise<string> =>
  save(file, limit, (quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer());

async function save(
  file: string,
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<string> {
  for (const quality of QUALITIES) {
    const data = await encode(quality);
    if (data.length > limit * 1000) continue;
    await writeFile(file, data);
    return `${basename(file)} ${Math.ceil(data.length / 1000)} KB at ${quality}`;
  }
  throw new Error(`${file} weighs more than ${limit} KB at any quality: print it with a coarser screen`);
}
