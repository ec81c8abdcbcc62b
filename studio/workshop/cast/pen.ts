/** Short ways to say a shape: points as one flat list x, y, x, y, … */
import { curve, place, poly, stroke, type Point, type Shape } from "../shapes.ts";

export const points = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [
    flat[i * 2] as number,
    flat[i * 2 + 1] as number,
  ]);

/** A closed smooth outline. */
export const blob = (flat: readonly number[]): Shape => curve(points(flat));

/** A closed outline with sharp corners. */
export const cut = (flat: readonly number[]): Shape =>
  poly(...points(flat).map(([x, y]): readonly [number, number] => [x, y]));

/** A smooth brush stroke. */
export const line = (flat: readonly number[], width: number | ((t: number) => number)): Shape =>
  stroke(points(flat), width);

/** A brush stroke from one point to another that bows sideways by `sag` pixels. */
export const bow = (x1: number, y1: number, x2: number, y2: number, sag: number, width: number): Shape => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return stroke(
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      const off = (4 * t * (1 - t) * sag) / length;
      return [x1 + (x2 - x1) * t - (y2 - y1) * off, y1 + (y2 - y1) * t + (x2 - x1) * off];
    }),
    width,
  );
};

/** A brush stroke with sharp bends. */
export const bend = (flat: readonly number[], width: number): Shape =>
  stroke(
    points(flat).map(([x, y]): Point => [x, y, 1]),
    width,
  );

/** The outline of a shape as a closed brush stroke. */
export const rim = (shape: Shape, width: number): Shape =>
  stroke([...shape.slice(3), ...shape.slice(0, 5)], width);

/** A rectangle with round corners. */
export function soft(x: number, y: number, w: number, h: number, r: number): Shape {
  const k = r * 0.29;
  const corner = (cx: number, cy: number, turn: number): Point[] => {
    const put = place({ x: cx, y: cy, turn });
    return [...put([[0, r, 1]]), ...put([[k, k]]), ...put([[r, 0, 1]])];
  };
  return curve([
    ...corner(x, y, 0),
    ...corner(x + w, y, 90),
    ...corner(x + w, y + h, 180),
    ...corner(x, y + h, 270),
  ]);
}
