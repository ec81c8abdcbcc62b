import type { Point } from "./distance.ts";

export const dot = (one: Point, other: Point) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export const minus = (one: Point, other: Point): Point => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

export const far = (one: Point, other: Point) => Math.hypot(...minus(one, other));

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit([x, y, z]: Point): Point {
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}
