/** A street in February: sky for the evening, yellow for who is in, burgundy for the rest. */
import type { Tones } from "../../riso.ts";
import { backedBy } from "../edge.ts";

export const SKY: Tones = { sky: 1 };
export const YELLOW: Tones = { yellow: 1 };
export const BURGUNDY: Tones = { burgundy: 1 };
export const PLUM: Tones = { sky: 1, burgundy: 1 };
export const LEAF: Tones = { sky: 1, yellow: 1 };
export const CREAM: Tones = {};

export const edged = backedBy(BURGUNDY);
