/** What a spreadsheet takes for a formula; and what looks like one that is guarded already. */
const formula = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula: an apostrophe precedes it. */
export const withGuard = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The text of such a cell, as it was before. */
export const withoutGuard = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
