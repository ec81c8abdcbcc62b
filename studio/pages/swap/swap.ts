import { most, steps, stampSizes, type SwapKit } from "./kit.ts";

interface Placed {
  ink: number;
  /** Of its middle, in steps of the page's side, 0 to 255. */
  x: number;
  y: number;
  /** In steps of a full turn, 0 to 127, clockwise. */
  turn: number;
  /** A step of the sizes, 0 to 7. */
  size: number;
}

export interface StampMark extends Placed {
  stamp: number;
}

export interface LineMark extends Placed {
  face: number;
  text: string;
}

export type Mark = StampMark | LineMark;

export interface SwapPage {
  paper: number;
  /** In the order in which they were printed. */
  marks: readonly Mark[];
}

/** A zine of four pages that a visitor has stamped. */
export interface Swap {
  title: string;
  pages: readonly SwapPage[];
}

export const isLine = (mark: Mark): mark is LineMark => "text" in mark;

export const emptySwap: Swap = {
  title: "",
  pages: Array.from({ length: most.pages }, () => ({ paper: 0, marks: [] })),
};

export const isEmpty = ({ title, pages }: Swap): boolean =>
  title === "" && pages.every(({ paper, marks }) => paper === 0 && marks.length === 0);

/** Whether another mark fits on the page: every address stays short enough to be sent. */
export function hasSpace({ marks }: SwapPage, kind: "stamp" | "line"): boolean {
  return marks.length < most.marks && (kind === "stamp" || marks.filter(isLine).length < most.lines);
}

/** The signs of a text that the kit has, as many as a line holds. */
export function settable(kit: SwapKit, text: string, length: number = most.line): string {
  return [
    ...text
      .replaceAll(/[\s\u00a0]/g, " ")
      .replaceAll("ʼ", "’")
      .replaceAll("'", "’"),
  ]
    .filter((sign) => kit.alphabet.includes(sign))
    .slice(0, length)
    .join("");
}

/** The mark with some of its places changed, brought within their bounds; a turn goes round. */
export function adjusted<M extends Mark>(mark: M, change: Partial<Placed>): M {
  const { x, y, turn, size } = { ...mark, ...change };
  const within = (value: number, top: number) => Math.round(Math.min(Math.max(value, 0), top));
  return {
    ...mark,
    ...change,
    x: within(x, steps.place),
    y: within(y, steps.place),
    turn: ((Math.round(turn) % steps.turn) + steps.turn) % steps.turn,
    size: within(size, stampSizes.length - 1),
  };
}
