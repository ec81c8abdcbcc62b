/** Burgundy, orange and yellow on cream: night, soup, light. */
import type { Tones } from "../../riso.ts";

export const NIGHT: Tones = { burgundy: 1 };
export const SOUP: Tones = { orange: 1 };
export const LIGHT: Tones = { yellow: 1 };
export const CREAM: Tones = {};
/** Orange over yellow: carrots. */
export const RUST: Tones = { orange: 1, yellow: 1 };
/** Orange under burgundy: the darkest. */
export const DARK: Tones = { burgundy: 1, orange: 1 };
