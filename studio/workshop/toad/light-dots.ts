/** Light and shade on the sitting toad, as a press shows them: dots that are whole, about as far from each other everywhere. */
import { randomFrom } from "@toadstool/stage";
import type { Point } from "./distance.ts";
import { type Sat, sun, sunOn } from "./sun.ts";
import { Near } from "./near.ts";
import { cross, dot, far, minus, unit } from "./vectors.ts";

/** Half-way between the light and where the toad is first seen from. */
const gleams = unit([sun[0] + 0.4, sun[1] + 0.17, sun[2] + 0.9]);

/** Centimetres up to which there is no room for light. */
const toes = 1.3;
/** Centimetres from dot to dot, at the least. */
const apart = 0.27;

interface Dot {
  at: Point;
  out: Point;
  radius: number;
}

export interface Lights {
  /** Whether a dot of shade, or a gap in the green for light, is at a place of the sitting toad: below zero within it, in centimetres. */
  shade: (at: Point, out: Point) => number;
  light: (at: Point, out: Point) => number;
  /** Bare paper, where the light is thrown back: below zero within it, of about the same measure. */
  gleam: (at: Point, out: Point) => number;
}

export function lightsOn(toad: Sat, blockers: readonly Sat[]): Lights {
  const inSun = sunOn(blockers);
  const [shade, light]: [Dot[], Dot[]] = [[], []];
  for (const { at, out } of spreadOver(toad)) {
    const facing = dot(out, sun);
    const turned = 0.76 * (1 - between((facing + 0.45) / 0.75));
    const tone = facing > 0 && !inSun(at, out) ? Math.max(turned, 0.5) : turned;
    const lit = tone > 0.05 || at[1] < toes ? 0 : 0.62 * between((facing - 0.62) / 0.36);
    const radius = (share: number) => apart * 0.66 * Math.sqrt(share);
    if (tone > 0.04) shade.push({ at, out, radius: radius(tone) });
    else if (lit > 0.05) light.push({ at, out, radius: radius(lit) });
  }
  return {
    shade: nearestOf(shade),
    light: nearestOf(light),
    gleam: ([, high], out) => (high < toes ? 1 : (0.9955 - dot(out, gleams)) * 12),
  };
}

/** Points all over a surface, none nearer another than `apart`. */
function spreadOver({ positions, normals, triangles }: Sat): Omit<Dot, "radius">[] {
  const random = randomFrom(7);
  const areas = triangles.map(([a, b, c]) => {
    const [p, q, r] = [positions[a], positions[b], positions[c]] as [Point, Point, Point];
    return Math.hypot(...cross(minus(q, p), minus(r, p))) / 2;
  });
  const near = new Near<Omit<Dot, "radius">>(apart);
  // Some hundred tries for each place that a dot may take.
  triangles.forEach((corners, n) => {
    const [tries, rest] = [Math.floor(((areas[n] ?? 0) / apart ** 2) * 60), random()];
    for (let count = 0; count < tries + rest; count += 1) {
      let [v, w] = [random(), random()];
      if (v + w > 1) [v, w] = [1 - v, 1 - w];
      const shares = [1 - v - w, v, w];
      const blended = (from: readonly Point[]) =>
        [0, 1, 2].map((axis) =>
          corners.reduce((sum, corner, m) => sum + (from[corner]?.[axis] ?? 0) * (shares[m] ?? 0), 0),
        ) as unknown as Point;
      const at = blended(positions);
      if (near.some(at, (other) => far(other.at, at) < apart)) continue;
      near.add({ at, out: unit(blended(normals)) });
    }
  });
  return near.all;
}

function nearestOf(dots: readonly Dot[]): (at: Point, out: Point) => number {
  const near = new Near<Dot>(apart);
  for (const one of dots) near.add(one);
  return (at, out) => {
    let least = 1;
    near.some(at, (other) => {
      if (dot(other.out, out) > 0.2) least = Math.min(least, far(other.at, at) - other.radius);
      return false;
    });
    return least;
  };
}

const between = (value: number) => Math.max(0, Math.min(1, value));
