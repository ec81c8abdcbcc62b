/** Forest, lime and pink on cream: words and shade, light, and everybody's good side. */
import type { Tones } from "../../riso.ts";

export const FOREST: Tones = { forest: 1 };
export const LIME: Tones = { lime: 1 };
export const PINK: Tones = { pink: 1 };
export const CREAM: Tones = {};
/** Pink over lime: flowerpots. */
export const CLAY: Tones = { pink: 1, lime: 1 };
/** Pink under forest: the darkest. */
export const DARK: Tones = { forest: 1, pink: 1 };
