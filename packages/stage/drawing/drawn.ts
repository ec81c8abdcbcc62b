/** A work as its program has drawn it. */
export interface Drawn {
  seed: number;
  /** Units of the vector drawing. */
  width: number;
  height: number;
  /** The inks or papers it is made of; the lines' ink or the ground's paper comes first. */
  inks: readonly { name: string; /** #rrggbb */ colour: string }[];
  /** What the picture shows, in a sentence. */
  alt: string;
  /** The whole work as one SVG document that refers to nothing outside itself. */
  svg: (title?: string) => string;
}

/** Draws the work of a seed, a whole number from 0 up to 2³²: always the same one. In a browser and in node. */
export type DrawingProgram = (seed: number) => Drawn;

/** Loads a program when a work is drawn, and not before. */
export type LoadProgram = () => Promise<DrawingProgram>;
