import type { Words } from "./words.ts";

/**
 * Words by their version: the data of pages names the version alone. In an isolate those of the sites and languages that it has
 * answered in; in a browser those of the document.
 */
const known = new Map<string, Words>();
/** Those of a page whose data did not arrive. */
let latest: Words | undefined;

export function keepWords(words: Words): Words {
  known.set(words.version, words);
  latest = words;
  return words;
}

/** Those of a version; the latest where the version is unknown, as on a page whose data did not arrive. */
export function wordsOf(version?: string): Words {
  const words = (version === undefined ? undefined : known.get(version)) ?? latest;
  if (!words) throw new Error("No words have been read yet.");
  return words;
}

export const hasWords = (version: string) => known.has(version);

export const wordsPath = (version: string) => `/words.json?v=${version}`;
