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
/** How many prints a card has room for. */
export const cardPrints = 5;

const room = { left: 64, right: 64, top: 92, bottom: 58, gap: 44 };
const turns = [-1.1, 0.9, -0.5, 1.3, -0.8].map((degrees) => (degrees / 180) * Math.PI);

/** The sizes that prints have on a card: as large as it lets them be, and as different as they are. In pixels. */
export function sizesOnCard(prints: readonly { width: number; height: number; longSide: number }[]) {
  const sizes = prints.map(({ width, height, longSide }) => {
    const scale = longSide / Math.max(width, height, 1);
    return { width: width * scale, height: height * scale };
  });
  const across = sizes.reduce((sum, { width }) => sum + width, 0);
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const free = cardSize.width - room.left - room.right - room.gap * (prints.length - 1);
  const scale = Math.min(free / across, (cardSize.height - room.top - room.bottom) / tallest);
  return sizes.map(({ width, height }) => ({
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }));
}

/** Prints on a washing line, as a card for shared links. */
export function pegLine(prints: readonly Pegged[], { ground, line, inks }: LineLook): Pixels {
  const card = sheetOf(cardSize.width, cardSize.height, ground);
  const sizes = sizesOnCard(prints.map(({ pixels, longSide }) => ({ ...pixels, longSide })));
  const across = sizes.reduce((sum, { width }) => sum + width + room.gap, -room.gap);
  lay(card, line, { x: cardSize.width / 2, y: room.top - 12, width: cardSize.width, height: 5, turn: 0 });
  let left = (cardSize.width - across) / 2;
  for (const [at, { pixels }] of prints.entries()) {
    const { width, height } = sizes[at] ?? { width: 1, height: 1 };
    const ink = (by: number) => inks[(at + by) % inks.length] ?? line;
    const turn = turns[at % turns.length] ?? 0;
    const place = { x: left + width / 2, y: room.top, width, height, turn };
    lay(card, ink(1), { ...place, x: place.x + 11, y: place.y + 13 });
    lay(card, pixels, place);
    for (const side of [-0.37, 0.37]) {
      const peg = { width: 15, height: 46, turn: turn + side * 0.12 };
      lay(card, ink(0), { x: place.x + side * width, y: room.top - 28 + side * width * turn, ...peg });
    }
    left += width + room.gap;
  }
  return card;
}
