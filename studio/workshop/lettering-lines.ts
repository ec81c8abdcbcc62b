/** Words wrapped into a box, in either hand. */
import { blockWidthOf, cutLetters } from "./lettering-block.ts";
import { handWidthOf, write, type Hand } from "./lettering.ts";
import type { Shape } from "./shapes.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  /** Without it, as high as the words need. */
  height?: number;
}
export interface Lines extends Hand {
  face?: "brush" | "block";
  /** Times the hand's own size: at 1 a small letter is 48 px high and a capital 75. */
  size?: number;
  /** From one baseline to the next, at size 1. */
  leading?: number;
}
export interface Written {
  shapes: Shape[];
  lines: string[];
  /** From the top of the first capitals to the foot of the last line's descenders, in pixels. */
  height: number;
  /** Of the longest line, in pixels. */
  width: number;
}

const FACES = {
  brush: { widthOf: handWidthOf, draw: write, rise: 77, drop: 24, leading: 112 },
  block: { widthOf: blockWidthOf, draw: cutLetters, rise: 77, drop: 3, leading: 90 },
} as const;

/**
 * Writes a text into a box, breaking it between words and at \n; the first capitals touch the box's top.
 * Throws when a word is wider or the lines are higher than the box.
 */
export function writeLines(text: string, box: Box, hand: Lines = {}): Written {
  const { face: name = "brush", size = 1, align = "left", seed = "" } = hand;
  const face = FACES[name];
  const leading = (hand.leading ?? face.leading) * size;
  const lines = wrapped(text, box.width / size, face.widthOf);
  const height = (face.rise + face.drop) * size + (lines.length - 1) * leading;
  if (box.height !== undefined && height > box.height + 0.5)
    throw new Error(
      `“${text}” needs ${Math.ceil(height)} px of height at size ${size} and has ${box.height}`,
    );
  const x = box.x + { left: 0, centre: box.width / 2, right: box.width }[align];
  const shapes = lines.flatMap((line, i) =>
    face.draw(
      line,
      { x, y: box.y + face.rise * size + i * leading, size },
      { ...hand, align, seed: `${seed}${i}` },
    ),
  );
  return { shapes, lines, height, width: Math.max(...lines.map(face.widthOf)) * size };
}

/** The largest size, up to `most`, at which the text fits into the box's width and height. */
export function largestSize(text: string, box: Required<Box>, hand: Lines = {}, most = 12): number {
  for (let size = most; size > 0.4; size *= 0.97) {
    try {
      writeLines(text, box, { ...hand, size });
      return size;
    } catch (error) {
      if (!(error instanceof Error) || error.message.startsWith("Nobody")) throw error;
    }
  }
  throw new Error(`“${text}” does not fit into ${box.width} × ${box.height} at any size that can be read`);
}

function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (widthOf(word) > width + 0.5)
        throw new Error(`“${word}” is wider than its box, ${Math.round(width)} at size 1`);
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer) > width + 0.5) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
