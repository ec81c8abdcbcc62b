/** The files of a work's still, as domain/art/still.ts names them. */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Sharp } from "sharp";
import { saveJpeg, saveWebp } from "./save-picture.ts";

export const stillFolder = resolve(import.meta.dirname, "../../studio/public/images/art");

/** Pixels of the card, which is shown where a link is shared. */
export const cardSize = { width: 1200, height: 630 };

export interface StillWeights {
  /** Kilobytes of the largest file: one that is zoomed into may weigh more. */
  whole?: number;
  card?: number;
}

/** Writes a still and its card; returns what they weigh. `card`: what the card's crop keeps in view, or a picture of its own. */
export async function writeStill(
  slug: string,
  still: Sharp,
  weights: StillWeights = {},
  card: string | Sharp = "centre",
  folder = stillFolder,
): Promise<string> {
  const { whole = 170, card: cardWeight = 100 } = weights;
  await mkdir(folder, { recursive: true });
  const file = (end: string) => resolve(folder, `${slug}${end}`);
  const crop = typeof card === "string" ? still.clone().resize({ ...cardSize, position: card }) : card;
  const reports = [
    await saveWebp(still, file(".webp"), whole),
    await saveJpeg(crop, file("-card.jpg"), cardWeight),
  ];
  return reports.join("; ");
}
