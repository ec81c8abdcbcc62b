import type { Turns } from "../turns.ts";

/** No word and no markup that counts as none goes over a blank line. */
const between = /\n[ \t]*\n/;

/** As many words as `wordsIn` finds, part by part. `counted` remembers the paragraphs of this text for the next one. */
export function* countWords(
  text: string,
  wordsIn: (markdown: string) => number,
  counted = new Map<string, number>(),
): Turns<number> {
  const now = new Map<string, number>();
  let words = 0;
  for (const part of text.split(between)) {
    const found = counted.get(part) ?? wordsIn(part);
    now.set(part, found);
    words += found;
    yield;
  }
  counted.clear();
  for (const [part, found] of now) counted.set(part, found);
  return words;
}
