export type Point = readonly [number, number];

/** A curve through all points (Catmull and Rom's), each stretch cut in eight. */
export function smooth(points: readonly Point[]): Point[] {
  const at = (n: number): Point => points[Math.max(0, Math.min(points.length - 1, n))] ?? [0, 0];
  const curve: Point[] = [];
  for (let n = 0; n < points.length - 1; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    for (let share = 0; share < 1; share += 1 / 8)
      curve.push([
        spline(share, before[0], from[0], to[0], after[0]),
        spline(share, before[1], from[1], to[1], after[1]),
      ]);
  }
  return [...curve, at(points.length - 1)];
}

function spline(t: number, a: number, b: number, c: number, d: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** So many points, equally far from one another along the curve. */
export function evenly(curve: Point[], count: number): Point[] {
  const lengths = [0];
  curve.forEach(([x, y], n) => {
    const next = curve[n + 1];
    if (next) lengths.push((lengths[n] ?? 0) + Math.hypot(next[0] - x, next[1] - y));
  });
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, n) => {
    const along = (whole * n) / (count - 1);
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= along - 1e-9),
    );
    const [from, to] = [curve[after - 1] ?? [0, 0], curve[after] ?? [0, 0]];
    const [start, end] = [lengths[after - 1] ?? 0, lengths[after] ?? 1];
    const share = (along - start) / (end - start);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
  });
}
