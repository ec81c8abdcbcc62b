/** Prints the atlas: the skin's plates by place, light and shade in dots over them, the tiles by theirs. */
import { atlasSize, type Unwrapped } from "./atlas.ts";
import type { Point } from "./distance.ts";
import { type Colour, type Plates, printed, pulls } from "./inks.ts";
import type { Lights } from "./light-dots.ts";
import { hidden, isInMouth, outOfSkin, skinPlates } from "./skin-plates.ts";
import type { Sat } from "./sun.ts";
import { painted, tiles } from "./tiles.ts";
import { unit } from "./vectors.ts";

/** Pixels that the colours run on beyond a piece's edge. */
const bleed = 4;
/** Centimetres: about half the width of an edge. */
const soft = 0.02;

/** Red, green and blue of each pixel, row by row. `sat` is the skin as the toad sits. */
export function bake({ positions, spots, triangles }: Unwrapped, sat: Sat, lights: Lights): Uint8Array {
  const pixels = new Uint8Array(atlasSize * atlasSize * 3);
  const set = (place: number, colour: Colour) => pixels.set(colour.map(Math.round), place * 3);
  for (let place = 0; place < atlasSize * atlasSize; place += 1) set(place, printed(pulls.green));

  const done = new Uint8Array(atlasSize * atlasSize);
  for (const corners of triangles) {
    const [a, b, c] = corners.map((corner) => spots[corner] ?? [0, 0]) as [Spot, Spot, Spot];
    for (const [x, y, share] of within(a, b, c)) {
      const place = y * atlasSize + x;
      if (done[place] === 1) continue;
      done[place] = 1;
      const blended = (from: readonly Point[]) =>
        [0, 1, 2].map((axis) =>
          corners.reduce((sum, corner, n) => sum + (from[corner]?.[axis] ?? 0) * (share[n] ?? 0), 0),
        ) as unknown as Point;
      const [at, out] = [blended(positions), unit(blended(sat.normals))];
      set(place, printed(litPlates(at, blended(sat.positions), out, lights)));
    }
  }
  for (let rounds = 0; rounds < bleed; rounds += 1) spread(pixels, done);

  for (const [name, { x, y, size }] of Object.entries(tiles)) {
    const plates = painted[name as keyof typeof tiles];
    for (let down = 0; down < size; down += 1)
      for (let across = 0; across < size; across += 1)
        set((y + down) * atlasSize + x + across, printed(plates((across + 0.5) / size, (down + 0.5) / size)));
  }
  return pixels;
}

/** Light is less ink, shade is teal over it; warts and the mouth are flat. */
function litPlates(at: Point, sitting: Point, out: Point, { shade, light, gleam }: Lights): Plates {
  const bound = outOfSkin(at);
  const [yellow, mint, pink, teal] = skinPlates(at, bound);
  if (isInMouth(at)) return [yellow, mint, pink, teal];
  const isWart = yellow > 0.5 && mint < 0.5;
  const isLine = pink * teal > 0.5;
  const fold = edge((0.62 - hidden(at, bound)) * 0.3);
  const shaded = Math.max(teal, isWart ? 0 : edge(shade(sitting, out)), fold);
  const lit = teal > 0.5 ? 0 : edge(light(sitting, out));
  const bare = isLine || isWart ? 0 : edge(gleam(sitting, out));
  return [yellow, mint * (1 - lit), pink, shaded].map((plate) => plate * (1 - bare)) as unknown as Plates;
}

const edge = (inside: number) => Math.max(0, Math.min(1, 0.5 - inside / (2 * soft)));

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
