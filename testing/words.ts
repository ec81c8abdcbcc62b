import { wordsOf } from "#domain/words/known-words.ts";
// It makes them.
import "#domain/words/words.server.ts";

/** The engine’s English. */
export const words = wordsOf();
