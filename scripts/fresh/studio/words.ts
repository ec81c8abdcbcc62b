import type { WordLayers } from "#domain/words/words.ts";

/**
 * What the site says otherwise than the catalogue of its language: nothing so far. Say what you like your way at
 * `/admin/menu/words`, or in a file for each language, like words/en.ts: `export const en: Layer = { art: { lead: "My prints." } };`.
 */
export const words: WordLayers = {};
