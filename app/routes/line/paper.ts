import bill from "./bill.module.css";
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

/** A line of one or two prints is a bill, a longer one a catalogue: as large as one sheet lets them be. */
export function paperOf(count: number): Paper {
  const styles = count <= 2 ? bill : catalogue;
  const paper = Object.fromEntries(parts.map((part) => [part, styles[part] ?? ""])) as Paper;
  return { ...paper, line: `${paper.line} ${sizeOf(count)}` };
}

function sizeOf(count: number): string {
  if (count <= 2) return (count === 1 ? bill.only : bill.pair) ?? "";
  if (count <= 4) return "";
  if (count <= 6) return catalogue.six ?? "";
  if (count <= 9) return catalogue.nine ?? "";
  if (count <= 12) return catalogue.twelve ?? "";
  if (count <= 16) return catalogue.sixteen ?? "";
  return (count <= 20 ? catalogue.twenty : catalogue.many) ?? "";
}
