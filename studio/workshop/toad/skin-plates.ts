/** What the toad's skin is printed with at a place, before light falls on it. */
import { aboutMouth } from "./anatomy.ts";
import { hollow, skin, solid, warts } from "./body.ts";
import { outward, type Point, smooth } from "./distance.ts";
import { mix, type Plates, pulls } from "./inks.ts";

/** Centimetres that the green plate slipped from the yellow one. */
const slip: Point = [0.09, 0.07, 0.03];
/** About half as wide as an edge, in centimetres. */
const soft = 0.02;

const spots = warts.map(({ at, radius }) => ({ middle: at, way: outward(solid, at), radius }));

export const isInMouth = (at: Point) => -solid(at) > 0.12 && hollow(at) < 0.42;

export function skinPlates(at: Point, out: Point): Plates {
  const inside = -solid(at);
  const mouthful = hollow(at);
  if (inside > 0.12 && mouthful < 0.3) return mouthPlates(at, inside);
  const [yellow, , pink, teal] = hide(at, out);
  const [, mint] = hide([at[0] + slip[0], at[1] + slip[1], at[2] + slip[2]], out);
  // Lips: a dark line where they meet.
  const lip = smooth(0.38, 0.34, mouthful) * smooth(-0.6, -0.4, aboutMouth(at).before);
  return mix([yellow, mint, pink, teal], pulls.line, lip);
}

function mouthPlates(at: Point, inside: number): Plates {
  const deep = smooth(1.9, 1.94, inside) * smooth(3, 2.9, at[2]);
  return mix(mix(pulls.line, pulls.orange, smooth(0.4, 0.46, inside)), pulls.line, deep);
}

function hide(at: Point, out: Point): Plates {
  const [x, y, z] = at;
  // The belly: bare paper, and pink dots that grow downwards.
  const belly = smooth(soft, -soft, bellyEdge(at, out));
  let plates: Plates = pulls.green;
  if (belly > 0) plates = mix(plates, [0, 0, dot(x, y, 0.5 - y * 0.07), 0], belly);
  plates = mix(plates, pulls.blotch, blotches(at) * (1 - belly) * smooth(0.9, 1, y));
  for (const { middle, way, radius } of spots) {
    const [dx, dy, dz] = [x - middle[0], y - middle[1], z - middle[2]];
    if (Math.hypot(dx, dy, dz) > radius * 1.7) continue;
    const up = dx * way[0] + dy * way[1] + dz * way[2];
    const round = (aside: number) =>
      Math.hypot(dx - up * way[0] - aside, dy - up * way[1] - aside, dz - up * way[2]);
    plates = mix(plates, pulls.yellow, smooth(radius * 1.15 + soft, radius * 1.15 - soft, round(0)));
    // Its dot is printed a little beside it.
    plates = mix(plates, pulls.orange, smooth(radius * 0.66 + soft, radius * 0.66 - soft, round(0.04)));
  }
  const nostril = Math.hypot(Math.abs(x) - 0.75, y - 8.75, (z - 4.6) * 0.5);
  return mix(plates, pulls.line, smooth(0.3, 0.26, nostril));
}

/** Below zero on the belly: chest, throat and chin, as far as the mouth; not the arms. */
function bellyEdge([x, y, z]: Point, out: Point): number {
  const wavy = 0.16 * wander([x, y, z], 1.6);
  const round = Math.hypot(x / 4.5, (y - 3.3) / 3.3) - 1;
  const front = 2.1 - z;
  const arms = y < 1.35 && z > 3.1 && Math.abs(x) > 1.7 ? 1 : 0;
  const limbs = Math.hypot((Math.abs(x) - 3.9) / 1, (y - 1.7) / 1.9) < 1 ? 1 : 0;
  const upwards = out[1] > 0.75 ? 1 : 0;
  return Math.max(round * 3, front) + wavy + arms + limbs + upwards;
}

/** A screen of dots at the pink ink's angle; `tone` from 0 to 1 is how much of the paper they cover. */
function dot(x: number, y: number, tone: number): number {
  const [across, down] = [x * 0.966 - y * 0.259, x * 0.259 + y * 0.966].map((place) => place / 0.42);
  const off = Math.hypot(part(across ?? 0) - 0.5, part(down ?? 0) - 0.5) * 0.42;
  const radius = 0.42 * Math.sqrt(Math.max(0, Math.min(0.72, tone)) / Math.PI);
  return smooth(radius + soft, radius - soft, off);
}

/** Dark islands on the back, the legs and the brow. */
function blotches(at: Point): number {
  const [x, y, z] = at;
  const high = wander([x + 3, y, z], 1.05) + 0.4 * wander([x + 9, y, z], 2.1);
  const where = 0.62 + 0.5 * smooth(1.2, 3.4, z) - 0.12 * smooth(3.4, 4.6, Math.abs(x));
  const face = 0.7 * smooth(1.2, 3, z) * smooth(4.4, 5.6, y);
  return smooth(where + face - soft * 1.4, where + face + soft * 1.4, high);
}

/** From 0, open to the sky, to 1, deep in a fold. */
export function hidden(at: Point, out: Point): number {
  let closed = 0;
  for (const [far, share] of [
    [0.35, 0.9],
    [0.8, 0.62],
    [1.6, 0.38],
  ] as const) {
    const there: Point = [at[0] + out[0] * far, at[1] + out[1] * far, at[2] + out[2] * far];
    closed += (share * Math.max(0, far - skin(there))) / far;
  }
  return Math.min(1, closed * 0.75) ** 1.3;
}

/** Waves that never quite repeat, from about -1.5 to 1.5. */
function wander([x, y, z]: Point, often: number): number {
  const [a, b, c] = [x * often, y * often, z * often];
  return (
    Math.sin(a * 1.31 + Math.sin(b * 0.93 + 1.7) * 1.2) * 0.6 +
    Math.sin(b * 1.47 + Math.sin(c * 1.11 + 0.4) * 1.3) * 0.5 +
    Math.sin(c * 1.23 + Math.sin(a * 0.87 + 2.9) * 1.1) * 0.5
  );
}

const part = (value: number) => value - Math.floor(value);

export const outOfSkin = (at: Point) => outward(skin, at, 0.03);
