import type { WordLayers } from "#domain/words/words.ts";
import { en } from "./words/en.ts";

/** What the site says otherwise than the catalogue of its language; a file for each language. */
export const words: WordLayers = { en };
