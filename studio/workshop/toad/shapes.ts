/** Patches of spheres: eyes, lids, tongue. */
import { boneAt } from "./bones.ts";
import type { Point } from "./distance.ts";
import type { Held } from "./weights.ts";

/** A square of the atlas, in pixels, that a patch is painted from. */
export interface Tile {
  x: number;
  y: number;
  size: number;
}

export interface Patch {
  material: "skin" | "wet";
  tile: Tile;
  positions: Point[];
  normals: Point[];
  /** Shares of the tile, from its upper left corner. */
  spots: [u: number, v: number][];
  held: Held;
  triangles: [number, number, number][];
}

const wholly = (bone: string): Held => ({ bones: [boneAt(bone), 0, 0, 0], shares: [1, 0, 0, 0] });

/** A lathe's work: `profile` gives a ring's way out and along at a share from 0 to 1. Axis along z before `placed`. */
function patch(
  rows: number,
  columns: number,
  point: (u: number, v: number) => { at: Point; out: Point; spot: [number, number] },
): Pick<Patch, "positions" | "normals" | "spots" | "triangles"> {
  const made: Pick<Patch, "positions" | "normals" | "spots" | "triangles"> = {
    positions: [],
    normals: [],
    spots: [],
    triangles: [],
  };
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const { at, out, spot } = point(column / columns, row / rows);
      made.positions.push(at);
      made.normals.push(out);
      made.spots.push(spot);
      if (row === rows || column === columns) continue;
      const here = row * (columns + 1) + column;
      const below = here + columns + 1;
      made.triangles.push([here, below, here + 1], [here + 1, below, below + 1]);
    }
  return made;
}

/** A ball that is painted from the front; it looks along `ahead` (degrees to its left). */
export function eyeball(bone: string, centre: Point, radius: number, ahead: number, tile: Tile): Patch {
  const made = patch(14, 24, (u, v) => {
    const [turn, tilt] = [u * 2 * Math.PI, v * Math.PI];
    const way: Point = [Math.sin(tilt) * Math.cos(turn), Math.sin(tilt) * Math.sin(turn), Math.cos(tilt)];
    // Behind the middle, the tile's edge goes on.
    const flat = v < 0.5 ? Math.sin(tilt) : 2 - Math.sin(tilt);
    const reach = 0.5 * Math.min(1, flat * 0.97);
    const spot: [number, number] = [0.5 + reach * Math.cos(turn), 0.5 - reach * Math.sin(turn)];
    const out = turned(way, ahead);
    return { at: plus(centre, out, radius), out, spot };
  });
  return { ...made, material: "wet", tile, held: wholly(bone) };
}

/** A visor about an eye: from `edge` to `back`, degrees above where the eye looks; a lower lid's are below zero. */
export function lid(
  bone: string,
  centre: Point,
  radius: number,
  { edge, back, ahead, tile }: { edge: number; back: number; ahead: number; tile: Tile },
): Patch {
  const upper = back > edge;
  const made = patch(12, 16, (u, v) => {
    // The first rows roll in to the eye.
    const rolled = v < 0.2 ? 1 - v / 0.2 : 0;
    const share = Math.max(0, (v - 0.2) / 0.8);
    const turn = ((edge + (back - edge) * share) * Math.PI) / 180;
    const side = (u - 0.5) * Math.PI * 0.999;
    const way: Point = [Math.sin(side), Math.cos(side) * Math.sin(turn), Math.cos(side) * Math.cos(turn)];
    const rim: Point = [0, (upper ? -1 : 1) * Math.cos(turn), (upper ? 1 : -1) * Math.sin(turn)];
    const away = radius - 0.17 * rolled ** 2 + 0.05 * Math.sin(Math.PI * Math.min(1, share * 6));
    const bend = Math.min(1, rolled * 1.4);
    const out = turned(unit(mixed(way, rim, bend)), ahead);
    return { at: plus(centre, turned(way, ahead), away), out, spot: [u, 0.02 + v * 0.96] };
  });
  const triangles = upper
    ? made.triangles.map(([a, b, c]): [number, number, number] => [a, c, b])
    : made.triangles;
  return { ...made, triangles, material: "skin", tile, held: wholly(bone) };
}

/** A soft drop from `from` to `to`, `wide` at its fullest, flattened by `flat`. */
export function drop(
  bone: string,
  { from, to, wide, flat, tile }: { from: Point; to: Point; wide: number; flat: number; tile: Tile },
): Patch {
  const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const up: Point = unit([0, along[2], -along[1]]);
  const shape = (u: number, v: number): Point => {
    const turn = u * 2 * Math.PI;
    const thick = wide * Math.sin(Math.PI * v ** 1.7) ** 0.5;
    const hollow = Math.sin(turn) > 0 ? 1 - 0.45 * Math.abs(Math.sin(turn)) ** 6 : 1;
    const [x, y] = [Math.cos(turn) * thick, Math.sin(turn) * thick * flat * hollow];
    return [
      from[0] + along[0] * v + x,
      from[1] + along[1] * v + up[1] * y,
      from[2] + along[2] * v + up[2] * y,
    ];
  };
  const made = patch(16, 16, (u, v) => {
    const at = shape(u, v);
    const held = Math.min(0.995, Math.max(0.005, v));
    const [one, other] = [shape(u + 0.01, held), shape(u, held + 0.004)];
    const [a, b] = [minus(one, shape(u, held)), minus(other, shape(u, held))];
    const out = unit([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);
    return { at, out, spot: [u, v] };
  });
  const triangles = made.triangles.map(([a, b, c]): [number, number, number] => [a, c, b]);
  return { ...made, triangles, material: "wet", tile, held: wholly(bone) };
}

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const plus = (at: Point, way: Point, far: number): Point => [
  at[0] + way[0] * far,
  at[1] + way[1] * far,
  at[2] + way[2] * far,
];
const mixed = (one: Point, other: Point, share: number): Point => [
  one[0] * (1 - share) + other[0] * share,
  one[1] * (1 - share) + other[1] * share,
  one[2] * (1 - share) + other[2] * share,
];

function unit([x, y, z]: Point): Point {
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}

/** About the upright axis, in degrees to the toad's left. */
function turned([x, y, z]: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cosine + z * sine, y, z * cosine - x * sine];
}
