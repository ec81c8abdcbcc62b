/** The engine’s English. */
export { usualWords as words } from "#domain/words/words.server.ts";
