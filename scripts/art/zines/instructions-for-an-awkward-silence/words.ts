/** How this zine writes: a brush hand that talks, block letters that announce, in burgundy. */
import { largestSize, type Box } from "../../lettering-lines.ts";
import { caption, title, type Words } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { WINE } from "./inks.ts";

interface Saying extends Words {
  /** Words grow as far as their box lets them, up to this size. */
  most?: number;
}

/** The smallest running text: small letters of 36 px. */
const LEAST = 0.75;

/** Running text, as large as it fits; answers the y of its foot. */
export function say(p: ZinePage, text: string, box: Required<Box>, saying: Saying = {}): number {
  const { most = 1.2, ...words } = { tones: WINE, ...saying };
  const size = largestSize(text, box, words, most);
  if (size < LEAST)
    throw new Error(`“${text}” would be written at ${size}, and at least ${LEAST} can be read`);
  return caption(p, text, box, { ...words, size });
}

/** Block letters, as large as their box lets them be. */
export const shout = (p: ZinePage, text: string, box: Required<Box>, words: Words = {}): number =>
  title(p, text, box, { tones: WINE, ...words });
