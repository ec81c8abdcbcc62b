import { putIn } from "../elements.ts";
/** Tables as markdown has them: a row of headings, rows of as many cells, and words alone in each cell. */
export function cleanTables(body: HTMLElement): void {
  // The innermost first: a table in a table becomes words.
  for (const table of [...body.querySelectorAll("table")].toReversed()) cleanTable(table);
}

function cleanTable(table: HTMLTableElement) {
  const page = table.ownerDocument;
  const rows = [...table.rows].map((row) => [...row.cells].flatMap((cell) => spread(cell)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  // A box around some text, or a table within another.
  if (width < 2 || rows.length === 0 || table.parentElement?.closest("td, th")) {
    table.replaceWith(
      ...[...table.rows].flatMap((row) => [...row.cells].flatMap((cell) => [...cell.childNodes])),
    );
    return;
  }
  if (rows.length === 1) rows.push([]);
  const clean = page.createElement("table");
  for (const [index, row] of rows.entries()) {
    const line = clean.insertRow();
    for (let column = 0; column < width; column += 1) {
      const cell = page.createElement(index === 0 ? "th" : "td");
      const words = page.createElement("p");
      const source = row[column];
      if (source) putIn(words, ...inlineOf(source));
      putIn(cell, words);
      putIn(line, cell);
    }
  }
  table.replaceWith(clean);
}

/** A cell that covers several columns counts as in the first of them. */
function spread(cell: HTMLTableCellElement): (HTMLTableCellElement | null)[] {
  return [cell, ...Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, () => null)];
}

/** Paragraphs, lists and the like, one behind the other in a line. */
function inlineOf(cell: HTMLElement): Node[] {
  const blocks = "p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, br";
  for (const block of [...cell.querySelectorAll(blocks)].toReversed())
    block.replaceWith(...block.childNodes, cell.ownerDocument.createTextNode(" "));
  return [...cell.childNodes];
}
