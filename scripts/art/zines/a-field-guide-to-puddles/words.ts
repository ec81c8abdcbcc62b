/** How this guide writes: the brush tells, block letters name. Navy, unless the ground is. */
import { largestSize, type Box } from "../../lettering-lines.ts";
import { caption, title, type Words } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { NAVY } from "./inks.ts";

/** Running text as large as its box lets it be, up to `most`; answers where it ends. */
export function say(
  p: ZinePage,
  text: string,
  box: Required<Box>,
  look: Words & { most?: number } = {},
): number {
  const { most = 1.05, ...words } = { tones: NAVY, pen: 11.5, ...look };
  return caption(p, text, box, { ...words, size: Math.max(0.76, largestSize(text, box, words, most)) });
}

export const name = (
  p: ZinePage,
  text: string,
  box: Required<Box>,
  look: Words & { most?: number } = {},
): number => title(p, text, box, { tones: NAVY, ...look });
