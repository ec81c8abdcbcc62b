/** Cuts a surface into pieces that lie flat, each seen along one of the six axes. */
import type { Point } from "./distance.ts";
import type { Surface } from "./surface-net.ts";

export interface Chart {
  /** Places in the surface's `triangles`. */
  triangles: number[];
  /** What a place of the surface is on the flat piece, in centimetres. */
  flat: (at: Point) => [u: number, v: number];
}

/** Pieces smaller than this, in triangles, go to their neighbours. */
const smallest = 60;

export function chartsOf({ positions, triangles }: Surface): Chart[] {
  const beside = neighboursOf(triangles);
  const ways = triangles.map(([a, b, c]) => facing(positions[a], positions[b], positions[c]));
  let faces = ways.map((way) => mostly(way));
  for (let rounds = 0; rounds < 6; rounds += 1) faces = faces.map((face, n) => settled(face, n));
  let charts = connected(faces, beside);
  for (let rounds = 0; rounds < 8; rounds += 1) {
    const small = charts.filter((chart) => chart.length < smallest);
    if (small.length === 0) break;
    for (const chart of small) {
      const other = votes(
        chart.flatMap((n) => beside[n] ?? []).filter((n) => faces[n] !== faces[chart[0] ?? 0]),
      );
      if (other !== null) for (const n of chart) faces[n] = other;
    }
    charts = connected(faces, beside);
  }
  return charts.map((chart) => ({ triangles: chart, flat: flattened(faces[chart[0] ?? 0] ?? 0) }));

  /** As most of its neighbours, unless it would be seen edge on. */
  function settled(face: number, n: number): number {
    const other = votes([n, n, ...(beside[n] ?? [])]);
    return other !== null && along(ways[n] ?? [0, 0, 0], other) > 0.35 ? other : face;
  }
  function votes(some: number[]): number | null {
    const count = [0, 0, 0, 0, 0, 0];
    for (const n of some) count[faces[n] ?? 0] = (count[faces[n] ?? 0] ?? 0) + 1;
    const most = Math.max(...count);
    return most === 0 ? null : count.indexOf(most);
  }
}

/** How much a way goes with face 0 to 5: +x, −x, +y, −y, +z, −z. */
const along = (way: Point, face: number): number => (way[face >> 1] ?? 0) * (face % 2 === 0 ? 1 : -1);

function mostly(way: Point): number {
  const shares = [0, 1, 2, 3, 4, 5].map((face) => along(way, face));
  return shares.indexOf(Math.max(...shares));
}

function flattened(face: number): Chart["flat"] {
  if (face >> 1 === 0) return ([, y, z]) => [face === 0 ? -z : z, -y];
  if (face >> 1 === 1) return ([x, , z]) => [x, face === 2 ? z : -z];
  return ([x, y]) => [face === 4 ? x : -x, -y];
}

function facing(a: Point = [0, 0, 0], b: Point = [0, 0, 0], c: Point = [0, 0, 0]): Point {
  const [px, py, pz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [qx, qy, qz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const way: Point = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
  const long = Math.hypot(...way) || 1;
  return [way[0] / long, way[1] / long, way[2] / long];
}

/** For each triangle, those that share an edge with it. */
function neighboursOf(triangles: Surface["triangles"]): number[][] {
  const edges = new Map<string, number[]>();
  triangles.forEach((corners, n) => {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [one, other] = [corners[from], corners[to]].toSorted((a, b) => a - b);
      const key = `${one} ${other}`;
      edges.set(key, [...(edges.get(key) ?? []), n]);
    }
  });
  const beside: number[][] = triangles.map(() => []);
  for (const sharing of edges.values())
    for (const n of sharing) beside[n]?.push(...sharing.filter((other) => other !== n));
  return beside;
}

function connected(faces: number[], beside: number[][]): number[][] {
  const seen = new Uint8Array(faces.length);
  const charts: number[][] = [];
  faces.forEach((face, start) => {
    if (seen[start]) return;
    const chart = [start];
    seen[start] = 1;
    for (let at = 0; at < chart.length; at += 1)
      for (const next of beside[chart[at] ?? 0] ?? [])
        if (!seen[next] && faces[next] === face) {
          seen[next] = 1;
          chart.push(next);
        }
    charts.push(chart);
  });
  return charts;
}
