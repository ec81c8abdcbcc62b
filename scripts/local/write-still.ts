/** The files of a work's still, as domain/art/still.ts names them. */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Sharp } from "sharp";
import { cardSize } from "#domain/art/picture-card.ts";
import { saveJpeg, saveWebp } from "./save-picture.ts";

const folder = resolve(import.meta.dirname, "../../studio/public/images/art");

/** Writes a still, and the card that is shown where a link is shared; returns what they weigh. `focus`: what the card's crop keeps in view. */
export async function writeStill(slug: string, still: Sharp, focus: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = (end: string) => resolve(folder, `${slug}${end}`);
  const card = still.clone().resize({ ...cardSize, position: focus });
  const reports = [await saveWebp(still, file(".webp"), 420), await saveJpeg(card, file("-card.jpg"), 100)];
  return reports.join("; ");
}
