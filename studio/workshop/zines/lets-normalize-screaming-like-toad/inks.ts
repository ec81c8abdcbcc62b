import type { Tones } from "../../riso.ts";
import type { ZineSheet } from "../zine-page.ts";

export const SHEET: ZineSheet = {
  zine: "lets-normalize-screaming-like-toad",
  inks: ["pink", "lime", "navy"],
  screens: {
    pink: { kind: "dots", pitch: 18, angle: 75 },
    lime: { kind: "dots", pitch: 18, angle: 30 },
    navy: { kind: "dots", pitch: 16, angle: 45 },
  },
};
export const DARK: Tones = { navy: 1 };
export const GREEN: Tones = { lime: 1 };
export const PINK: Tones = { pink: 1 };
/** Pink over lime. */
export const BRICK: Tones = { pink: 1, lime: 1 };
export const BARE: Tones = {};
