import type { Tones } from "../../riso.ts";
import type { ZineSheet } from "../zine-page.ts";

export const SHEET: ZineSheet = {
  zine: "snakes-cant-sign",
  inks: ["orange", "forest"],
  paper: "butter",
  slip: 1.3,
  screens: {
    orange: { kind: "dots", pitch: 18, angle: 20 },
    forest: { kind: "dots", pitch: 16, angle: 65 },
  },
};
export const DARK: Tones = { forest: 1 };
export const ORANGE: Tones = { orange: 1 };
/** Both inks over each other: nearly black. */
export const BLACK: Tones = { orange: 1, forest: 1 };
export const BARE: Tones = {};
