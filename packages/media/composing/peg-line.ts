import { type Colour, lay, type Pixels, sheetOf } from "./pixels.ts";

/** A print to be pegged: its pixels, and its longer side compared with the others’. */
export interface Pegged {
  pixels: Pixels;
  longSide: number;
}

export interface LineLook {
  ground: Colour;
  line: Colour;
  /** The pegs’ and the shadows’, in turn. */
  inks: readonly Colour[];
}

/** The size of a card for shared links. */
export const cardSize = { width: 1200, height: 630 };
/** How many prints a card has space for. */
export const cardPrints = 6;

const margins = { side: 60, peg: 44, below: 40, gap: 46 };
const turns = [-1.1, 0.9, -0.5, 1.3, -0.8, 0.6].map((degrees) => (degrees / 180) * Math.PI);

interface Size {
  width: number;
  height: number;
}

interface Row {
  /** Of its prints, in pixels. */
  sizes: Size[];
  /** Pixels from the card's upper edge to its line. */
  line: number;
}

/** Prints in the rows of a card above its foot: as large as it lets them be, and as different from each other as they are. */
export function rowsOnCard(prints: readonly (Size & { longSide: number })[], foot = 0): Row[] {
  const high = cardSize.height - foot;
  const sizes = prints.map(({ width, height, longSide }) => {
    const scale = longSide / Math.max(width, height, 1);
    return { width: width * scale, height: height * scale };
  });
  const half = Math.ceil(sizes.length / 2);
  const arranged = [[sizes], [sizes.slice(0, half), sizes.slice(half)].filter(({ length }) => length > 0)];
  const [best] = arranged
    .map((rows) => ({ rows, scale: scaleOf(rows, high) }))
    .toSorted((one, other) => other.scale - one.scale);
  if (!best) return [];
  const { rows, scale } = best;
  const tallest = rows.map((row) => highest(row) * scale);
  const free = high - tallest.reduce((sum, height) => sum + height + margins.peg + margins.below, 0);
  let top = free / (rows.length + 1);
  return rows.map((row, at) => {
    const line = Math.round(top + margins.peg);
    top += margins.peg + (tallest[at] ?? 0) + margins.below + free / (rows.length + 1);
    return { line, sizes: row.map((size) => scaled(size, scale)) };
  });
}

const scaled = ({ width, height }: Size, by: number) => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});

const highest = (row: readonly Size[]) => Math.max(...row.map(({ height }) => height));

/** By how much these rows can be enlarged. */
function scaleOf(rows: readonly Size[][], high: number): number {
  const across = rows.map((row) => {
    const free = cardSize.width - 2 * margins.side - margins.gap * (row.length - 1);
    return free / row.reduce((sum, { width }) => sum + width, 0);
  });
  const free = high - rows.length * (margins.peg + margins.below);
  return Math.min(...across, free / rows.reduce((sum, row) => sum + highest(row), 0));
}

/** Prints on washing lines, as a card for shared links. `foot` is the height that is left free beneath them. */
export function pegLine(prints: readonly Pegged[], { ground, line, inks }: LineLook, foot = 0): Pixels {
  const card = sheetOf(cardSize.width, cardSize.height, ground);
  const rows = rowsOnCard(
    prints.map(({ pixels: { width, height }, longSide }) => ({ width, height, longSide })),
    foot,
  );
  let at = 0;
  for (const row of rows) {
    lay(card, line, { x: cardSize.width / 2, y: row.line - 12, width: cardSize.width, height: 5, turn: 0 });
    const across = row.sizes.reduce((sum, { width }) => sum + width + margins.gap, -margins.gap);
    let left = (cardSize.width - across) / 2;
    for (const { width, height } of row.sizes) {
      const pixels = prints[at]?.pixels;
      const ink = (by: number) => inks[(at + by) % inks.length] ?? line;
      const turn = turns[at % turns.length] ?? 0;
      const place = { x: left + width / 2, y: row.line, width, height, turn };
      lay(card, ink(1), { ...place, x: place.x + 10, y: place.y + 12 });
      if (pixels) lay(card, pixels, place);
      for (const side of [-0.37, 0.37]) {
        const peg = { width: 15, height: 44, turn: turn + side * 0.12 };
        lay(card, ink(0), { x: place.x + side * width, y: row.line - 28 + side * width * turn, ...peg });
      }
      left += width + margins.gap;
      at += 1;
    }
  }
  return card;
}
