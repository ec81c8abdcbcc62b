/** Valve light and cabinet: orange and forest; where both lie they make the dark. */
import type { Tones } from "../../riso.ts";
import { backedBy } from "../edge.ts";

export const ORANGE: Tones = { orange: 1 };
export const FOREST: Tones = { forest: 1 };
export const DARK: Tones = { orange: 1, forest: 1 };
export const CREAM: Tones = {};
export const BLUSH: Tones = { orange: 0.3 };

export const edged = backedBy(FOREST);
