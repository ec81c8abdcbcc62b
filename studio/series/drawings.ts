/** A work of a series as its program has drawn it; see `seriesPrograms`. */
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

/** Draws the work of a seed, a whole number from 0 up to 2³²: always the same one. In a browser and in node. */
export type SeriesProgram = (seed: number) => Drawn;

/** Every series by its slug. Its program loads when a work is drawn anew, and not before. */
export const seriesPrograms: Readonly<Record<string, (() => Promise<SeriesProgram>) | undefined>> = {
  "riso-woodles": () => import("./riso-woodles/woodle.ts").then((file) => file.drawWoodle),
  collagescape: () => import("./collagescape/collagescape.ts").then((file) => file.drawCollagescape),
};

/** Paints what `svg` gives on a canvas, as large as that is; it too loads only where something is drawn. */
export async function paintDrawing(svg: string, canvas: HTMLCanvasElement): Promise<void> {
  const painter = await import("./paint-drawing.ts");
  return painter.paintDrawing(svg, canvas);
}
