import type { Point } from "./distance.ts";

export interface Bone {
  name: string;
  parent?: string;
  /** Where its joint is while the skin is bound, in centimetres; the toad looks along z, its left is +x. */
  at: Point;
}

/** Where jaw and skull are hinged. */
export const hinge: Point = [0, 6.5, -0.6];
/** An eye's centre, on the left. */
export const eyeAt: Point = [2.85, 10.05, 2.35];
/** Degrees by which an eye looks out to its side. */
export const eyeTurn = 16;

const both = (name: string, parent: string, [x, y, z]: Point): Bone[] => [
  { name: `${name}-left`, parent: sided(parent, "left"), at: [x, y, z] },
  { name: `${name}-right`, parent: sided(parent, "right"), at: [-x, y, z] },
];

/** A parent "eye-*" is the one on the same side. */
const sided = (name: string, side: string) => name.replace("*", side);

/** Parents before their children. Hands and feet hang on the ground and not on the body, so that they stay where they are put. */
export const bones: readonly Bone[] = [
  { name: "toad", at: [0, 0, 0] },
  { name: "body", parent: "toad", at: [0, 2.6, -1.4] },
  { name: "chest", parent: "body", at: [0, 5, -0.8] },
  { name: "head", parent: "chest", at: hinge },
  { name: "jaw", parent: "chest", at: hinge },
  { name: "throat", parent: "jaw", at: [0, 4.5, 3.2] },
  { name: "tongue", parent: "jaw", at: [0, 5.6, 1] },
  { name: "uvula", parent: "head", at: [0, 7, 1.3] },
  ...both("eye", "head", eyeAt),
  ...both("upper-lid", "eye-*", eyeAt),
  ...both("lower-lid", "eye-*", eyeAt),
  ...both("arm", "chest", [4, 3.6, 1.1]),
  ...both("hand", "toad", [3.9, 0.6, 3.9]),
  ...both("thigh", "body", [4.6, 3, -1.8]),
  ...both("foot", "toad", [5.5, 0.5, 0.4]),
];

const places = new Map(bones.map(({ name }, n) => [name, n]));

export function boneAt(name: string): number {
  const place = places.get(name);
  if (place === undefined) throw new Error(`The toad has no bone "${name}".`);
  return place;
}
