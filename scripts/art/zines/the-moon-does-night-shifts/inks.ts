/** Navy and yellow for the night; orange comes in at dawn and not before. */
import { rim } from "../../cast/pen.ts";
import type { Tones } from "../../riso.ts";
import { stroke, type Shape } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";

export const NIGHT: Tones = { navy: 1 };
/** Darker than the night: roofs and backs. */
export const DEEP: Tones = { navy: 1, yellow: 1 };
export const LIGHT: Tones = { yellow: 1 };
export const DAWN: Tones = { orange: 1 };
export const CREAM: Tones = {};

/** A shape in an outline of night. */
export function edged(p: ZinePage, shape: Shape, tones: Tones, edge = 12): void {
  p.paint(shape, tones);
  p.paint(rim(shape, edge), NIGHT);
}

/** A limb in an outline of night. */
export function limb(p: ZinePage, points: Shape, width: number, tones: Tones, edge = 20): void {
  p.paint(stroke(points, width + edge), NIGHT);
  p.paint(stroke(points, width), tones);
}
