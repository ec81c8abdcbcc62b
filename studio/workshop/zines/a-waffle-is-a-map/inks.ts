/** A school atlas on a breakfast table: yellow, red and navy. */
import type { Tones } from "../../riso.ts";
import { backedBy } from "../edge.ts";

export const NAVY: Tones = { navy: 1 };
export const RED: Tones = { red: 1 };
export const YELLOW: Tones = { yellow: 1 };
export const CRUST: Tones = { yellow: 1, red: 1 };
export const SYRUP: Tones = { yellow: 1, red: 1, navy: 1 };
export const CREAM: Tones = {};

export const edged = backedBy(NAVY);
