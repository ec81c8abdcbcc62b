/** How a zine writes: a brush hand that talks and block letters that announce, each zine in inks of its own. */
import { largestSize, type Box } from "../lettering-lines.ts";
import type { Tones } from "../riso.ts";
import { caption, title, type Words } from "./words.ts";
import type { ZinePage } from "./zine-page.ts";

export interface Saying extends Words {
  /** Words grow as far as their box lets them, up to this size. */
  most?: number;
}
/** Writes into a box; answers the y of the words' foot. */
type Write = (p: ZinePage, text: string, box: Required<Box>, saying?: Saying) => number;

/** The smallest running text: small letters of 36 px. */
const LEAST = 0.76;

/** Running text as large as its box lets it be, in a zine's usual hand. Throws where only smaller words would fit. */
export const talkingIn =
  (usual: Saying): Write =>
  (p, text, box, saying = {}) => {
    const { most = 1.2, ...words } = { ...usual, ...saying };
    return caption(p, text, box, { ...words, size: Math.max(LEAST, largestSize(text, box, words, most)) });
  };

/** Block letters as large as their box lets them be. */
export const announcingIn =
  (tones: Tones): Write =>
  (p, text, box, saying = {}) =>
    title(p, text, box, { tones, ...saying });
