import { expect, it } from "vitest";
import { chanceFrom } from "@toadstool/stage";
import {
  divide,
  grow,
  isAsleep,
  isFull,
  keepInside,
  type Leaf,
  middle,
  most,
  sprout,
  stalk,
} from "./leaf.ts";

function grown(steps: number, seed = 1, finger: { x: number; y: number } | null = null): Leaf {
  const leaf = sprout(chanceFrom(seed));
  for (let step = 0; step < steps; step++) grow(leaf, finger);
  return leaf;
}

const points = ({ x, y, count }: Leaf) =>
  Array.from({ length: count }, (_, n) => ({ x: x[n] ?? NaN, y: y[n] ?? NaN }));

function isWithin(leaf: Leaf): boolean {
  return points(leaf).every(({ x, y }) => {
    const degree = Math.round((Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI + 360) % 360;
    return Math.hypot(x - middle.x, y - middle.y) < (leaf.reach[degree] ?? 0);
  });
}

it("grows the same leaf from the same seed, and another from another", () => {
  expect(points(grown(90, 1))).toEqual(points(grown(90, 1)));
  expect(points(grown(90, 1))).not.toEqual(points(grown(90, 2)));
});

it("fills the head, never leaves it, and falls asleep", { timeout: 30_000 }, () => {
  const leaf = grown(1200);
  expect(isFull(leaf)).toBe(true);
  expect(isAsleep(leaf)).toBe(true);
  for (let step = 0; step < 200; step++) grow(leaf, null);
  expect(leaf.count).toBe(most);
  expect(isWithin(leaf)).toBe(true);
});

it("makes way for a finger, and does not rest as long as it is there", () => {
  const finger = { x: middle.x + 30, y: middle.y - 10 };
  const near = (leaf: Leaf) =>
    points(leaf).filter(({ x, y }) => Math.hypot(x - finger.x, y - finger.y) < 9).length;
  expect(near(grown(700, 1, finger))).toBeLessThan(near(grown(700, 1)));
  const settled = grown(10);
  settled.settled = 100;
  grow(settled, finger);
  expect(settled.settled).toBe(0);
});

it("takes an idea where it is given one", () => {
  const leaf = grown(200);
  const before = leaf.count;
  divide(leaf, 24, { x: middle.x, y: middle.y - 30 });
  expect(leaf.count).toBe(before + 24);
});

it("grows round the stalk and not into it", () => {
  const leaf = sprout(chanceFrom(1));
  const kept = keepInside(leaf, stalk.x + 1, 240);
  expect(Math.abs(kept.x - stalk.x)).toBeGreaterThan(10);
  expect(keepInside(leaf, 60, 60).x).toBeGreaterThan(60);
});
