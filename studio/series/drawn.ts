/** A work of a series as its program has drawn it; see `seriesPrograms` in drawings.ts. */
export interface Drawn {
  seed: number;
  /** Units of the vector drawing. */
  width: number;
  height: number;
  /** What it is printed or cut in, the lines' ink or the ground's paper first. */
  inks: readonly { name: string; /** #rrggbb */ colour: string }[];
  /** What is to be seen, in a sentence. */
  alt: string;
  /** The whole work as one SVG document, with nothing from elsewhere in it. */
  svg: (title?: string) => string;
}

/** Draws the work of a seed, a whole number from 0 up to 2³²: always the same work, in a browser and in Node. */
export type SeriesProgram = (seed: number) => Drawn;
