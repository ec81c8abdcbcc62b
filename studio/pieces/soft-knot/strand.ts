export type Vec = [x: number, y: number, z: number];

/** A knot that winds `wraps` times round the ring while it goes `rounds` times along it. */
export interface Winding {
  rounds: number;
  wraps: number;
  /** How far its strand swings out of the ring. */
  swing: number;
}

/** From one to the next and back to the first. */
export const windings: readonly Winding[] = [
  { rounds: 2, wraps: 3, swing: 0.42 },
  { rounds: 2, wraps: 5, swing: 0.36 },
  { rounds: 3, wraps: 4, swing: 0.42 },
  { rounds: 3, wraps: 2, swing: 0.44 },
  { rounds: 2, wraps: 7, swing: 0.34 },
];

/** A place on a winding, `along` from 0 round to 1. */
export function strandAt({ rounds, wraps, swing }: Winding, along: number): Vec {
  const angle = along * 2 * Math.PI;
  const reach = 1 + swing * Math.cos(wraps * angle);
  return [
    reach * Math.cos(rounds * angle),
    reach * Math.sin(rounds * angle),
    swing * 1.25 * Math.sin(wraps * angle),
  ];
}

/**
 * Writes the skin of a tube round a closed line into `skin`: `around` places for each of the line's, and their normals.
 * Its rings are carried along without twist, and what twist the closing asks for is spread over all of them.
 */
export function tubeAlong(
  line: readonly Vec[],
  around: number,
  radius: number,
  skin: Float32Array,
  normals: Float32Array,
): void {
  const count = line.length;
  const at = (n: number): Vec => line[((n % count) + count) % count] ?? [0, 0, 0];
  const ways = line.map((_, n) => unit(minus(at(n + 1), at(n - 1))));
  const sides: Vec[] = [unit(across(ways[0] ?? [1, 0, 0], [0.13, 0.2, 0.97]))];
  for (let n = 1; n <= count; n++) {
    const way = ways[n % count] ?? [1, 0, 0];
    const side = sides[n - 1] ?? [0, 1, 0];
    sides.push(unit(minus(side, times(way, dot(side, way)))));
  }
  const first = ways[0] ?? [1, 0, 0];
  const [start = [0, 1, 0], end = [0, 1, 0]] = [sides[0], sides[count]] as [Vec, Vec];
  const twist = Math.atan2(dot(across(end, start), first), dot(end, start));
  line.forEach(([x, y, z], n) => {
    const side = sides[n] ?? [0, 1, 0];
    const other = across(ways[n] ?? [1, 0, 0], side);
    const turned = (twist * n) / count;
    for (let round = 0; round < around; round++) {
      const angle = (round / around) * 2 * Math.PI + turned;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [nx, ny, nz] = [
        side[0] * cos + other[0] * sin,
        side[1] * cos + other[1] * sin,
        side[2] * cos + other[2] * sin,
      ];
      const to = (n * around + round) * 3;
      skin[to] = x + nx * radius;
      skin[to + 1] = y + ny * radius;
      skin[to + 2] = z + nz * radius;
      normals[to] = nx;
      normals[to + 1] = ny;
      normals[to + 2] = nz;
    }
  });
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const across = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => times(a, 1 / Math.max(1e-9, Math.hypot(...a)));
