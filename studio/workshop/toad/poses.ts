/** How the toad holds itself, and how a pose moves its skin. */
import { jawShut } from "./anatomy.ts";
import { bones } from "./bones.ts";
import type { Point } from "./distance.ts";

/** What a bone does from where it was bound. */
export interface Turn {
  /** Degrees about x (nods down), y (looks to its left) and z (tips to its right), taken in the order y, x, z. */
  turn?: Point;
  /** Centimetres. */
  move?: Point;
  size?: Point;
}

/** By bone; what is not named stays as it was bound. */
export type Pose = Readonly<Record<string, Turn>>;

/** Sitting, unimpressed: what every pose starts from. */
export const sitting: Pose = {
  jaw: { turn: [jawShut, 0, 0], move: [0, 0, -0.15] },
  "upper-lid-left": { turn: [9, 0, 0] },
  "upper-lid-right": { turn: [9, 0, 0] },
};

/** One pose on top of another. */
export function together(one: Pose, other: Pose): Pose {
  const both: Record<string, Turn> = { ...one };
  for (const [bone, over] of Object.entries(other)) {
    const under = both[bone] ?? {};
    both[bone] = {
      turn: sum(under.turn, over.turn),
      move: sum(under.move, over.move),
      size: product(under.size, over.size),
    };
  }
  return both;
}

/** The same for both sides: `bone` without its side; turns about y and z and moves along x are mirrored. */
export function mirrored(
  bone: string,
  { turn: [x, y, z] = [0, 0, 0], move: [a, b, c] = [0, 0, 0], size = [1, 1, 1] }: Turn,
): Pose {
  return {
    [`${bone}-left`]: { turn: [x, y, z], move: [a, b, c], size },
    [`${bone}-right`]: { turn: [x, -y, -z], move: [-a, b, c], size },
  };
}

export interface Placed {
  /** x, y, z, w. */
  rotation: [number, number, number, number];
  /** From its parent's joint, in centimetres. */
  translation: Point;
  scale: Point;
}

/** Each bone's place in its parent. */
export function placed(pose: Pose): Placed[] {
  return bones.map(({ name, parent, at }) => {
    const from = bones.find((bone) => bone.name === parent)?.at ?? [0, 0, 0];
    const { turn = [0, 0, 0], move = [0, 0, 0], size = [1, 1, 1] } = pose[name] ?? {};
    return {
      rotation: rotation(turn),
      translation: [at[0] - from[0] + move[0], at[1] - from[1] + move[1], at[2] - from[2] + move[2]],
      scale: size,
    };
  });
}

function rotation([x, y, z]: Point): Placed["rotation"] {
  const half = (degrees: number) => (degrees * Math.PI) / 360;
  const [sx, cx] = [Math.sin(half(x)), Math.cos(half(x))];
  const [sy, cy] = [Math.sin(half(y)), Math.cos(half(y))];
  const [sz, cz] = [Math.sin(half(z)), Math.cos(half(z))];
  return [
    sx * cy * cz + cx * sy * sz,
    cx * sy * cz - sx * cy * sz,
    cx * cy * sz - sx * sy * cz,
    cx * cy * cz + sx * sy * sz,
  ];
}

const none: Point = [0, 0, 0];
const whole: Point = [1, 1, 1];
const sum = (one = none, other = none): Point => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
const product = (one = whole, other = whole): Point => [
  one[0] * other[0],
  one[1] * other[1],
  one[2] * other[2],
];
