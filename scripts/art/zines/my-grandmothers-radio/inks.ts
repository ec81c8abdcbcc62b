/** Valve light and cabinet: orange and forest; where both lie they make the dark. */
import { rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import type { Shape } from "../../shapes.ts";

export const ORANGE: Tones = { orange: 1 };
export const FOREST: Tones = { forest: 1 };
export const DARK: Tones = { orange: 1, forest: 1 };
export const CREAM: Tones = {};
export const BLUSH: Tones = { orange: 0.3 };

/** A shape with a dark line around it. */
export function edged(p: Picture, shape: Shape, tones: Tones, width = 12): void {
  p.paint(rim(shape, width * 2), FOREST);
  p.paint(shape, tones);
}
