import { expect, it } from "vitest";
import { atRest, poke, wobble, type Wobble } from "./wobble.ts";

function wait(jelly: Wobble, seconds: number): boolean {
  let moves = true;
  for (let frame = 0; frame < seconds * 60; frame++) moves = wobble(jelly, 1 / 60);
  return moves;
}

it("leans the way it is poked, swings back past the middle, and comes to rest", () => {
  const jelly = atRest();
  poke(jelly, 3, 0, 1, 0);
  wait(jelly, 0.1);
  expect(jelly.at[0]).toBeGreaterThan(0.05);
  wait(jelly, 0.22);
  expect(jelly.at[0]).toBeLessThan(0);
  expect(wait(jelly, 8)).toBe(false);
  expect(jelly.at).toEqual([0, 0, 0, 0]);
});

it("hardly minds a poke at its foot", () => {
  const [high, low] = [atRest(), atRest()];
  poke(high, 3, 0, 1, 0);
  poke(low, 3, 0, 0.1, 0);
  wait(high, 0.1);
  wait(low, 0.1);
  expect(low.at[0]).toBeLessThan(high.at[0] / 5);
});

it("stays on its plate, however hard it is poked", () => {
  const jelly = atRest();
  for (let pokes = 0; pokes < 30; pokes++) {
    poke(jelly, 40, -40, 1, 20);
    wait(jelly, 0.05);
    for (const lean of jelly.at) expect(Math.abs(lean)).toBeLessThanOrEqual(0.5);
  }
});

it("wobbles the same in long frames as in short ones", () => {
  const [long, short] = [atRest(), atRest()];
  for (const jelly of [long, short]) poke(jelly, 2, 1, 1, 0.5);
  for (let frame = 0; frame < 10; frame++) wobble(long, 1 / 20);
  for (let frame = 0; frame < 60; frame++) wobble(short, 1 / 120);
  expect(long.at[0]).toBeCloseTo(short.at[0], 3);
});
