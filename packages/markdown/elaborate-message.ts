import type { Excess, OverBudget } from "./parse/budget.ts";

/** For the author: the place, and how to fix it. Apart from the parser, as editors in a browser do not show it. */
export function elaborateMessage({ excess, line }: OverBudget): string {
  return `The text cannot be shown as a page. ${advice[excess](`in line ${line}`)}`;
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
