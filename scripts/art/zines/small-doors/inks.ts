/** A street in February: sky for the evening, yellow for who is in, burgundy for the rest. */
import { rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import type { Shape } from "../../shapes.ts";

export const SKY: Tones = { sky: 1 };
export const YELLOW: Tones = { yellow: 1 };
export const BURGUNDY: Tones = { burgundy: 1 };
export const PLUM: Tones = { sky: 1, burgundy: 1 };
export const LEAF: Tones = { sky: 1, yellow: 1 };
export const CREAM: Tones = {};

/** A shape with a burgundy line around it. */
export function edged(p: Picture, shape: Shape, tones: Tones, width = 12): void {
  p.paint(rim(shape, width * 2), BURGUNDY);
  p.paint(shape, tones);
}
