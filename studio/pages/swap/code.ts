import { BitReader, BitWriter } from "./bits.ts";
import { most, type SwapKit } from "./kit.ts";
import { isLine, type Mark, type Swap, type SwapPage } from "./swap.ts";

/** The first sign of every code; another way of writing gets another. */
const version = "1";
/** No code is longer: every page full of marks, lines of full length, a full title. */
export const longestCode = 1100;

const bits = {
  paper: 2,
  count: 5,
  stamp: 6,
  face: 2,
  ink: 3,
  place: 8,
  turn: 7,
  size: 3,
  length: 5,
  sign: 7,
  sum: 16,
};

/** A zine as a part of an address, of letters, digits, - and _. */
export function writeSwap(kit: SwapKit, { title, pages }: Swap): string {
  const out = new BitWriter();
  const text = (value: string) => {
    const places = [...value].map((sign) => [...kit.alphabet].indexOf(sign)).filter((place) => place >= 0);
    out.write(places.length, bits.length);
    for (const place of places) out.write(place, bits.sign);
  };
  text(title);
  for (const { paper, marks } of pages) {
    out.write(paper, bits.paper);
    out.write(marks.length, bits.count);
    for (const mark of marks) {
      out.write(isLine(mark) ? 1 : 0, 1);
      if (isLine(mark)) out.write(mark.face, bits.face);
      else out.write(mark.stamp, bits.stamp);
      out.write(mark.ink, bits.ink);
      out.write(mark.x, bits.place);
      out.write(mark.y, bits.place);
      out.write(mark.turn, bits.turn);
      out.write(mark.size, bits.size);
      if (isLine(mark)) text(mark.text);
    }
  }
  out.write(out.sum, bits.sum);
  return `${version}${out.toString()}`;
}

/** Null where the code is none of ours, or lost or changed a sign on its way. */
export function readSwap(kit: SwapKit, code: string): Swap | null {
  if (!code.startsWith(version) || code.length > longestCode) return null;
  const from = new BitReader(code.slice(1));
  /** A number below `end`; throws otherwise, and beyond the end. */
  const read = (count: number, end: number): number => {
    const value = from.read(count);
    if (value === null || value >= end) throw new RangeError("This is no code of a zine.");
    return value;
  };
  const alphabet = [...kit.alphabet];
  const text = (longest: number) =>
    Array.from(
      { length: read(bits.length, longest + 1) },
      () => alphabet[read(bits.sign, alphabet.length)],
    ).join("");
  const placed = () => ({
    ink: read(bits.ink, kit.inks.length),
    x: read(bits.place, 256),
    y: read(bits.place, 256),
    turn: read(bits.turn, 128),
    size: read(bits.size, 8),
  });
  const mark = (): Mark => {
    if (read(1, 2) === 0) return { stamp: read(bits.stamp, kit.stamps.length), ...placed() };
    const face = read(bits.face, kit.faces.length);
    return { face, ...placed(), text: text(most.line) };
  };
  const page = (): SwapPage => {
    const paper = read(bits.paper, kit.papers.length);
    return { paper, marks: Array.from({ length: read(bits.count, most.marks + 1) }, mark) };
  };
  try {
    const title = text(most.title);
    const swap = { title, pages: Array.from({ length: most.pages }, page) };
    const isWhole = swap.pages.every(({ marks }) => marks.filter(isLine).length <= most.lines);
    // One zine has one address.
    return isWhole && writeSwap(kit, swap) === code ? swap : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
