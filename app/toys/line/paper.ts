import bill from "./bill.module.css";
import { rowsOf } from "./catalogue-rows.ts";
import catalogue from "./catalogue.module.css";

const parts = [
  "page",
  "head",
  "words",
  "line",
  "print",
  "wide",
  "tall",
  "figure",
  "sheet",
  "picture",
  "caption",
  "after",
  "ways",
] as const;

/** The classes that lay out the parts of a show for print. */
export type Paper = Record<(typeof parts)[number], string>;

/**
 * A line of one or two prints is a bill, a longer one a catalogue: as large as one sheet lets them be. Returns the classes of
 * the page, and those of each print in order.
 */
export function paperOf(count: number): { paper: Paper; prints: Paper[] } {
  const rows = count <= 2 ? [] : rowsOf(count);
  const styles = rows.length === 0 ? bill : catalogue;
  const plain = Object.fromEntries(parts.map((part) => [part, styles[part] ?? ""])) as Paper;
  const size = [`of${count}`, rows.length > 3 ? "small" : ""].map((name) => styles[name] ?? "");
  const across = rows.flatMap((row) => Array<string>(row).fill(styles[`across${row}`] ?? ""));
  return {
    paper: { ...plain, line: [plain.line, ...size].join(" ") },
    prints: across.map((columns) => ({ ...plain, print: `${plain.print} ${columns}` })),
  };
}
