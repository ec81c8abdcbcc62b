import type { SeriesProgram } from "./drawn.ts";

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
