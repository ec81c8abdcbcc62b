import { describe, expect, it } from "vitest";
import { brought, isWhole, putBack, queue, type Repair, undo, verdict, withTray } from "./repair.ts";

const open = (repair: Repair) => repair.holes.reduce<Repair>((now, _, hole) => undo(now, hole), repair);
const shut = (repair: Repair, fromLast: boolean) =>
  repair.holes.reduce<Repair>((now) => putBack(now, fromLast ? now.out.length - 1 : 0), repair);
const ready = { ...brought(0), hasTray: true, hasTorch: true };

describe("a radio on the table", () => {
  it("goes home whole where screws go back the other way round from the tray, in the light", () => {
    const mended = shut(open(ready), true);
    expect(isWhole(mended)).toBe(true);
    expect(verdict(mended)).toBe("It plays, mostly accordion. Nothing left over.");
  });

  it("has screws left over in any other order, and as many that rattle as it lacks", () => {
    const mended = shut(open(ready), false);
    expect(isWhole(mended)).toBe(false);
    expect(mended.left.length).toBeGreaterThan(0);
    expect(mended.holes.filter((screw) => screw === null)).toHaveLength(
      mended.left.length + mended.inside.length,
    );
    expect(verdict(mended)).toMatch(/It rattles.* left over\. It will come back for/);
  });

  it("loses the order without a tray, and without a torch", () => {
    expect(isWhole(shut(open({ ...ready, hasTray: false }), true))).toBe(false);
    expect(isWhole(shut(open({ ...ready, hasTorch: false }), true))).toBe(false);
    expect(withTray(open(ready), false).out).toEqual(open(ready).out.toReversed());
  });

  it("is not mended by one screw", () =>
    expect(verdict(putBack(undo(ready, 3), 0))).toBe("Shut again. The lid was never off."));

  it("keeps every screw somewhere", () => {
    for (const hasTray of [true, false])
      for (const hasTorch of [true, false]) {
        const { out } = open({ ...ready, hasTray, hasTorch });
        expect(out.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
      }
  });
});

it("has a kettle, sealed so that one cannot find out", () => {
  const kettle = brought(queue.findIndex(({ name }) => name === "kettle"));
  expect(undo(kettle, 0)).toBe(kettle);
  expect(isWhole(kettle)).toBe(false);
});
