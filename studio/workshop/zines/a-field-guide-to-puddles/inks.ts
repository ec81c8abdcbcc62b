/** Sky, navy and orange on cream: water, words, boots. */
import type { Tones } from "../../riso.ts";

export const SKY: Tones = { sky: 1 };
export const NAVY: Tones = { navy: 1 };
export const ORANGE: Tones = { orange: 1 };
export const CREAM: Tones = {};
/** Sky under navy: the bottom of deep water. */
export const DEEP: Tones = { sky: 1, navy: 1 };
/** Where orange and navy overprint: whatever is nearly black. */
export const DARK: Tones = { navy: 1, orange: 1 };
