import type { Planes } from "./separate.ts";

/** Pixels from one dot to the next in the pieces that are searched. */
export const pitchInPiece = 7;
/** The part of a piece that dots cover, or leave bare, where a screen is well seen. */
const well = 0.12;

/**
 * How well the dots of each plate are seen in a square of pixels, 0 to 1. A dot, or a hole of paper between dots, is short in every direction, unlike
 * hair and the edge of a shape; a speck of grain is shorter still.
 */
export function dotsSeen(planes: Planes, across: number): number[] {
  return planes.map((plane) => {
    const ground = framed(plane, across);
    // Most planes are flat, and have no dots.
    if (changes(ground) < 0.03 * plane.length) return 0;
    const [least, most] = runs(ground, across + 2);
    let dots = 0;
    for (const [at, kind] of ground.entries())
      if (kind !== frame && (least[at] as number) > 1 && (most[at] as number) <= pitchInPiece) dots++;
    return Math.min(1, dots / plane.length / well);
  });
}

/** How much there is to see of several plates: of two more than of one, however well that is seen. */
export function screensSeen(planes: Planes, across: number): number {
  const [first = 0, second = 0, third = 0] = dotsSeen(planes, across).toSorted((one, other) => other - one);
  return second + 0.25 * first + 0.25 * third;
}

const [bare, solid, frame] = [0, 1, 2];

/** The plane, bare or solid, with a frame of one pixel around it. */
function framed(plane: Uint8ClampedArray, across: number): Uint8Array {
  const wide = across + 2;
  const ground = new Uint8Array(wide * (plane.length / across + 2)).fill(frame);
  for (const [at, amount] of plane.entries())
    ground[wide + 1 + Math.floor(at / across) * wide + (at % across)] = amount > 127 ? solid : bare;
  return ground;
}

function changes(ground: Uint8Array): number {
  let count = 0;
  for (let at = 1; at < ground.length; at++) if (ground[at] !== ground[at - 1]) count++;
  return count;
}

/**
 * How far it goes from each pixel without a change, in that of four directions in which it is least, and in that in which it is most.
 * Beyond the frame it may go on for ever.
 */
function runs(ground: Uint8Array, wide: number): [least: Float32Array, most: Float32Array] {
  const { length } = ground;
  const [least, most] = [new Float32Array(length).fill(Infinity), new Float32Array(length)];
  const [on, back] = [new Float32Array(length), new Float32Array(length)];
  const go = (counts: Float32Array, at: number, from: number) => {
    counts[at] =
      ground[from] === frame ? Infinity : ground[from] === ground[at] ? (counts[from] as number) + 1 : 1;
  };
  for (const step of [1, wide, wide + 1, wide - 1]) {
    for (let at = wide; at < length - wide; at++) {
      go(on, at, at - step);
      go(back, length - 1 - at, length - 1 - at + step);
    }
    for (let at = wide; at < length - wide; at++) {
      const run = (on[at] as number) + (back[at] as number) - 1;
      if (run < (least[at] as number)) least[at] = run;
      if (run > (most[at] as number)) most[at] = run;
    }
  }
  return [least, most];
}
