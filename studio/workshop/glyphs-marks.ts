/** The brush hand's figures and marks, and the letters that wear an accent. */
import { LOWER } from "./glyphs-lower.ts";
import { arc, dot, line, type Glyph } from "./glyphs-pen.ts";
import type { Point, Shape } from "./shapes.ts";
import { UPPER } from "./glyphs-upper.ts";

const comma = (x: number, y: number): Shape => [
  [x, y],
  [x - 1, y + 9],
  [x - 6, y + 18],
];
const openQuote = (x: number): Shape => [
  [x + 7, -77],
  [x + 1, -68],
  [x, -59],
];
const moved = (shape: Shape, x: number, y: number): Shape =>
  shape.map(([px, py, corner]): Point => (corner ? [px + x, py + y, corner] : [px + x, py + y]));

// oxfmt-ignore
const MARKS: Record<string, Glyph> = {
  0: [52, arc(26, -37.5, 20, 38, 0, 360)],
  1: [34, line([5, -60], [20, -75], [20, 0])],
  2: [50, [[6, -58], [12, -71], [25, -76], [39, -69], [42, -54], [33, -36], [6, 0, 1], [45, 0, 1]]],
  3: [50, [[8, -68], [22, -76], [38, -70], [40, -54], [30, -42], [20, -40, 1], [34, -37], [44, -22], [37, -5], [22, 1], [6, -8]]],
  4: [54, line([36, 0], [36, -75], [5, -22], [48, -22])],
  5: [50, [[41, -75, 1], [13, -75, 1], [9, -43, 1], [24, -48], [39, -42], [44, -24], [37, -5], [22, 1], [6, -7]]],
  6: [50, [[38, -73], [20, -58], [9, -32], [10, -10], [24, 1], [39, -6], [43, -23], [35, -40], [23, -43], [10, -30]]],
  7: [48, line([5, -75], [44, -75], [17, 0])],
  8: [52, arc(26, -57, 16, 18, 90, 450), arc(26, -20, 20, 20, -90, 270)],
  9: [50, [[12, -1], [30, -16], [41, -43], [40, -65], [26, -76], [11, -69], [7, -52], [15, -35], [27, -32], [40, -45]]],
  ".": [18, dot(9, -4)],
  ",": [20, comma(12, -5)],
  "!": [22, line([12, -76], [11, -25]), dot(11, -4)],
  "?": [46, [[5, -60], [11, -72], [23, -77], [36, -70], [38, -56], [29, -45], [21, -36], [20, -25]], dot(20, -4)],
  "'": [18, comma(12, -77)],
  "’": [18, comma(12, -77)],
  "‘": [18, openQuote(5)],
  '"': [34, comma(12, -77), comma(28, -77)],
  "“": [36, openQuote(6), openQuote(22)],
  "”": [34, comma(12, -77), comma(28, -77)],
  "-": [34, line([5, -25], [29, -26])],
  "–": [50, line([5, -25], [45, -26])],
  "—": [70, line([4, -25], [66, -26])],
  ":": [18, dot(9, -4), dot(9, -38)],
  ";": [20, comma(12, -5), dot(11, -38)],
  "(": [28, [[23, -84], [11, -64], [8, -36], [12, -8], [23, 14]]],
  ")": [28, [[5, -84], [17, -64], [20, -36], [16, -8], [5, 14]]],
  "&": [62, [[56, 0], [20, -46], [13, -62], [22, -76], [35, -72], [36, -59], [24, -46], [10, -34], [6, -17], [15, -1], [32, 0], [46, -14], [54, -33]]],
  "/": [40, line([34, -82], [5, 8])],
  "+": [46, line([23, -45], [23, -7]), line([4, -26], [42, -26])],
  "=": [46, line([4, -35], [42, -36]), line([4, -16], [42, -17])],
  "×": [42, line([7, -41], [35, -10]), line([35, -41], [7, -10])],
  "*": [42, line([21, -76], [21, -42]), line([6, -68], [36, -50]), line([36, -68], [6, -50])],
  "%": [66, arc(16, -60, 11, 14, 0, 360), arc(50, -15, 11, 14, 0, 360), line([52, -75], [13, 0])],
  "#": [60, line([22, -72], [16, -3]), line([44, -72], [38, -3]), line([5, -50], [55, -51]), line([3, -25], [53, -26])],
  "°": [32, arc(16, -63, 10, 11, 0, 360)],
  "£": [52, [[43, -64], [34, -75], [23, -73], [18, -60], [20, -34], [16, -12], [6, 0, 1], [45, 0, 1]], line([6, -35], [36, -36])],
  "…": [62, dot(9, -4), dot(31, -4), dot(53, -4)],
  "→": [70, line([4, -26], [62, -26]), line([44, -44], [64, -26], [44, -8])],
  "♥": [60, [[29, -6, 1], [10, -26], [4, -44], [13, -56], [24, -53], [30, -42, 1], [37, -54], [48, -56], [55, -45], [49, -27], [29, -6, 1]], [[14, -44], [22, -30], [30, -20], [38, -30], [46, -44]], [[20, -44], [30, -32], [40, -44]]],
  " ": [26],
};

/** Accents over (or, the cedilla, under) a letter whose middle is at 0 and whose top is at 0. */
const ACCENTS: Record<string, Shape[]> = {
  "\u0301": [line([-5, -8], [8, -22])],
  "\u0300": [line([-8, -22], [5, -8])],
  "\u0302": [line([-11, -9], [0, -21], [11, -9])],
  "\u0308": [dot(-11, -16), dot(11, -16)],
  "\u0303": [
    [
      [-15, -11],
      [-7, -18],
      [6, -12],
      [14, -20],
    ],
  ],
  "\u0327": [
    [
      [1, 2],
      [7, 10],
      [2, 18],
      [-8, 17],
    ],
  ],
};

/** A letter with its accent, put together; undefined when there is no such letter. */
function accented(letter: string): Glyph | undefined {
  const [base, accent] = [...letter.normalize("NFD")];
  if (base === undefined || accent === undefined) return undefined;
  const glyph = LOWER[base] ?? UPPER[base];
  const over = ACCENTS[accent];
  if (!glyph || !over) return undefined;
  const [advance, ...lines] = glyph;
  const top = accent === "\u0327" ? 0 : base === base.toUpperCase() ? -75 : -48;
  const stems = base === "i" ? lines.slice(0, 1) : lines;
  return [advance, ...stems, ...over.map((shape) => moved(shape, advance / 2 - 1, top))];
}

/** The first form of a sign. Throws for a sign nobody has drawn. */
export function glyphOf(sign: string): Glyph {
  const glyph = LOWER[sign] ?? UPPER[sign] ?? MARKS[sign] ?? accented(sign);
  if (!glyph) throw new Error(`Nobody has drawn “${sign}” for the hand yet: add it to a glyphs file`);
  return glyph;
}
