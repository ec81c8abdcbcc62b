import type { NamedColour } from "@toadstool/stage/drawing";
import { inks, papers as stock } from "../../press.ts";

const { violet, midnight, forest, navy, burgundy, pink, yellow, teal, orange, mint, sky, lime, rose } = inks;

/** The first ink draws, the second colours, a third helps. */
export const inkSets: readonly (readonly NamedColour[])[] = [
  [violet, pink, yellow],
  [midnight, pink, yellow],
  [navy, orange, mint],
  [forest, pink, lime],
  [burgundy, orange, sky],
  [midnight, teal, yellow],
  [navy, pink, sky],
  [forest, orange, yellow],
  [violet, teal, rose],
  [burgundy, pink, yellow],
  [midnight, orange],
  [violet, pink],
  [forest, pink],
  [navy, yellow],
  [burgundy, mint],
];

const { cream, white, straw, blush, celadon } = stock;
export const papers: readonly NamedColour[] = [cream, cream, white, straw, blush, celadon];
