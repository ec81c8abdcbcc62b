import type { Drawn } from "@toadstool/stage/drawing";
import { readDrawing } from "@toadstool/stage/drawing/read";
import {
  channelsOf,
  type Field,
  fillOutlines,
  indexedPng,
  type Matrix,
  paintColours,
  paintPlates,
} from "@toadstool/stage/raster";
import { type Letters, outlinesOf, setWords } from "./write.ts";

/** Points to a pixel, each way: the levels that they make are few enough for a palette. */
const FINE = 2;

interface Frame {
  width: number;
  height: number;
  /** Pixels to a unit of the drawing, and where its corner is. */
  scale: number;
  left: number;
  top: number;
}

/** A sheet's card: 1200 × 630, the picture at the right and its name beside it, all in the sheet's own inks. */
export function drawCard(drawn: Drawn, words: CardWords): Promise<Uint8Array<ArrayBuffer>> {
  const frame: Frame = { width: 1200, height: 630, scale: 0.58, left: 672, top: -33 };
  return drawn.plates?.length ? cardOfPlates(drawn, frame, words) : cardOfColours(drawn, frame, words);
}

/** The whole sheet, 600 × 800. */
export function drawPortrait(drawn: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const frame: Frame = { width: 600, height: 800, scale: 600 / drawn.width, left: 0, top: 0 };
  return drawn.plates?.length ? cardOfPlates(drawn, frame) : cardOfColours(drawn, frame);
}

interface CardWords {
  letters: Letters;
  name: string;
  /** "No 01234" */
  number: string;
  series: string;
}

async function cardOfPlates(drawn: Drawn, frame: Frame, words?: CardWords) {
  const { width, height, scale, left, top } = frame;
  const place: Matrix = [scale * FINE, 0, 0, scale * FINE, left * FINE, top * FINE];
  const fields = paintPlates(readDrawing(drawn.svg()), place, { width: width * FINE, height: height * FINE });
  if (words) for (const [at, field] of fields.entries()) printWords(field, at, fields.length, words, FINE);
  const values = new Uint8Array(width * height);
  for (const [at, field] of fields.entries()) addLevels(values, field, at * 2);
  const inks = drawn.inks.map(({ colour }) => channelsOf(colour));
  const paper = channelsOf(drawn.paper?.colour ?? "#ffffff");
  const palette = Array.from({ length: 4 ** fields.length }, (_, mix) =>
    rgb(
      paper.map((light, channel) =>
        inks.reduce(
          (sum, ink, at) => sum * (1 - (((mix >> (at * 2)) & 3) / 3) * (1 - (ink[channel] ?? 1))),
          light,
        ),
      ),
    ),
  );
  return indexedPng({ width, height, values }, palette);
}

/** Of every pixel, how much of it a plate covers, in four steps. */
function addLevels(values: Uint8Array, field: Field, shift: number): void {
  const levels = [0, 1, 1, 2, 3].map((level) => level << shift);
  const { values: fine, width: across } = field;
  for (let at = 0, row = 0; at < values.length; row += across * FINE)
    for (let x = row; x < row + across; x += FINE, at++) {
      const covered =
        (fine[x] ?? 0) + (fine[x + 1] ?? 0) + (fine[x + across] ?? 0) + (fine[x + across + 1] ?? 0);
      if (covered) values[at] = (values[at] ?? 0) | (levels[covered] ?? 0);
    }
}

async function cardOfColours(drawn: Drawn, frame: Frame, words?: CardWords) {
  const { width, height, scale, left, top } = frame;
  const place: Matrix = [scale, 0, 0, scale, left, top];
  const { field, colours } = paintColours(readDrawing(drawn.svg()), place, { width, height });
  const ground = colours[0] ?? "#ffffff";
  if (words) {
    // The ground is the first colour, as the sheet is what all else lies on; words take the darkest.
    const darkest = colours.indexOf(darkestOf(colours));
    printWords(field, 0, 1, words, 1, Math.max(1, darkest));
  }
  return indexedPng(
    field,
    colours.length > 0 ? colours.map((colour) => rgb(channelsOf(colour))) : [rgb(channelsOf(ground))],
  );
}

/** Name, number and series on one plate; the second plate's name has slipped, and each has a dot of its ink. */
function printWords(
  field: Field,
  plate: number,
  plates: number,
  words: CardWords,
  fine: number,
  value = 1,
): void {
  const print = (text: string, size: number, x: number, y: number) =>
    fillOutlines(outlinesOf(words.letters, text, size * fine, x * fine, y * fine), field, value);
  const { size, lines } = setWords(
    words.letters,
    words.name,
    { width: 590, lines: 4 },
    [104, 92, 80, 70, 60, 52],
  );
  const slip = plate === 0 ? [0, 0] : [5, 6];
  const last = 470;
  if (plate < 2)
    for (const [at, line] of lines.entries())
      print(line, size, 56 + (slip[0] ?? 0), last - (lines.length - 1 - at) * size * 0.98 + (slip[1] ?? 0));
  if (plate === 0) {
    print(words.number, 34, 58, 92);
    print(words.series, 34, 58 + 34 * plates + 18, 566);
  }
  const [x, y, r] = [72 + plate * 34, 554, 19].map((length) => length * fine) as [number, number, number];
  const dot = Array.from({ length: 48 }, (_, at) => ((at >> 1) / 24) * Math.PI * 2).map((angle, at) =>
    at % 2 ? y + r * Math.sin(angle) : x + r * Math.cos(angle),
  );
  fillOutlines([dot], field, value);
}

const rgb = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)] as const;
const weight = (colour: string) => channelsOf(colour).reduce((sum, channel) => sum + channel, 0);
const darkestOf = (colours: readonly string[]) =>
  colours.toSorted((one, other) => weight(one) - weight(other))[0] ?? "#000000";
