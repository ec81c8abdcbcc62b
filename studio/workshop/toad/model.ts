/** The toad, whole: skin, eyes, lids, tongue, on one atlas, ready to be bound to its bones. */
import { atlasSize, unwrap } from "./atlas.ts";
import { bake } from "./bake.ts";
import { skin } from "./body.ts";
import { posed } from "./bound.ts";
import { eyeAt, eyeTurn } from "./bones.ts";
import { outward, type Point } from "./distance.ts";
import { lightsOn } from "./light-dots.ts";
import { sitting } from "./poses.ts";
import { drop, eyeball, lid, type Patch } from "./shapes.ts";
import { surfaceNet } from "./surface-net.ts";
import { tiles } from "./tiles.ts";
import { evenly, type Held } from "./weights.ts";

/** Centimetres: the side of a cell of the net. */
const cell = 0.345;

export interface Mesh {
  material: Patch["material"];
  positions: Point[];
  normals: Point[];
  /** Shares of the atlas, from its upper left corner. */
  spots: [u: number, v: number][];
  held: Held[];
  triangles: [number, number, number][];
}

export interface Toad {
  meshes: Mesh[];
  /** Red, green and blue, row by row; `atlasSize` pixels a side. */
  atlas: Uint8Array;
}

export function shapeToad(): Toad {
  const surface = surfaceNet(skin, [-9.1, -0.5, -7.4], [9.1, 12.7, 6.9], cell);
  const held = evenly(surface);
  const unwrapped = unwrap(surface);
  const hide: Mesh = {
    material: "skin",
    positions: unwrapped.positions,
    normals: unwrapped.positions.map((at) => outward(skin, at, 0.06)),
    spots: unwrapped.spots.map(([x, y]) => [x / atlasSize, y / atlasSize]),
    held: unwrapped.knots.map((knot) => held[knot] as Held),
    triangles: unwrapped.triangles,
  };
  const meshes = [hide, ...patches().map(meshOf)];
  const sat = meshes.map((mesh) => ({ ...posed(mesh, sitting), triangles: mesh.triangles }));
  const [hideSat] = sat as [(typeof sat)[number]];
  return { meshes, atlas: bake(unwrapped, hideSat, lightsOn(hideSat, sat)) };
}

function patches(): Patch[] {
  const [x, y, z] = eyeAt;
  const eyes = (["left", "right"] as const).flatMap((side) => {
    const sign = side === "left" ? 1 : -1;
    const centre: Point = [x * sign, y, z];
    const ahead = eyeTurn * sign;
    return [
      eyeball(`eye-${side}`, centre, 1.5, ahead, tiles.eye),
      lid(`upper-lid-${side}`, centre, 1.64, { edge: 22, back: 205, ahead, tile: tiles.upperLid }),
      lid(`lower-lid-${side}`, centre, 1.6, { edge: -46, back: -190, ahead, tile: tiles.lowerLid }),
    ];
  });
  return [
    ...eyes,
    drop("tongue", { from: [0, 5.55, -0.1], to: [0, 5.4, 4.25], wide: 1.9, flat: 0.34, tile: tiles.tongue }),
    drop("uvula", { from: [0, 7.3, 1.1], to: [0, 5.5, 1.5], wide: 0.42, flat: 1, tile: tiles.uvula }),
  ];
}

function meshOf({ material, positions, normals, spots, held, triangles, tile }: Patch): Mesh {
  const place = ([u, v]: [number, number]): [number, number] => [
    (tile.x + 0.5 + u * (tile.size - 1)) / atlasSize,
    (tile.y + 0.5 + v * (tile.size - 1)) / atlasSize,
  ];
  return {
    material,
    positions,
    normals,
    spots: spots.map(place),
    held: positions.map(() => held),
    triangles,
  };
}
