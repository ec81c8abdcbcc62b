/** Where the sun is, and which places of the sitting toad it reaches. */
import type { Point } from "./distance.ts";
import { cross, dot, minus, unit } from "./vectors.ts";

/** Where the light comes from; the page's shadow falls by it, too (studio/models.ts). */
export const sun = unit([-1.9, 4.6, 2.2]);

/** A mesh of the toad as it sits. */
export interface Sat {
  positions: readonly Point[];
  normals: readonly Point[];
  triangles: readonly (readonly [number, number, number])[];
}

/** Whether the sun reaches a place of the surface: no triangle is between them. */
export function sunOn(blockers: readonly Sat[]): (at: Point, out: Point) => boolean {
  const faces = blockers.flatMap(({ positions, triangles }) =>
    triangles.map(([a, b, c]) => {
      const [p, q, r] = [positions[a], positions[b], positions[c]] as [Point, Point, Point];
      return { p, e: minus(q, p), f: minus(r, p) };
    }),
  );
  return (at, out) => {
    const from: Point = [at[0] + out[0] * 0.25, at[1] + out[1] * 0.25, at[2] + out[2] * 0.25];
    return !faces.some(({ p, e, f }) => {
      const side = cross(sun, f);
      const size = dot(e, side);
      if (Math.abs(size) < 1e-9) return false;
      const away = minus(from, p);
      const u = dot(away, side) / size;
      if (u < 0 || u > 1) return false;
      const over = cross(away, e);
      const v = dot(sun, over) / size;
      return v >= 0 && u + v <= 1 && dot(f, over) / size > 0.02;
    });
  };
}
