import { evenly, type Point, smooth } from "./curve.ts";
import type { VoiceSlug } from "./voices.ts";

/** A mould seen from the side, its right half, as radii and heights: from its foot to the middle of its crown, in widths of a jelly. */
type Profile = readonly Point[];

/** No two alike, so that each is known without its colour. */
export const profiles: Record<VoiceSlug, Profile> = {
  // A pudding of the largest sort, for the lowest drum.
  kick: [
    [0.52, 0],
    [0.525, 0.06],
    [0.5, 0.24],
    [0.44, 0.43],
    [0.31, 0.57],
    [0.14, 0.63],
    [0.015, 0.64],
  ],
  // Out of the fluted mould: sides that lean in, a round shoulder, a dent in its crown.
  snare: [
    [0.5, 0],
    [0.49, 0.08],
    [0.445, 0.34],
    [0.4, 0.55],
    [0.31, 0.68],
    [0.2, 0.715],
    [0.1, 0.68],
    [0.015, 0.66],
  ],
  // A spire, as thin as its sound.
  hat: [
    [0.42, 0],
    [0.43, 0.05],
    [0.37, 0.2],
    [0.27, 0.33],
    [0.255, 0.4],
    [0.2, 0.6],
    [0.11, 0.78],
    [0.015, 0.85],
  ],
  // A flower, low and open.
  clap: [
    [0.53, 0],
    [0.535, 0.07],
    [0.5, 0.27],
    [0.42, 0.41],
    [0.29, 0.485],
    [0.15, 0.47],
    [0.015, 0.45],
  ],
  // A drum.
  tom: [
    [0.45, 0],
    [0.465, 0.07],
    [0.46, 0.34],
    [0.445, 0.52],
    [0.38, 0.62],
    [0.22, 0.655],
    [0.015, 0.66],
  ],
  // A tower.
  spoon: [
    [0.4, 0],
    [0.405, 0.06],
    [0.36, 0.34],
    [0.325, 0.62],
    [0.29, 0.78],
    [0.2, 0.87],
    [0.09, 0.89],
    [0.015, 0.89],
  ],
  // Three storeys: the more there is, the longer it wobbles.
  wobble: [
    [0.51, 0],
    [0.52, 0.07],
    [0.5, 0.22],
    [0.41, 0.3],
    [0.385, 0.36],
    [0.37, 0.5],
    [0.28, 0.57],
    [0.255, 0.63],
    [0.235, 0.74],
    [0.13, 0.83],
    [0.015, 0.85],
  ],
  // Half an orange.
  bloop: [
    [0.48, 0],
    [0.485, 0.05],
    [0.465, 0.2],
    [0.4, 0.36],
    [0.28, 0.49],
    [0.13, 0.55],
    [0.015, 0.56],
  ],
};

/** Rings from foot to crown that a body is made of, each with a point at its left and one at its right. */
const ringCount = 17;

/** The rim of a jelly out of its mould, for `softBody`: pairs of x and y, y up, over the crown from left to right. */
export function mould(profile: Profile = profiles.snare): number[] {
  const right = evenly(smooth(profile), ringCount);
  const left = right.map(([radius, height]) => [-radius, height] as const);
  return [...left, ...right.toReversed()].flat();
}
