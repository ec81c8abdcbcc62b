import { expect, it } from "vitest";
import { isAtRest, mostAngle, type Swing, swung } from "./swing.ts";

/** The swings of some seconds, 60 to a second. */
function swings(from: Swing, seconds: number): Swing[] {
  const all = [from];
  for (let frame = 0; frame < seconds * 60; frame++) all.push(swung(all.at(-1) as Swing, 1 / 60));
  return all;
}

it("swings to both sides, less each time, and is at rest within five seconds", () => {
  const all = swings({ angle: 0, speed: 15 }, 5);
  expect(Math.max(...all.map(({ angle }) => angle))).toBeGreaterThan(1);
  expect(Math.min(...all.map(({ angle }) => angle))).toBeLessThan(-0.5);
  expect(all.findIndex((swing, at) => at > 0 && isAtRest(swing))).toBeGreaterThan(60);
  expect(isAtRest(all.at(-1) as Swing)).toBe(true);
});

it("never hangs further out than it may, however hard it is blown", () => {
  for (const { angle } of swings({ angle: 0, speed: 10_000 }, 1))
    expect(Math.abs(angle)).toBeLessThanOrEqual(mostAngle);
});

it("does not jump after a pause", () => {
  expect(Math.abs(swung({ angle: 1, speed: 0 }, 60).angle)).toBeLessThan(1);
});

it("is at rest where nothing has touched it", () => {
  expect(isAtRest(swung({ angle: 0, speed: 0 }, 1 / 60))).toBe(true);
});
