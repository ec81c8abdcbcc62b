import { step } from "@toadstool/stage";
import type { Wobble } from "./wobble.ts";

export type Point = [x: number, y: number, z: number];

export const tall = 1.5;
const flutes = 12;
/** Half the outline of the mould, from the plate up: how far out at which height. */
const outline: readonly [reach: number, high: number][] = [
  [1.02, 0],
  [1.1, 0.05],
  [1.06, 0.3],
  [0.98, 0.52],
  [0.92, 0.66],
  [0.8, 0.72],
  [0.78, 0.78],
  [0.76, 0.98],
  [0.68, 1.16],
  [0.57, 1.3],
  [0.44, 1.38],
  [0.24, 1.4],
  [0.12, 1.385],
  [0, 1.38],
];
export const rings = 56;

/** A place on the mould's skin: `along` from its foot (0) to the middle of its top (1), `angle` round it. */
export function skin(along: number, angle: number): Point {
  const [reach, high] = outlineAt(along);
  const fluted =
    step(0.02, 0.14, high) *
    (1 - step(1.24, 1.4, high)) *
    (1 - 0.75 * step(0.58, 0.7, high) * (1 - step(0.74, 0.86, high)));
  const wave = 0.5 + 0.5 * Math.cos(angle * flutes);
  const out = reach * (1 + 0.13 * fluted * (Math.sqrt(wave) - 0.6));
  return [Math.cos(angle) * out, high * (tall / 1.4), Math.sin(angle) * out];
}

function outlineAt(along: number): [number, number] {
  const at = Math.min(0.9999, along) * (outline.length - 1);
  const n = Math.floor(at);
  const t = at - n;
  const knot = (k: number) => outline[Math.max(0, Math.min(outline.length - 1, k))] ?? [0, 0];
  const [a, b, c, d] = [knot(n - 1), knot(n), knot(n + 1), knot(n + 2)];
  const through = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [Math.max(0, through(0)), Math.max(0, through(1))];
}

/** Where a point of the jelly is while it wobbles: the foot stays, the top goes farthest, and what is pressed down swells. */
export function bent([x, y, z]: Point, { at: [leanX, leanZ, twist, press] }: Wobble): Point {
  const high = y / tall;
  const far = high * high * 0.7 + high * 0.3;
  const turn = twist * far;
  const swell = 1 + press * 0.7 * Math.sin(Math.min(1, high) * Math.PI);
  const [cos, sin] = [Math.cos(turn) * swell, Math.sin(turn) * swell];
  return [
    x * cos - z * sin + leanX * far,
    y * (1 - press * high) - 0.3 * far * Math.hypot(leanX, leanZ) ** 2,
    x * sin + z * cos + leanZ * far,
  ];
}
