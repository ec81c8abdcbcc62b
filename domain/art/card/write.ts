import { flatten, type Matrix } from "@toadstool/stage/raster";

/** What `npm run fonts` writes into letters.json: 1000 units to the em, the outlines upwards from the line. */
export interface Letters {
  widths: Readonly<Record<string, number>>;
  outlines: Readonly<Record<string, string>>;
}

/** Words set in the house's heaviest letters: lines that are no wider than their box, in the largest size that fits. */
interface Setting {
  size: number;
  lines: string[];
}

const widthOf = ({ widths }: Letters, text: string) =>
  [...text].reduce((sum, letter) => sum + (widths[letter] ?? 500), 0) / 1000;

export function setWords(
  letters: Letters,
  text: string,
  box: { width: number; lines: number },
  sizes: readonly number[],
): Setting {
  const fits = sizes.map((size) => ({ size, lines: broken(letters, text, box.width / size) }));
  const smallest = fits.at(-1) ?? { size: 40, lines: [text] };
  const fit = fits.find(
    ({ size, lines }) =>
      lines.length <= box.lines && lines.every((line) => widthOf(letters, line) <= box.width / size),
  );
  return fit ?? { ...smallest, lines: smallest.lines.slice(0, box.lines) };
}

function broken(letters: Letters, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && widthOf(letters, longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The outlines of a line of words, its foot at the point. */
export function outlinesOf(
  { widths, outlines }: Letters,
  text: string,
  size: number,
  x: number,
  y: number,
): number[][] {
  let pen = x;
  return [...text].flatMap((letter) => {
    const place: Matrix = [size / 1000, 0, 0, -size / 1000, pen, y];
    pen += ((widths[letter] ?? 500) / 1000) * size;
    return flatten(outlines[letter] ?? "", place);
  });
}
