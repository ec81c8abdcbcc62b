import type { Colour, Pixels } from "@toadstool/media/composing";
import { fieldOf, fillOutlines } from "@toadstool/stage/raster";
import { type Letters, outlinesOf, setWords } from "./write.ts";

const sizes = [68, 60, 52, 46, 40, 35, 31];
const [side, height] = [60, 116];
/** Points to a pixel, each way. */
const fine = 3;

/** The pixels that a title takes at the foot of a card: none where there is no title, or no letter of it can be drawn. */
export const titleHeight = (letters: Letters, title: string): number =>
  outlinesOf(letters, title, 30, 0, 0).length > 0 ? height : 0;

/** Prints a title at the foot of a card in one line, its second ink a little out of register. */
export function titleOnCard(
  letters: Letters,
  card: Pixels,
  title: string,
  inks: { face: Colour; slip: Colour },
): void {
  const { size, lines } = setWords(letters, title, { width: card.width - 2 * side, lines: 1 }, sizes);
  const foot = height / 2 + size * 0.26;
  for (const [ink, off] of [
    [inks.slip, 4],
    [inks.face, 0],
  ] as const) {
    const field = fieldOf(card.width * fine, height * fine);
    const words = outlinesOf(letters, lines[0] ?? "", size * fine, (side + off) * fine, (foot + off) * fine);
    fillOutlines(words, field, 1);
    print(card, field, ink);
  }
}

/** Lays ink on the foot of a card, as densely as the points of the field cover each pixel. */
function print({ width, height: high, data }: Pixels, field: ReturnType<typeof fieldOf>, ink: Colour): void {
  const top = high - height;
  const covered = new Uint8Array(width * height);
  for (const [at, value] of field.values.entries()) {
    if (!value) continue;
    const pixel =
      Math.floor(Math.floor(at / field.width) / fine) * width + Math.floor((at % field.width) / fine);
    covered[pixel] = (covered[pixel] ?? 0) + 1;
  }
  for (const [pixel, count] of covered.entries()) {
    if (!count) continue;
    const share = count / fine ** 2;
    const to = (top * width + pixel) * 3;
    for (const [part, value] of ink.entries())
      data[to + part] = (data[to + part] ?? 0) * (1 - share) + value * share + 0.5;
  }
}
