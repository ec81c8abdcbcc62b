import type { Swap } from "./swap.ts";

/** A plate of a stamp: printed, cut away again, or printed as a screen of dots. With a width it is a line, else it is filled. */
export type Layer = readonly [how: "ink" | "cut" | "tone", path: string, width?: number];

/** A stamp, drawn in a box of 100 × 100. */
export interface Stamp {
  /** With its article: "a snail". */
  name: string;
  layers: readonly Layer[];
}

/** How far the next sign is, and its outline, capitals 75 high above the baseline at 0. */
export type Sign = readonly [advance: number, path: string];

export interface Face {
  name: string;
  signs: Readonly<Record<string, Sign>>;
  /** The width of its line; without it, its signs are filled. */
  pen?: number;
  /** It has capitals alone, which are set for small letters too. */
  isCapitals?: boolean;
}

export interface Colour {
  /** "Fluorescent pink". */
  name: string;
  /** #rrggbb. */
  value: string;
}

/**
 * What visitors make a small zine from. Addresses name what they hold by its place in these lists, so that things are only ever added,
 * at their ends.
 */
export interface SwapKit {
  /** At most 4. */
  papers: readonly Colour[];
  /** At most 8. */
  inks: readonly Colour[];
  /** At most 64. */
  stamps: readonly Stamp[];
  /** At most 4. */
  faces: readonly Face[];
  /** At most 128 signs. */
  alphabet: string;
  /** Lines for a page that is dealt; each fits one line. */
  lines: readonly string[];
  /** Zines to look at before one makes one. */
  samples?: readonly Swap[];
}

export const most = { marks: 24, lines: 4, line: 24, title: 28, pages: 4 } as const;

/** Pixels of a page: A7. */
export const swapPage = { width: 1200, height: 1697 } as const;

/** Times the stamp's own box, and times the face's own height. */
export const stampSizes = [1.6, 2.3, 3.2, 4.2, 5.4, 6.8, 8.6, 10.8] as const;
export const lineSizes = [0.75, 1, 1.3, 1.7, 2.2, 2.9, 3.8, 5] as const;

/** Steps of a full turn, and of a page's sides. */
export const steps = { turn: 128, place: 255 } as const;
