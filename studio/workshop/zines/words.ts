/** Words on a zine's page: captions, titles and speech. Everything written here is held against the page's transcript. */
import { largestSize, writeLines, type Box, type Lines } from "../lettering-lines.ts";
import type { Tones } from "../riso.ts";
import { place, type Shape } from "../shapes.ts";
import { MARGIN, PAGE, type ZinePage } from "./zine-page.ts";

export interface Words extends Lines {
  /** The ink, `{}` for the paper's own colour. Default: the last ink of the page, full. */
  tones?: Tones;
  /** Whether the letters knock out what is below instead of mixing with it; the paper's colour always does. */
  cut?: boolean;
  /** Degrees the whole block is turned about its box's centre, clockwise. */
  turn?: number;
  /** Stands off the page's safe margin on purpose: a noise, a word cut by the edge. */
  bleed?: boolean;
}

/** Small letters are 38 px high, at 300 px of page still 9.5: the size of running text. */
export const RUNNING = 0.8;
/** The smallest that may carry words: small letters of 26 px. */
const SMALLEST = 0.54;

/**
 * Running text in the brush hand, wrapped into a box. Answers the y of its foot. Throws when it does not fit, is too
 * small to be read at 300 px, or leaves the safe margin.
 */
export function caption(p: ZinePage, text: string, box: Box, words: Words = {}): number {
  const { size = RUNNING } = words;
  if (words.face !== "block" && size < SMALLEST)
    throw new Error(`“${text}” is too small to be read: size ${size}, at least ${SMALLEST}`);
  const written = writeLines(text, box, { ...words, size });
  const foot = box.y + written.height;
  if (!words.bleed) mustBeSafe(written.shapes.flat(), `“${text}” in ${p.name}`);
  p.texts.push(text);
  const middle = { x: box.x + box.width / 2, y: box.y + written.height / 2 };
  const turned = place({ ...middle, turn: words.turn ?? 0 });
  ink(
    p,
    written.shapes.map((shape) => (words.turn ? turned(shiftedBy(shape, middle)) : shape)),
    words,
  );
  return foot;
}

/** A title in block letters (or `face: "brush"`), as large as its box lets it be; lines break at \n or where they must. */
export function title(
  p: ZinePage,
  text: string,
  box: Required<Box>,
  words: Words & { most?: number } = {},
): number {
  const hand = { face: "block", align: "centre", leading: 92, ...words } as const;
  return caption(p, text, box, { ...hand, size: largestSize(text, box, hand, words.most) });
}

function ink(p: ZinePage, shapes: readonly Shape[], { tones, cut }: Words): void {
  const colour = tones ?? { [p.inks.at(-1) as string]: 1 };
  const covers = cut ?? Object.keys(colour).length === 0;
  for (const shape of shapes) {
    if (covers) p.paint(shape, colour);
    else p.print(shape, colour);
  }
}

/** A brush may stray over the margin by so many pixels. */
const EASE = 12;

function mustBeSafe(points: Shape, what: string): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = (all: number[]): [number, number] => [
    Math.floor(Math.min(...all)),
    Math.ceil(Math.max(...all)),
  ];
  const [[left, right], [top, foot]] = [bounds(xs), bounds(ys)];
  const least = MARGIN - EASE;
  if (left < least || top < least || right > PAGE.width - least || foot > PAGE.height - least)
    throw new Error(
      `${what} is outside the safe margin of ${MARGIN} px: x ${left} to ${right}, y ${top} to ${foot} of ${PAGE.width}×${PAGE.height}`,
    );
}

const shiftedBy = (shape: Shape, middle: { x: number; y: number }): Shape =>
  shape.map(([x, y]) => [x - middle.x, y - middle.y] as const);
