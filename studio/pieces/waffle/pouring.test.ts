import { expect, it } from "vitest";
import { type Poured, type Pouring, pouring } from "./pouring.ts";

function wait(jug: Pouring, seconds: number): { last: Poured; volume: number } {
  let last = jug.move(0);
  let volume = last.volume;
  for (let frame = 0; frame < seconds * 60; frame++) {
    last = jug.move(1 / 60);
    volume += last.volume;
  }
  return { last, volume };
}

it("pours nothing until it is asked to", () => {
  expect(wait(pouring(), 3)).toMatchObject({ volume: 0, last: { length: 0 } });
});

it("pours only once its thread has come down, and only for a while", () => {
  const jug = pouring();
  jug.pour(0.2, 0.3);
  expect(wait(jug, 0.3).volume).toBe(0);
  const { volume, last } = wait(jug, 1);
  expect(volume).toBeGreaterThan(0);
  expect(last).toMatchObject({ x: 0.2, z: 0.3, length: 1 });
  wait(jug, 4);
  expect(wait(jug, 1)).toMatchObject({ volume: 0, last: { length: 0 } });
});

it("goes along to where it is wanted next, without letting go of its thread", () => {
  const jug = pouring();
  jug.pour(0, 0);
  wait(jug, 1);
  jug.pour(1, 0);
  const { last } = wait(jug, 0.2);
  expect(last.length).toBe(1);
  expect(last.x).toBeGreaterThan(0.2);
  expect(last.x).toBeLessThan(1);
  expect(wait(jug, 1.5).last.x).toBeGreaterThan(0.95);
});

it("pours longer for the space bar, as long as it is pressed again in time", () => {
  const [once, again] = [pouring(), pouring()];
  for (const jug of [once, again]) jug.pourOn(() => 0.5, 1, 1);
  wait(once, 1.5);
  wait(again, 1.5);
  again.pourOn(() => 0.5, 1, 1);
  expect(wait(again, 4).volume).toBeGreaterThan(wait(once, 4).volume * 1.3);
});
