import { randomFrom } from "@toadstool/stage";

const letters = " ABCDEFGHIJKLMNOPQRSTUVWXYZ.,?-";

/** A letter fits into five bits, as on the old teleprinters; what has none becomes a space. */
export function bitsOf(text: string): number[] {
  return [...text.toUpperCase()].flatMap((letter) => {
    const code = Math.max(0, letters.indexOf(letter));
    return [16, 8, 4, 2, 1].map((bit) => ((code & bit) === 0 ? 0 : 1));
  });
}

export function textOf(bits: readonly number[]): string {
  let text = "";
  for (let at = 0; at + 5 <= bits.length; at += 5)
    text += letters[bits.slice(at, at + 5).reduce((code, bit) => code * 2 + bit, 0)] ?? " ";
  return text;
}

/** What a slug on a photodiode makes of it: some ones become noughts, and no nought a one. */
export function slugged(bits: readonly number[], slugs: number, seed: number): number[] {
  const random = randomFrom(seed);
  return bits.map((bit) => (random() < slugs * 0.09 ? 0 : bit));
}

/** How long it takes through the wood, a bit every twenty seconds. */
export function hoursOf(letterCount: number): string {
  const minutes = Math.round((letterCount * 5 * 20) / 60);
  return minutes < 60 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
