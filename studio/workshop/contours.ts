/** Distances to shapes, and the closed lines where such a distance has one value. */
import { type Point, type Shape } from "./shapes.ts";

export type Field = (x: number, y: number) => number;

export const disc =
  (cx: number, cy: number, r: number): Field =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

/** Distance to a line with round ends whose radius goes from `r1` to `r2`. */
export const capsule =
  (x1: number, y1: number, x2: number, y2: number, r1: number, r2 = r1): Field =>
  (x, y) => {
    const t = Math.max(
      0,
      Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)),
    );
    return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)) - (r1 + (r2 - r1) * t);
  };

export const union =
  (...fields: Field[]): Field =>
  (x, y) =>
    Math.min(...fields.map((field) => field(x, y)));

/** Quadratic smooth minimum; `k` is the width of the fillet in pixels. */
export const melt =
  (a: Field, b: Field, k: number): Field =>
  (x, y) => {
    const [da, db] = [a(x, y), b(x, y)];
    const h = Math.max(k - Math.abs(da - db), 0) / k;
    return Math.min(da, db) - h * h * k * 0.25;
  };

export const without =
  (a: Field, b: Field): Field =>
  (x, y) =>
    Math.max(a(x, y), -b(x, y));

/** Closed outlines around everything in the box where the field is below `level` (marching squares, `step` pixels). */
export function outlines(
  field: Field,
  level: number,
  box: readonly [x: number, y: number, w: number, h: number],
  step = 6,
): Shape[] {
  const [left, top, width, height] = box;
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const value = (i: number, j: number): number =>
    i <= 0 || j <= 0 || i >= columns || j >= rows ? 1 : field(left + i * step, top + j * step) - level;
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Float64Array.from({ length: columns + 1 }, (__, i) => value(i, j)),
  );
  const get = (i: number, j: number): number => grid[j]?.[i] ?? 1;
  const next = new Map<string, { to: string; point: Point }>();
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const inside = corners.map(([a, b]) => get(a, b) < 0);
      const cuts: { key: string; point: Point; entering: boolean }[] = [];
      for (let k = 0; k < 4; k++) {
        if (inside[k] === inside[(k + 1) % 4]) continue;
        const [a, b] = [
          corners[k] as readonly [number, number],
          corners[(k + 1) % 4] as readonly [number, number],
        ];
        const [va, vb] = [get(...a), get(...b)];
        const t = va / (va - vb);
        const key = [a, b].map(String).toSorted().join("|");
        cuts.push({
          key,
          point: [left + (a[0] + (b[0] - a[0]) * t) * step, top + (a[1] + (b[1] - a[1]) * t) * step],
          entering: inside[k] === true,
        });
      }
      for (let k = 0; k < cuts.length; k++) {
        const from = cuts[k];
        const to = cuts[(k + 1) % cuts.length];
        if (from?.entering && to) next.set(from.key, { to: to.key, point: from.point });
      }
    }
  }
  const shapes: Shape[] = [];
  while (next.size) {
    const shape: Point[] = [];
    let key = next.keys().next().value as string;
    for (let link = next.get(key); link; link = next.get(key)) {
      shape.push(link.point);
      next.delete(key);
      key = link.to;
    }
    if (shape.length > 5) shapes.push(shape);
  }
  return shapes;
}
