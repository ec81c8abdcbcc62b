import type { Tint } from "./print-details.ts";

export type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** How much of each plate is at each pixel, 0 to 255: a plane for each. */
export type Planes = Uint8ClampedArray[];

/** Takes pixels apart, `red, green, blue, alpha` for each, and prints plates again. */
export interface Separation {
  separate: (pixels: Uint8ClampedArray) => Planes;
  /** What an amount of a plate makes of a channel that so far has `value`. */
  lay: (value: number, plate: number, channel: 0 | 1 | 2, amount: number) => number;
  paper: Colour;
}

/** Colours that differ by less than 8 count as one. */
const cellOf = (red: number, green: number, blue: number) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

/**
 * Inks that were printed over each other on paper: each lets through of the light what its colour says, and they multiply. Of all amounts
 * that make a colour those are taken which come nearest to it, and of near ones those of few inks and of full ones, as a press lays them.
 */
export function separateInks(paper: Tint, inks: readonly Tint[]): Separation {
  const ground = colourOf(paper.colour);
  const colours = inks.map(({ colour }) => colourOf(colour));
  const count = inks.length;
  const steps = count > 3 ? 5 : count === 3 ? 8 : 16;
  const mixes = allMixes(count, steps);
  const made = new Float32Array((mixes.length / count) * 4);
  for (let mix = 0; mix * count < mixes.length; mix++) {
    let doubt = 0;
    for (let ink = 0; ink < count; ink++) {
      const amount = (mixes[mix * count + ink] as number) / 255;
      doubt += 60 * amount * (1 - amount) + 12 * amount;
    }
    for (const channel of [0, 1, 2] as const) {
      let value = ground[channel] as number;
      for (let ink = 0; ink < count; ink++)
        value *=
          1 - (1 - (colours[ink] as Colour)[channel] / 255) * ((mixes[mix * count + ink] as number) / 255);
      made[mix * 4 + channel] = value;
    }
    made[mix * 4 + 3] = doubt;
  }
  const nearest = (red: number, green: number, blue: number) => {
    let [best, least] = [0, Infinity];
    for (let at = 0; at < made.length; at += 4) {
      const [r, g, b] = [
        red - (made[at] as number),
        green - (made[at + 1] as number),
        blue - (made[at + 2] as number),
      ];
      const miss = r * r + g * g + b * b + (made[at + 3] as number);
      if (miss < least) [best, least] = [at / 4, miss];
    }
    return mixes.subarray(best * count, (best + 1) * count);
  };
  return {
    separate: (pixels) => inCells(pixels, count, nearest),
    lay: (value, plate, channel, amount) =>
      value * (1 - (1 - (colours[plate] as Colour)[channel] / 255) * (amount / 255)),
    paper: ground,
  };
}

/** Colours beside each other, as of cut papers: each pixel belongs to the nearest one. */
export function separateColours(tints: readonly Tint[], paper: Colour = [250, 247, 240]): Separation {
  const colours = tints.map(({ colour }) => colourOf(colour));
  const nearest = (...pixel: [number, number, number]) => {
    const far = colours.map((colour) => distance(colour, pixel));
    const best = far.indexOf(Math.min(...far));
    return Uint8ClampedArray.from(colours, (_, index) => (index === best ? 255 : 0));
  };
  return {
    separate: (pixels) => inCells(pixels, colours.length, nearest),
    lay: (value, plate, channel, amount) =>
      value + (((colours[plate] as Colour)[channel] - value) * amount) / 255,
    paper,
  };
}

export const distance = (one: Colour, other: Colour) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

const known = new WeakMap<
  (...pixel: [number, number, number]) => Uint8ClampedArray,
  Map<number, Uint8ClampedArray>
>();

/** Each colour is looked for once. */
function inCells(
  pixels: Uint8ClampedArray,
  count: number,
  nearest: (red: number, green: number, blue: number) => Uint8ClampedArray,
): Planes {
  const found = known.get(nearest) ?? new Map<number, Uint8ClampedArray>();
  known.set(nearest, found);
  const planes = Array.from({ length: count }, () => new Uint8ClampedArray(pixels.length / 4));
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const cell = cellOf(red, green, blue);
    let amounts = found.get(cell);
    if (!amounts) found.set(cell, (amounts = nearest((red & 248) + 4, (green & 248) + 4, (blue & 248) + 4)));
    for (let plate = 0; plate < count; plate++)
      (planes[plate] as Uint8ClampedArray)[at / 4] = amounts[plate] as number;
  }
  return planes;
}

/** Every mix of so many inks in so many steps, one after the other. */
function allMixes(inks: number, steps: number): Uint8ClampedArray {
  const count = (steps + 1) ** inks;
  const mixes = new Uint8ClampedArray(count * inks);
  for (let mix = 0; mix < count; mix++)
    for (let ink = 0; ink < inks; ink++)
      mixes[mix * inks + ink] = ((Math.floor(mix / (steps + 1) ** ink) % (steps + 1)) * 255) / steps;
  return mixes;
}
