/** What the toad is made of, in centimetres. Its left half stands for both. */
import { eyeAt, hinge } from "./bones.ts";
import { type Distance, ellipsoid, limb, type Point, sphere } from "./distance.ts";

export interface Part {
  /** The bone that moves it; those with two sides without their side. */
  bone: string;
  /** How wide it is welded to what stands before it. */
  fillet: number;
  distance: Distance;
}

/** Toes, from the wrist or ankle to their tips. */
function toes(bone: string, from: Point, tips: readonly Point[], thick: number): Part[] {
  return tips.flatMap((tip) => [
    { bone, fillet: 0.35, distance: limb(from, tip, thick, thick * 0.8) },
    { bone, fillet: 0.2, distance: ellipsoid(tip, [thick * 1.25, thick * 0.95, thick * 1.25]) },
  ]);
}

const [eyeX, eyeY, eyeZ] = eyeAt;
const wrist: Point = [3.75, 0.75, 3.7];
const ankle: Point = [5.4, 0.75, -0.6];
const instep: Point = [5.9, 0.5, 1.5];

export const parts: readonly Part[] = [
  { bone: "body", fillet: 1, distance: ellipsoid([0, 3.7, -1.5], [5.2, 3.7, 4.6]) },
  { bone: "chest", fillet: 2.4, distance: ellipsoid([0, 3.8, 0.6], [4.4, 3.5, 3.6]) },
  { bone: "head", fillet: 1.6, distance: ellipsoid([0, 6.4, 1.1], [5.35, 3, 4.5]) },
  { bone: "head", fillet: 1.8, distance: ellipsoid([0, 7.6, 0.2], [4.1, 2.2, 3.4]) },
  // The glands behind the eyes, which every toad has and no frog.
  { bone: "head", fillet: 0.5, distance: ellipsoid([3.7, 8.1, -1.1], [0.9, 0.75, 1.6]) },
  { bone: "head", fillet: 0.9, distance: sphere([eyeX - 0.1, eyeY - 0.5, eyeZ - 0.85], 1.62) },
  // Arms, a little pigeon-toed.
  { bone: "arm", fillet: 1.2, distance: limb([4, 3.5, 1], [4.8, 2.4, 2.3], 1.25, 1) },
  { bone: "hand", fillet: 0.7, distance: limb([4.75, 2.35, 2.4], wrist, 0.95, 0.68) },
  ...toes(
    "hand",
    wrist,
    [
      [2.2, 0.36, 4.25],
      [3, 0.36, 5.15],
      [4.1, 0.36, 5.35],
      [5.05, 0.36, 4.75],
    ],
    0.36,
  ),
  { bone: "thigh", fillet: 0.9, distance: ellipsoid([5.15, 2.6, -1.5], [1.95, 2.55, 2.9]) },
  { bone: "foot", fillet: 0.7, distance: limb([5.3, 1.4, -2.4], ankle, 1.2, 0.8) },
  { bone: "foot", fillet: 0.5, distance: limb(ankle, instep, 0.75, 0.6) },
  ...toes(
    "foot",
    instep,
    [
      [4.9, 0.34, 3.1],
      [5.75, 0.34, 3.75],
      [6.75, 0.34, 3.65],
      [7.55, 0.34, 2.9],
      [7.9, 0.34, 1.9],
    ],
    0.36,
  ),
];

/** The mouth while the skin is bound: a wedge from the hinge, that the jaw closes by turning through it. Degrees. */
export const mouth = { upper: 6, lower: -15, corner: 1.2, droop: 0.034 };
/** What closes it, lips pressed. */
export const jawShut = mouth.lower - mouth.upper - 2.5;

const [slopeUp, slopeDown] = [mouth.upper, mouth.lower].map((turn) => Math.tan((turn * Math.PI) / 180)) as [
  number,
  number,
];

/** How far a place is above the mouth's roof and below its floor, and in front of its corners. */
export function aboutMouth([x, y, z]: Point): { over: number; under: number; before: number; level: number } {
  const level = y - hinge[1] + mouth.droop * x * x;
  const away = z - hinge[2];
  return {
    over: level - away * slopeUp,
    under: away * slopeDown - level,
    before: z - mouth.corner,
    level: level - (away * (slopeUp + slopeDown)) / 2,
  };
}
