/** Where a zine's pages lie on the one sheet it is folded from. Measures are in millimetres, from the sheet's top left corner. */
export const papers = {
  a4: { short: 210, long: 297 },
  letter: { short: 215.9, long: 279.4 },
} as const;

export type Paper = keyof typeof papers;

/** Where paper is Letter; everywhere else it is A4. */
const letterRegions = "US CA MX PH CL CO VE GT CR PA SV NI HN DO PR BO".split(" ");

/** The paper of readers whose language is `locale`: 'en-US' prints on Letter; a bare 'en' says nothing of where one is. */
export function paperOf(locale: string): Paper {
  try {
    const { region } = new Intl.Locale(locale);
    return region && letterRegions.includes(region) ? "letter" : "a4";
  } catch {
    return "a4";
  }
}

interface Size {
  width: number;
  height: number;
}

interface Rectangle extends Size {
  x: number;
  y: number;
}

interface Line {
  from: [x: number, y: number];
  to: [x: number, y: number];
}

/** A page's place on the sheet; a turned one is upside down. */
export interface PlacedPage extends Rectangle {
  page: number;
  isTurned: boolean;
  column: number;
  row: number;
}

export interface Sheet {
  width: number;
  height: number;
  pages: PlacedPage[];
  /** Whole creases; only their ends need to be printed. */
  folds: Line[];
  cut: Line | null;
}

/**
 * Rows from the top, the upper one on its head. Eight pages go round the sheet as a ring, and the cut lets it be folded flat; four are
 * a sheet folded twice.
 */
const orders = {
  8: [
    [5, 4, 3, 2],
    [6, 7, 8, 1],
  ],
  4: [
    [3, 2],
    [4, 1],
  ],
} as const;

/** Around each page: what no desktop printer reaches, and space for the marks and a line of words. */
const margin = { side: 5, head: 7 };

/**
 * A zine's whole sheet. Eight pages are on a sheet in landscape format, whose cut runs along it. Four are on one in portrait format, as A7
 * is upright, or in landscape format where pages of this shape become larger there.
 * @param ratio a page's width by its height
 * @param isRightToLeft whether it is read so, and bound at the right
 */
export function imposeZine(count: 4 | 8, paper: Paper, ratio: number, isRightToLeft = false): Sheet {
  const { short, long } = papers[paper];
  const order = orders[count].map((row) => (isRightToLeft ? row.toReversed() : [...row]));
  const lying = laid(order, { width: long, height: short }, ratio);
  if (count === 8) return lying;
  const standing = laid(order, { width: short, height: long }, ratio);
  return pageWidthOf(lying) > pageWidthOf(standing) ? lying : standing;
}

const pageWidthOf = ({ pages }: Sheet) => pages[0]?.width ?? 0;

function laid(order: number[][], { width, height }: Size, ratio: number): Sheet {
  const columns = order[0]?.length ?? 0;
  const cell = { width: width / columns, height: height / 2 };
  const page = fitted(cell.width - 2 * margin.side, cell.height - 2 * margin.head, ratio);
  const pages = order.flatMap((row, at) =>
    row.map((number, column) => ({
      page: number,
      isTurned: at === 0,
      column,
      row: at,
      x: column * cell.width + (cell.width - page.width) / 2,
      y: at * cell.height + (cell.height - page.height) / 2,
      ...page,
    })),
  );
  const upright = Array.from({ length: columns - 1 }, (_, index) => (index + 1) * cell.width);
  return {
    width,
    height,
    pages,
    folds: [
      ...upright.map((x): Line => ({ from: [x, 0], to: [x, height] })),
      { from: [0, height / 2], to: [width, height / 2] },
    ],
    cut: columns === 4 ? { from: [cell.width, height / 2], to: [3 * cell.width, height / 2] } : null,
  };
}

function fitted(width: number, height: number, ratio: number) {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}
