import { describe, expect, it } from "vitest";
import { chanceFrom } from "@toadstool/stage";
import { answer, beginEvening, type Evening, knock, lookIn, passTime, untilNext } from "./evening.ts";
import { buildTown } from "./town.ts";

const evening = (seed = 1) => beginEvening(60, chanceFrom(seed));

function pass(passing: Evening, steps: number, step = 0.1): Set<number> {
  const changed = new Set<number>();
  for (let n = 0; n < steps; n++) for (const room of passTime(passing, step)) changed.add(room);
  return changed;
}

describe("an evening", () => {
  it("is the same one for the same seed and steps, and another for another seed", () => {
    const [one, same, other] = [evening(1), evening(1), evening(2)];
    for (const passing of [one, same, other]) pass(passing, 500);
    expect(one.rooms).toEqual(same.rooms);
    expect(one.rooms).not.toEqual(other.rooms);
  });

  it("goes on for hours: some are up and some are not, and everybody lives in sight", () => {
    const passing = evening();
    pass(passing, 10_000, 1);
    const lit = passing.rooms.filter(({ isLit }) => isLit).length;
    expect(lit).toBeGreaterThan(10);
    expect(lit).toBeLessThan(55);
    for (const { place, due } of passing.rooms) {
      expect(Math.abs(place - 0.5)).toBeLessThan(1.3);
      expect(Number.isFinite(due)).toBe(true);
    }
  });

  it("answers a knock from before it began, whether the light was on or off", () => {
    const passing = evening();
    for (const index of passing.rooms.keys()) answer(passing, index);
    for (const room of passing.rooms) {
      expect(room).toMatchObject({ isLit: true, place: 0.5 });
      expect(room.resident).not.toBeNull();
      expect(room.looksUntil).toBeGreaterThan(passing.time);
    }
  });

  it("tells how long nothing happens, and then something does", () => {
    const passing = evening();
    pass(passing, 3);
    const rest = untilNext(passing);
    expect(passTime(passing, rest * 0.9).size).toBe(0);
    expect(passTime(passing, rest * 0.2).size).toBeGreaterThan(0);
  });

  it("looks back at who looks in, for a while", () => {
    const passing = evening();
    expect(lookIn(passing, 4)).toBe(true);
    expect(lookIn(passing, 4)).toBe(false);
    expect(passing.rooms[4]?.looksUntil).toBeGreaterThan(0);
    expect(pass(passing, 60).has(4)).toBe(true);
    expect(passing.rooms[4]?.looksUntil).toBe(0);
    expect(lookIn(passing, -1)).toBe(false);
  });

  it("answers a knock: a light goes on and somebody comes, or it goes out and nobody is there", () => {
    const passing = evening();
    const dark = passing.rooms.findIndex(({ isLit }) => !isLit);
    knock(passing, dark);
    expect(passing.rooms[dark]).toMatchObject({ isLit: true, place: 0.5 });
    expect(passing.rooms[dark]?.resident).not.toBeNull();
    knock(passing, dark);
    expect(passing.rooms[dark]).toMatchObject({ isLit: false, resident: null });
  });
});

describe("a town", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "fills the sheet and keeps its windows within its walls (seed %d)",
    (seed) => {
      const { houses, panes, moon } = buildTown(chanceFrom(seed));
      expect(houses[0]?.left).toBeLessThan(0);
      expect(houses.at(-1)?.right).toBeGreaterThanOrEqual(400);
      for (const { house, x, y, width, height } of panes) {
        const { left = 0, right = 0, top = 0 } = houses[house] ?? {};
        expect(x).toBeGreaterThan(left);
        expect(x + width).toBeLessThan(right);
        expect(y).toBeGreaterThan(top);
        expect(y + height).toBeLessThan(284);
      }
      const near = houses.filter(
        ({ left, right }) => right > moon.x - moon.radius && left < moon.x + moon.radius,
      );
      expect(Math.min(...near.map(({ top }) => top))).toBeGreaterThan(moon.y + moon.radius);
    },
  );

  it("never puts two like houses side by side", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { houses } = buildTown(chanceFrom(seed));
      for (const [n, { tone, gable }] of houses.slice(1).entries()) {
        expect(tone).not.toBe(houses[n]?.tone);
        expect(gable).not.toBe(houses[n]?.gable);
      }
    }
  });
});
