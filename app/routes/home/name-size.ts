import { wordsToSet } from "#app/ui/words-to-set.ts";

/** How a name is set: the width of its widest line in em, one of `widths`, and how many lines it takes. */
interface NameSize {
  width: (typeof widths)[number];
  lines: number;
}

/** Each has a class in name-size.module.css. */
export const widths = [2.5, 2.8, 3.1, 3.5, 3.9, 4.3, 4.8, 5.4, 6, 6.7, 7.5, 8.4, 10] as const;

/** In em; a longer word is broken. */
const widest = 10;
const space = 0.16;

interface Word {
  width: number;
  /** Before the next word. */
  gap: number;
}

/** The fewest lines on which letters are large, or little smaller than the longest word alone would let them be. */
export function sizeOfName(name: string): NameSize {
  if (last?.name !== name) last = { name, size: sizeFor(name) };
  return last.size;
}

/** The size that was computed last: all readers see the same name. */
let last: { name: string; size: NameSize } | undefined;

function sizeFor(name: string): NameSize {
  const words = wordsToSet(name, /\s+|(?<=-)/)
    .filter(({ letters }) => letters.length > 0)
    .slice(0, 24)
    .map(({ letters, isApart }) => ({ width: widthOf(letters.join("")), gap: isApart ? space : 0 }));
  const longest = Math.max(...words.map(({ width }) => width), 0);
  const settings = [1, 2, 3, 4].map((lines) => ({ lines, width: widthOn(lines, words) }));
  // Four full-width letters are a line.
  const wanted = Math.max(longest * 1.3, words.some(({ gap }) => gap === 0) ? 4.3 : 3.9);
  const { lines, width } = settings.find((setting) => setting.width <= wanted) ?? {
    lines: 4,
    width: longest,
  };
  return {
    width: widths.find((each) => width <= each) ?? widest,
    lines: Math.max(lines, Math.ceil(longest / widest)),
  };
}

/** The narrowest column that holds the words on so many lines. */
function widthOn(lines: number, words: readonly Word[]): number {
  if (lines === 1 || words.length < 2) return lineOf(words);
  const breaks = words.map((_, at) =>
    Math.max(lineOf(words.slice(0, at + 1)), widthOn(lines - 1, words.slice(at + 1))),
  );
  return Math.min(...breaks);
}

const lineOf = (words: readonly Word[]) =>
  words.reduce((sum, { width, gap }) => sum + width + gap, 0) - (words.at(-1)?.gap ?? 0);

/** In em of the display face: hardly ever less than it takes. */
const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

const letters: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u, 1],
  [/[ijlI.,:;'’!|]/, 0.21],
  [/[frt1J()-]/, 0.36],
  [/[sczEFLT7]/, 0.5],
  [/[mw]/, 0.82],
  [/[MW]/, 0.9],
  [/[ÆŒæœ@%]/, 1.13],
  [/\p{Lu}/u, 0.63],
];

const widthOfLetter = (letter: string) =>
  letters.find(([shape]) => shape.test(letter.normalize("NFD").charAt(0)))?.[1] ?? 0.54;
