import { expect, it } from "vitest";
import { chanceFrom } from "@toadstool/stage";
import { cross, type Crossing, openUmbrellas, shutUmbrella, type Wind } from "./crossing.ts";

function walked(steps: number, seed = 1, wind: Wind | null = null, step = 1 / 30): Crossing {
  const crossing = openUmbrellas(chanceFrom(seed));
  for (let n = 0; n < steps; n++) cross(crossing, step, wind);
  return crossing;
}

it("is the same crossing for the same seed", () => {
  expect(walked(200, 1).walkers).toEqual(walked(200, 1).walkers);
  expect(walked(200, 1).walkers).not.toEqual(walked(200, 2).walkers);
});

it("goes on for ever with as many people, and none of them is lost", () => {
  const crossing = walked(10_000, 3, null, 0.1);
  expect(crossing.walkers.length).toBe(20);
  for (const { x, y, vx, vy } of crossing.walkers) {
    expect(x).toBeGreaterThan(-120);
    expect(x).toBeLessThan(520);
    expect(y).toBeGreaterThanOrEqual(14);
    expect(y).toBeLessThanOrEqual(286);
    expect(Math.hypot(vx, vy)).toBeLessThan(200);
  }
  expect(crossing.drops.length).toBeLessThanOrEqual(30);
  expect(crossing.ducks.length).toBeLessThan(8);
});

it("lets people get across: everybody has moved on after a while", () => {
  const crossing = walked(0);
  const before = new Set(crossing.walkers);
  for (let n = 0; n < 3000; n++) cross(crossing, 1 / 30, null);
  expect(crossing.walkers.filter((walker) => before.has(walker))).toEqual([]);
});

it("keeps the ducks in a line behind their mother", () => {
  const { ducks } = walked(400);
  expect(ducks.length).toBeGreaterThanOrEqual(5);
  for (const [n, duck] of ducks.slice(1).entries()) {
    const before = ducks[n] ?? duck;
    expect(Math.hypot(duck.x - before.x, duck.y - before.y)).toBeLessThan(18);
  }
});

it("blows people away from the wind, and turns their umbrellas", () => {
  const calm = openUmbrellas(chanceFrom(5));
  const windy = openUmbrellas(chanceFrom(5));
  const target = calm.walkers.findIndex(({ x, y }) => x > 100 && x < 300 && y > 100 && y < 200);
  const { x = 0, y = 0 } = calm.walkers[target] ?? {};
  for (let n = 0; n < 20; n++) cross(calm, 1 / 30, null);
  for (let n = 0; n < 20; n++) cross(windy, 1 / 30, { x, y: y - 12 });
  expect(windy.walkers[target]?.y).toBeGreaterThan((calm.walkers[target]?.y ?? 0) + 1);
  expect(windy.walkers[target]?.angle).not.toBe(calm.walkers[target]?.angle);
});

it.each([30, 60, 144])("rains alike at %i steps a second, and the same rain for the same seed", (rate) => {
  const fallen = () => {
    const crossing = openUmbrellas(chanceFrom(4));
    const drops = new Set<Crossing["drops"][number]>();
    for (let n = 0; n < rate * 30; n++) {
      cross(crossing, 1 / rate, null);
      for (const drop of crossing.drops) drops.add(drop);
    }
    return drops.size;
  };
  // Twenty a second, and what chance makes of it.
  const once = fallen();
  expect(once).toBeGreaterThan(500);
  expect(once).toBeLessThan(700);
  expect(fallen()).toBe(once);
});

it("shuts the umbrella that was tapped, and only for a moment", () => {
  const crossing = walked(0);
  const [walker] = crossing.walkers.slice(-1);
  expect(shutUmbrella(crossing, { x: walker?.x ?? 0, y: walker?.y ?? 0 })).toBe(true);
  expect(walker?.shut).toBeGreaterThan(1);
  for (let n = 0; n < 90; n++) cross(crossing, 1 / 30, null);
  expect(walker?.shut).toBe(0);
  expect(shutUmbrella(crossing, { x: -500, y: -500 })).toBe(false);
});
