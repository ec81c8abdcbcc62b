import { type Distance, outward, type Point } from "./distance.ts";

export interface Surface {
  positions: Point[];
  /** Three places of `positions` a triangle, anticlockwise from outside. */
  triangles: [number, number, number][];
}

/** A net of triangles over the place where `distance` is zero: one knot in each cell that the surface passes through. */
export function surfaceNet(distance: Distance, low: Point, high: Point, cell: number): Surface {
  const counts = low.map((from, n) => Math.ceil(((high[n] ?? 0) - from) / cell) + 1) as [
    number,
    number,
    number,
  ];
  const [nx, ny, nz] = counts;
  const place = (i: number, j: number, k: number) => i + nx * (j + ny * k);
  const at = (i: number, j: number, k: number): Point => [
    low[0] + i * cell,
    low[1] + j * cell,
    low[2] + k * cell,
  ];
  const field = new Float64Array(nx * ny * nz);
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) field[place(i, j, k)] = distance(at(i, j, k));

  const knots = new Int32Array(nx * ny * nz).fill(-1);
  const positions: Point[] = [];
  const triangles: [number, number, number][] = [];
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let i = 0; i < nx - 1; i += 1) {
        const middle = crossing((a, b, c) => field[place(i + a, j + b, k + c)] ?? 0);
        if (!middle) continue;
        knots[place(i, j, k)] = positions.length;
        const [x, y, z] = at(i + middle[0], j + middle[1], k + middle[2]);
        positions.push(drawnTo(distance, [x, y, z], cell));
      }

  const knot = (i: number, j: number, k: number) => knots[place(i, j, k)] ?? -1;
  for (let k = 1; k < nz - 1; k += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let i = 1; i < nx - 1; i += 1) {
        const here = (field[place(i, j, k)] ?? 0) < 0;
        if (here !== (field[place(i + 1, j, k)] ?? 0) < 0)
          square(here, knot(i, j - 1, k - 1), knot(i, j, k - 1), knot(i, j, k), knot(i, j - 1, k));
        if (here !== (field[place(i, j + 1, k)] ?? 0) < 0)
          square(here, knot(i - 1, j, k - 1), knot(i - 1, j, k), knot(i, j, k), knot(i, j, k - 1));
        if (here !== (field[place(i, j, k + 1)] ?? 0) < 0)
          square(here, knot(i - 1, j - 1, k), knot(i, j - 1, k), knot(i, j, k), knot(i - 1, j, k));
      }

  /** Parted along its shorter diagonal. */
  function square(outwards: boolean, ...corners: [number, number, number, number]) {
    const [a, b, c, d] = outwards ? corners : (corners.toReversed() as typeof corners);
    if (gap(a, c) <= gap(b, d)) triangles.push([a, b, c], [a, c, d]);
    else triangles.push([b, c, d], [b, d, a]);
  }
  function gap(one: number, other: number): number {
    const [p, q] = [positions[one], positions[other]];
    return p && q ? Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) : Infinity;
  }
  return { positions, triangles };
}

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2] as const);
const edges = corners.flatMap((from, n) =>
  [1, 2, 4].filter((step) => !(n & step)).map((step) => [from, corners[n + step] ?? from] as const),
);

/** The middle of all places where the surface crosses a cell's edges, in shares of the cell. */
function crossing(value: (a: number, b: number, c: number) => number): Point | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (const [from, to] of edges) {
    const [one, other] = [value(...from), value(...to)];
    if (one < 0 === other < 0) continue;
    const share = one / (one - other);
    for (const axis of [0, 1, 2] as const)
      sum[axis] = (sum[axis] ?? 0) + from[axis] + (to[axis] - from[axis]) * share;
    count += 1;
  }
  return count === 0 ? null : [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

/** Moves a knot onto the surface, not further than it can go without a fold. */
function drawnTo(distance: Distance, from: Point, cell: number): Point {
  let [x, y, z] = from;
  for (let steps = 0; steps < 3; steps += 1) {
    const away = Math.max(-0.25 * cell, Math.min(0.25 * cell, distance([x, y, z])));
    const out = outward(distance, [x, y, z]);
    [x, y, z] = [x - away * out[0], y - away * out[1], z - away * out[2]];
  }
  return [x, y, z];
}
