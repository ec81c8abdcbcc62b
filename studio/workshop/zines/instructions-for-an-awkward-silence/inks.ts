/** Mint and burgundy, where they meet a shade darker. Words are burgundy. */
import type { Tones } from "../../riso.ts";
import { edgedBy, limbEdgedBy } from "../edge.ts";

export const MINT: Tones = { mint: 1 };
export const WINE: Tones = { burgundy: 1 };
export const CREAM: Tones = {};

export const edged = edgedBy(WINE);
export const limb = limbEdgedBy(WINE);
