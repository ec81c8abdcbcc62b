import type { Artwork } from "./artwork.ts";

/** The longer side of a sheet, in centimetres. The prints of a line are shown at sizes in this proportion. */
export type LongSide = 10 | 15 | 21 | 30 | 34 | 42 | 59;

const ofA: Readonly<Record<number, LongSide>> = { 2: 59, 3: 42, 4: 30, 5: 21, 6: 15, 7: 10 };

/** A drawing of a series, 25 cm across. */
export const ofSeries: LongSide = 34;

/**
 * By the paper that its colophon names: "Two-colour risograph, A4". A zine hangs as the sheet that it is folded from;
 * what names no paper, as large as a press can print.
 */
export function longSideOf({ made, medium }: Pick<Artwork, "made" | "medium">): LongSide {
  if (medium === "series") return ofSeries;
  const named = Number(/\bA([2-7])\b/.exec(made)?.[1] ?? 3);
  const folds = medium === "zine" ? Math.log2(Number(/\b([48]) pages\b/.exec(made)?.[1] ?? 1)) : 0;
  return ofA[Math.max(2, named - folds)] ?? 42;
}
