/** Navy and yellow for the night; orange comes in at dawn and not before. */
import type { Tones } from "../../riso.ts";
import { edgedBy, limbEdgedBy } from "../edge.ts";

export const NIGHT: Tones = { navy: 1 };
/** Darker than the night: roofs and backs. */
export const DEEP: Tones = { navy: 1, yellow: 1 };
export const LIGHT: Tones = { yellow: 1 };
export const DAWN: Tones = { orange: 1 };
export const CREAM: Tones = {};

export const edged = edgedBy(NIGHT);
export const limb = limbEdgedBy(NIGHT);
