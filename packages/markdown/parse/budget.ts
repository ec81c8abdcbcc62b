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

/** Thrown while a text is parsed or rendered; `line` is where the costliest part of it begins. */
export class OverBudget extends Error {
  readonly excess: Excess;
  readonly line: number;

  constructor(excess: Excess, line: number) {
    super(`Over the rendering budget: ${excess} in line ${line}.`);
    this.excess = excess;
    this.line = line;
  }
}
