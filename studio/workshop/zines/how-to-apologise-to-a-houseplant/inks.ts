/** Teal and pink; where both lie they make the dark. */
import type { Tones } from "../../riso.ts";
import { edgedBy, limbEdgedBy } from "../edge.ts";

export const TEAL: Tones = { teal: 1 };
export const PINK: Tones = { pink: 1 };
export const DARK: Tones = { teal: 1, pink: 1 };
export const CREAM: Tones = {};

export const edged = edgedBy(DARK);
export const limb = limbEdgedBy(DARK, 22);
