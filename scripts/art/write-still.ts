/** The files of a work's still, as domain/art/artwork.ts names them. */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Sharp } from "sharp";
import { saveJpeg, saveWebp } from "./zines/save.ts";

export const stillFolder = resolve(import.meta.dirname, "../../public/images/art");

/** Pixels of the card, which is shown where a link is shared. */
const card = { width: 1200, height: 630 };

export interface StillWeights {
  /** Kilobytes of the largest file: one that is zoomed into may weigh more. */
  whole?: number;
  middle?: number;
  small?: number;
}

/** Writes a still in three sizes and its card; says what they weigh. `focus`: what the card's crop holds on to. */
export async function writeStill(
  slug: string,
  still: Sharp,
  { whole = 230, middle = 110, small = 40 }: StillWeights = {},
  focus = "centre",
): Promise<string> {
  await mkdir(stillFolder, { recursive: true });
  const file = (end: string) => resolve(stillFolder, `${slug}${end}`);
  const crop = { ...card, fit: "cover", position: focus } as const;
  const reports = [
    await saveWebp(still, file(".webp"), whole),
    await saveWebp(still.clone().resize(960), file("-960.webp"), middle),
    await saveWebp(still.clone().resize(480), file("-480.webp"), small),
    await saveJpeg(still.clone().resize(crop), file("-card.jpg"), 160),
  ];
  return reports.join("; ");
}
