/** The four inks that the toad is printed in, and what they are when one lies over the other. */

export type Colour = readonly [red: number, green: number, blue: number];

/** How much of each ink is at a place, from 0 to 1. */
export type Plates = readonly [yellow: number, mint: number, pink: number, teal: number];

const paper: Colour = [246, 239, 226];
const inks: readonly Colour[] = [
  [255, 201, 60],
  [130, 216, 195],
  [255, 79, 139],
  [0, 128, 122],
];

/** What the toad is made of, each a pull of one to three plates. */
export const pulls = {
  bare: [0, 0, 0, 0],
  green: [1, 1, 0, 0],
  yellow: [1, 0, 0, 0],
  blotch: [1, 1, 0, 1],
  orange: [1, 0, 1, 0],
  pink: [0, 0, 1, 0],
  line: [0, 0, 1, 1],
} as const satisfies Record<string, Plates>;

export function mix(one: Plates, other: Plates, share: number): Plates {
  return [0, 1, 2, 3].map(
    (ink) => (one[ink] ?? 0) + ((other[ink] ?? 0) - (one[ink] ?? 0)) * share,
  ) as unknown as Plates;
}

/** Each ink lets through of the light what its colour says. */
export function printed(plates: Plates): Colour {
  return [0, 1, 2].map((channel) =>
    inks.reduce(
      (left, ink, n) => left * (1 - (plates[n] ?? 0) * (1 - (ink[channel] ?? 0) / 255)),
      paper[channel] ?? 0,
    ),
  ) as unknown as Colour;
}
