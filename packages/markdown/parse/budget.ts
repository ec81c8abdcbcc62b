/** What one text may cost. Work is counted in units of about 50 ns. */
export const budget = {
  work: 40_000_000,
  /** Levels of the tree: a list and its item are two. */
  depth: 200,
};

/** Characters of the longest HTML that the renderer returns, whatever the text. */
export const longestHtml = 2_600_000;

/** What a text has too much of. */
export type Excess = "pieces" | "marks" | "nesting" | "cells" | "length";

/**
 * Thrown while a text is parsed or rendered; `line` is where the costliest part of it begins. The message is for the author:
 * the place, and how to fix it.
 */
export class OverBudget extends Error {
  readonly excess: Excess;
  readonly line: number;

  constructor(excess: Excess, line: number) {
    super(`The text cannot be shown as a page. ${advice[excess](`in line ${line}`)}`);
    this.excess = excess;
    this.line = line;
  }
}

const advice: Record<Excess, (place: string) => string> = {
  pieces: (place) =>
    `The part that begins ${place} has too many elements (list items, headings, links, short paragraphs). Split the text, or put this part in a code block.`,
  marks: (place) =>
    `The part that begins ${place} has too many marks such as *, _, ~, [ or ] without a blank line between them. Split it into paragraphs, or put it in a code block.`,
  nesting: (place) => `Quotes, lists or marks are nested too deeply ${place}. Remove some levels.`,
  cells: (place) =>
    `The table that begins ${place} has too many cells. Split it, or remove the columns that are empty.`,
  length: () => "The rendered text is too long for one page. Split it into several.",
};
