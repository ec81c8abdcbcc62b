import type { Turns } from "../turns.ts";

/** No word and no markup that counts as none goes over a blank line, but for comments. */
const between = /\n[ \t]*\n/;

/** Paragraphs, those of one comment together. */
function* partsOf(text: string): Generator<string> {
  let within: string[] = [];
  for (const paragraph of text.split(between)) {
    within.push(paragraph);
    const [begin, end] = [paragraph.lastIndexOf("<!--"), paragraph.lastIndexOf("-->")];
    if (begin > end || (begin === -1 && end === -1 && within.length > 1)) continue;
    yield within.join("\n\n");
    within = [];
  }
  if (within.length > 0) yield within.join("\n\n");
}

/** As many words as `wordsIn` finds, part by part. `counted` remembers the paragraphs of this text for the next one. */
export function* countWords(
  text: string,
  wordsIn: (markdown: string) => number,
  counted = new Map<string, number>(),
): Turns<number> {
  const now = new Map<string, number>();
  let words = 0;
  for (const part of partsOf(text)) {
    const found = counted.get(part) ?? wordsIn(part);
    now.set(part, found);
    words += found;
    yield;
  }
  counted.clear();
  for (const [part, found] of now) counted.set(part, found);
  return words;
}
