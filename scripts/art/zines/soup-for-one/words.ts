/** How this zine writes: low and round, in burgundy. */
import { largestSize, type Box } from "../../lettering-lines.ts";
import { caption, type Words } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { NIGHT } from "./inks.ts";

/** Running text as large as its box lets it be, up to `most`; answers where it ends. */
export function say(
  p: ZinePage,
  text: string,
  box: Required<Box>,
  look: Words & { most?: number } = {},
): number {
  const { most = 1, ...words } = { tones: NIGHT, pen: 12, leading: 104, ...look };
  return caption(p, text, box, { ...words, size: Math.max(0.76, largestSize(text, box, words, most)) });
}
