/** Where a line, numbered from 1, begins and ends in a text. */
export function placeOfLine(text: string, line: number): { from: number; to: number } {
  const before = text.split("\n").slice(0, line - 1);
  const from = before.reduce((sum, { length }) => sum + length + 1, 0);
  const end = text.indexOf("\n", from);
  return { from: Math.min(from, text.length), to: end < 0 ? text.length : end };
}

/** What a new line after `caret` begins with: as much as the line before it, and more within a brace that it opened. */
export function indentOf(text: string, caret: number): string {
  const line = text.slice(text.lastIndexOf("\n", caret - 1) + 1, caret);
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  return /\{\s*$/.test(line) ? `${indent}  ` : indent;
}
