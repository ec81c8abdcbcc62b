/** A zine's page: a sheet of 1200×1697 that remembers the words drawn on it, so that they can be held against its transcript. */
import { Picture, type Ink, type Sheet, type Tones } from "../riso.ts";
import { rect } from "../shapes.ts";

export const PAGE = { width: 1200, height: 1697 } as const;
/** Nothing that must be read comes nearer to the edge: 7 % of the width. */
export const MARGIN = 84;

export interface ZineSheet extends Pick<Sheet, "paper" | "screens" | "slip" | "wobble"> {
  zine: string;
  /** Two or three; the first is in register, the others slip. */
  inks: readonly Ink[];
}

export class ZinePage extends Picture {
  readonly page: number;
  /** Each text written on the page, in the order it was written. */
  readonly texts: string[] = [];

  constructor({ zine, page, ...sheet }: ZineSheet & { page: number }) {
    super({ ...sheet, ...PAGE, name: `${zine}/${page}` });
    this.page = page;
  }

  /** Covers the whole page, beyond its edges: the inks that slip still reach the corners. */
  ground(tones: Tones): this {
    return this.paint(rect(-60, -60, PAGE.width + 120, PAGE.height + 120), tones);
  }
}

/** One page of a zine, drawn when it is asked for. Pages count from 1, the front cover. */
const zinePage =
  (sheet: ZineSheet & { page: number; draw: (page: ZinePage) => void }): (() => ZinePage) =>
  () => {
    const { draw, ...rest } = sheet;
    const page = new ZinePage(rest);
    draw(page);
    return page;
  };

/** A whole zine: its drawings in the order of its pages. */
export const zinePages = (
  sheet: ZineSheet,
  drawings: readonly ((page: ZinePage) => void)[],
): (() => ZinePage)[] => drawings.map((draw, i) => zinePage({ ...sheet, page: i + 1, draw }));
