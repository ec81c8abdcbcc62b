/** Mint and burgundy, where they meet a shade darker. Words are burgundy. */
import { rim } from "../../cast/pen.ts";
import type { Tones } from "../../riso.ts";
import { stroke, type Shape } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";

export const MINT: Tones = { mint: 1 };
export const WINE: Tones = { burgundy: 1 };
export const CREAM: Tones = {};

/** A shape in an outline of burgundy. */
export function edged(p: ZinePage, shape: Shape, tones: Tones, edge = 12, inside?: Shape): void {
  p.paint(shape, tones, inside);
  p.paint(rim(shape, edge), WINE, inside);
}

/** A limb in an outline of burgundy. */
export function limb(p: ZinePage, points: Shape, width: number, tones: Tones, edge = 20): void {
  p.paint(stroke(points, width + edge), WINE);
  p.paint(stroke(points, width), tones);
}
