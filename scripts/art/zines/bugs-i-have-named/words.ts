/** How this zine writes: a brush for what happened, block letters for names. */
import { largestSize, type Box } from "../../lettering-lines.ts";
import { caption, title, type Words } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { FOREST } from "./inks.ts";

type Look = Words & { most?: number };

/** Running text as large as its box lets it be, up to `most`; answers where it ends. */
export function say(p: ZinePage, text: string, box: Required<Box>, look: Look = {}): number {
  const { most = 1, ...words } = { tones: FOREST, pen: 12, leading: 106, ...look };
  return caption(p, text, box, { ...words, size: Math.max(0.76, largestSize(text, box, words, most)) });
}

export const name = (p: ZinePage, text: string, box: Required<Box>, look: Look = {}): number =>
  title(p, text, box, { tones: FOREST, ...look });
