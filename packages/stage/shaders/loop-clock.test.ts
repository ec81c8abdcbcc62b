import { expect, it } from "vitest";
import { loopClock, memoryRate } from "./loop-clock.ts";

it("is back at the beginning after one loop", () => {
  const clock = loopClock(8);
  for (let n = 0; n < 8 * 64; n++) clock.advance(1 / 64);
  expect(clock.time).toBeCloseTo(8);
  expect(Math.min(clock.phase, 1 - clock.phase)).toBeCloseTo(0);
});

it("makes the same number of memories in a second on every screen", () => {
  for (const rate of [30, 60, 120]) {
    const clock = loopClock(16);
    let made = 0;
    for (let n = 0; n < 2 * rate; n++) made += clock.advance(1 / rate);
    expect(made).toBe(2 * memoryRate);
  }
});

it("makes none where the picture is only redrawn, and does not catch up after a long frame", () => {
  const clock = loopClock(16);
  expect(clock.advance(0)).toBe(0);
  expect(clock.advance(5)).toBe(4);
  expect(clock.advance(1 / memoryRate)).toBe(1);
});

it("moves at a third of the pace where less motion is asked for", () => {
  const clock = loopClock(16, 0.35);
  clock.advance(0.2);
  expect(clock.time).toBeCloseTo(0.07);
});
