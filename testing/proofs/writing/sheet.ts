/**
 * The text that must be in the editor, from everything that was typed: the markdown that those keys make, block by block.
 */
export interface Sheet {
  title: string;
  summary: string;
  /** The first begins with a plain word, and the last is a paragraph or a heading: typing goes on there. */
  blocks: string[];
}

export interface PlainText {
  title: string;
  summary: string;
  content: string;
}

export function sheetOf({ title, summary, content }: PlainText): Sheet {
  return { title, summary, blocks: content.split("\n\n") };
}

export function textOf({ title, summary, blocks }: Sheet): PlainText {
  return { title, summary, content: blocks.join("\n\n") };
}

/** Adds to the last block. */
export function addTo({ blocks }: Sheet, words: string): void {
  blocks.push((blocks.pop() ?? "") + words);
}

/** The letters at the end that Backspace takes away one by one. */
export function tailOf({ blocks }: Sheet): number {
  return / ([a-z]+)$/.exec(blocks.at(-1) ?? "")?.[1]?.length ?? 0;
}

export function takeFrom({ blocks }: Sheet, letters: number): void {
  blocks.push((blocks.pop() ?? "").slice(0, -letters));
}

/** To the letter, but for the ends of the fields, which the site trims in posts. */
export function isSame(one: PlainText, other: PlainText): boolean {
  return names.every((name) => one[name].trim() === other[name].trim());
}

const names = ["title", "summary", "content"] as const;

/** Where two texts differ, and which words of the first are in none of the others. */
export function differenceOf(wanted: PlainText, found: PlainText, elsewhere: string[] = []): string[] {
  const told: string[] = [];
  for (const name of names) {
    const [one, other] = [wanted[name].trim(), found[name].trim()];
    if (one === other) continue;
    const at = [...one].findIndex((letter, index) => letter !== [...other][index]);
    const around = (text: string) =>
      JSON.stringify(text.slice(Math.max(0, at < 0 ? one.length - 20 : at - 20)).slice(0, 80));
    told.push(`${name} differs at ${at}: wanted ${around(one)}, found ${around(other)}`);
    const all = [other, ...elsewhere].join(" ");
    const missing = one.split(/\s+/).filter((word) => !all.includes(word));
    if (missing.length > 0) told.push(`${name} lacks: ${missing.join(" ")}`);
  }
  return told;
}
