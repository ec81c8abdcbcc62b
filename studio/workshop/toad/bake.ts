/** Paints the atlas: the skin's colours by place, the tiles by theirs. */
import { atlasSize, type Unwrapped } from "./atlas.ts";
import type { Point } from "./distance.ts";
import { type Colour, outOfSkin, paint, skinColour } from "./skin-colour.ts";
import { painted, tiles } from "./tiles.ts";

/** Pixels that the colours run on beyond a piece's edge. */
const bleed = 4;

/** Red, green and blue of each pixel, row by row. */
export function bake({ positions, spots, triangles }: Unwrapped): Uint8Array {
  const pixels = new Uint8Array(atlasSize * atlasSize * 3);
  const set = (place: number, colour: Colour) => pixels.set(colour.map(Math.round), place * 3);
  for (let place = 0; place < atlasSize * atlasSize; place += 1) set(place, paint.back);

  const done = new Uint8Array(atlasSize * atlasSize);
  for (const corners of triangles) {
    const [a, b, c] = corners.map((corner) => spots[corner] ?? [0, 0]) as [Spot, Spot, Spot];
    const [p, q, r] = corners.map((corner) => positions[corner] ?? [0, 0, 0]) as [Point, Point, Point];
    for (const [x, y, share] of within(a, b, c)) {
      const place = y * atlasSize + x;
      if (done[place] === 1) continue;
      done[place] = 1;
      const at: Point = [0, 1, 2].map(
        (axis) => (p[axis] ?? 0) * share[0] + (q[axis] ?? 0) * share[1] + (r[axis] ?? 0) * share[2],
      ) as unknown as Point;
      set(place, skinColour(at, outOfSkin(at)));
    }
  }
  for (let rounds = 0; rounds < bleed; rounds += 1) spread(pixels, done);

  for (const [name, { x, y, size }] of Object.entries(tiles)) {
    const colour = painted[name as keyof typeof tiles];
    for (let down = 0; down < size; down += 1)
      for (let across = 0; across < size; across += 1)
        set((y + down) * atlasSize + x + across, colour((across + 0.5) / size, (down + 0.5) / size));
  }
  return pixels;
}

type Spot = [x: number, y: number];

/** The pixels whose middle lies in a triangle or nearly, with the shares of its corners. */
function* within(a: Spot, b: Spot, c: Spot): Generator<[number, number, [number, number, number]]> {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
  const [top, bottom] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])];
  for (let y = Math.floor(top - 0.5); y <= bottom; y += 1)
    for (let x = Math.floor(left - 0.5); x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const v = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area;
      const w = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area;
      if (v >= -0.001 && w >= -0.001 && v + w <= 1.001) yield [x, y, [1 - v - w, v, w]];
    }
}

function spread(pixels: Uint8Array, done: Uint8Array) {
  const before = done.slice();
  for (let place = 0; place < before.length; place += 1) {
    if (before[place]) continue;
    const from = [place - 1, place + 1, place - atlasSize, place + atlasSize].find((near) => before[near]);
    if (from === undefined) continue;
    pixels.copyWithin(place * 3, from * 3, from * 3 + 3);
    done[place] = 1;
  }
}
