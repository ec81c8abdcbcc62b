/** What a format's reader finds in a file before anything is decoded. */
export interface Structure {
  /** Pixels, as the picture lies in the file; where it names several sizes, the largest. */
  width: number;
  height: number;
  /** Shown on its side: width and height change places. */
  isTurned: boolean;
  frames: number;
  hasAlpha: boolean;
  /** Where the picture ends; what lies behind is none of it. */
  end: number;
  /** Where a file may hold anything but pixels: comments, profiles, camera notes. */
  notes: Span[];
}

/** Why a file is not a whole picture. `sequence`: an AVIF that moves, which is not accepted. */
export type Flaw = "truncated" | "damaged" | "sequence";

/** From `start` up to `end`, which is left out. */
export interface Span {
  start: number;
  end: number;
}

/** A chunk, segment, block or box. */
export interface Part extends Span {
  name: string;
  /** Where its content begins. */
  data: number;
}

/** A file in its parts, as far as it could be followed. */
export interface Parts {
  parts: Part[];
  /** Behind the last part. */
  end: number;
  flaw: Flaw | null;
}

/** More than any honest picture has, and few enough to hold in memory. */
export const mostParts = 50_000;
