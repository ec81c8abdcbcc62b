/** What the toad is painted with; colours are red, green and blue from 0 to 255. */
import { aboutMouth } from "./anatomy.ts";
import { hollow, skin, solid, warts } from "./body.ts";
import { outward, type Point, smooth } from "./distance.ts";

export type Colour = readonly [red: number, green: number, blue: number];

export const paint = {
  back: [116, 146, 52],
  ridge: [92, 124, 44],
  flank: [160, 178, 74],
  belly: [247, 232, 196],
  dots: [238, 112, 134],
  blotch: [62, 92, 58],
  rim: [44, 66, 48],
  wart: [222, 160, 62],
  wartFoot: [128, 116, 46],
  lip: [74, 62, 48],
  gums: [214, 74, 108],
  gullet: [74, 16, 52],
  shade: [52, 30, 66],
} as const satisfies Record<string, Colour>;

export function mix(one: Colour, other: Colour, share: number): Colour {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}

/** The colour of the skin at a place on it; edges are about `soft` centimetres wide. */
export function skinColour(at: Point, out: Point, soft = 0.035): Colour {
  const inside = -solid(at);
  const mouthful = hollow(at);
  if (inside > 0.12 && mouthful < 0.3) return mouthColour(at, inside);
  let colour = hide(at, out, soft);
  // Lips: a dark line where they meet.
  const lip = smooth(0.36, 0.3, mouthful) * smooth(-0.6, -0.1, aboutMouth(at).before);
  colour = mix(colour, paint.lip, lip);
  return mix(colour, paint.shade, 0.5 * hidden(at, out));
}

function mouthColour(at: Point, inside: number): Colour {
  const deep = smooth(1.6, 4.2, inside) * smooth(3.6, 1.2, at[2]);
  return mix(mix(paint.lip, paint.gums, smooth(0.32, 0.62, inside)), paint.gullet, deep);
}

function hide(at: Point, out: Point, soft: number): Colour {
  const [x, y, z] = at;
  const side = Math.abs(x);
  const light = y - 0.62 * z + 0.35 * Math.max(0, side - 3.4) ** 1.5 + 0.25 * wander(at, 0.9);
  let colour = mix(paint.flank, paint.back, smooth(1.6, 4.6, light));
  colour = mix(colour, paint.ridge, 0.7 * smooth(6, 10, y - 0.25 * z) * (z < 1.6 ? 1 : 0.4));
  // The belly, printed: cream paper, and pink dots that grow downwards.
  const belly = smooth(soft, -soft, bellyEdge(at, out));
  if (belly > 0) colour = mix(colour, mix(paint.belly, paint.dots, dot(x, y, soft, 0.5 - y * 0.07)), belly);
  colour = mix(colour, paint.blotch, blotches(at, soft) * (1 - belly) * smooth(0.8, 1.4, y));
  for (const { at: wart, radius } of warts) {
    const away = Math.hypot(x - wart[0], y - wart[1], z - wart[2]);
    if (away > radius * 1.7) continue;
    colour = mix(colour, paint.wartFoot, smooth(radius * 1.55 + soft, radius * 1.55 - soft, away));
    colour = mix(colour, paint.wart, smooth(radius * 1.12 + soft, radius * 1.12 - soft, away));
  }
  const nostril = Math.hypot(side - 0.75, y - 8.75, (z - 4.6) * 0.5);
  return mix(colour, paint.rim, smooth(0.34, 0.22, nostril));
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
function dot(x: number, y: number, soft: number, tone: number): number {
  const [across, down] = [x * 0.966 - y * 0.259, x * 0.259 + y * 0.966].map((place) => place / 0.42);
  const off = Math.hypot(part(across ?? 0) - 0.5, part(down ?? 0) - 0.5) * 0.42;
  const radius = 0.42 * Math.sqrt(Math.max(0, Math.min(0.72, tone)) / Math.PI);
  return smooth(radius + soft, radius - soft, off);
}

/** Dark islands with a darker shore, on the back, the legs and the brow. */
function blotches(at: Point, soft: number): number {
  const [x, y, z] = at;
  const high = wander([x + 3, y, z], 1.05) + 0.4 * wander([x + 9, y, z], 2.1);
  const where = 0.62 + 0.5 * smooth(1.2, 3.4, z) - 0.12 * smooth(3.4, 4.6, Math.abs(x));
  const face = 0.7 * smooth(1.2, 3, z) * smooth(4.4, 5.6, y);
  return smooth(where + face - soft * 1.4, where + face + soft * 1.4, high);
}

/** From 0, open to the sky, to 1, deep in a fold. */
function hidden(at: Point, out: Point): number {
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
