import { expect, it } from "vitest";
import { strandAt, tubeAlong, type Vec, windings } from "./strand.ts";

it("comes back to where it began, in every winding", () => {
  for (const winding of windings)
    strandAt(winding, 1).forEach((value, axis) =>
      expect(value).toBeCloseTo(strandAt(winding, 0)[axis] ?? NaN, 6),
    );
});

it("lays the skin everywhere as far from the line as the tube is thick", () => {
  const line = Array.from({ length: 120 }, (_, n) => strandAt({ rounds: 2, wraps: 3, swing: 0.4 }, n / 120));
  const [skin, normals] = [new Float32Array(120 * 10 * 3), new Float32Array(120 * 10 * 3)];
  tubeAlong(line, 10, 0.2, skin, normals);
  line.forEach((middle, n) => {
    for (let round = 0; round < 10; round++) {
      const to = (n * 10 + round) * 3;
      const place: Vec = [skin[to] ?? NaN, skin[to + 1] ?? NaN, skin[to + 2] ?? NaN];
      expect(Math.hypot(...place.map((value, axis) => value - (middle[axis] ?? 0)))).toBeCloseTo(0.2, 5);
    }
  });
});

it("closes its skin without a twist", () => {
  const count = 200;
  const line = Array.from({ length: count }, (_, n) =>
    strandAt({ rounds: 3, wraps: 4, swing: 0.42 }, n / count),
  );
  const [skin, normals] = [new Float32Array(count * 8 * 3), new Float32Array(count * 8 * 3)];
  tubeAlong(line, 8, 0.2, skin, normals);
  const normalAt = (ring: number) => Array.from(normals.slice(ring * 24, ring * 24 + 3));
  const gap = (one: number[], other: number[]) =>
    Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
  expect(gap(normalAt(count - 1), normalAt(0))).toBeLessThan(0.25);
});
