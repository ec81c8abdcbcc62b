/** A school atlas on a breakfast table: yellow, red and navy. */
import { rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import type { Shape } from "../../shapes.ts";

export const NAVY: Tones = { navy: 1 };
export const RED: Tones = { red: 1 };
export const YELLOW: Tones = { yellow: 1 };
export const CRUST: Tones = { yellow: 1, red: 1 };
export const SYRUP: Tones = { yellow: 1, red: 1, navy: 1 };
export const CREAM: Tones = {};

/** A shape with a navy line around it. */
export function edged(p: Picture, shape: Shape, tones: Tones, width = 12): void {
  p.paint(rim(shape, width * 2), NAVY);
  p.paint(shape, tones);
}
