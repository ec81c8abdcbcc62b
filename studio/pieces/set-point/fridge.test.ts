import { expect, it } from "vitest";
import { birthday, days, entryOf, humpOf, layerOf, ownShare, tintOf } from "./fridge.ts";

const steady = { opened: 4, isAjar: false };
const month = Array.from({ length: days }, (_, day) => layerOf({ ...steady, isAjar: day === 18 }, day));

it("is at its best with the door shut, and at its worst on the birthday", () => {
  expect(layerOf({ opened: 0, isAjar: false }, 0).mean).toBe(2.9);
  expect(layerOf({ opened: 0, isAjar: true }, 0).mean).toBe(birthday);
  expect(layerOf({ opened: 500, isAjar: false }, 29).mean).toBeLessThan(birthday);
  expect(month.filter((layer) => tintOf(layer) === 4)).toHaveLength(1);
});

it("records itself more each day, until it is most of the record", () => {
  for (let day = 1; day < days; day += 1) expect(humpOf(day)).toBeGreaterThan(humpOf(day - 1));
  expect(ownShare(month.slice(0, 3))).toBeLessThan(40);
  expect(ownShare(month.slice(0, 18))).toBeGreaterThan(50);
  expect(entryOf(month)).toMatch(/is me, pouring/);
});

it("whisks a stroke for each opening, its own two among them", () => {
  expect(layerOf(steady, 3).strokes).toBe(6);
  expect(entryOf([layerOf(steady, 0)])).toMatch(/6 strokes of the whisk, two of them/);
  expect(entryOf([])).toMatch(/4 °C/);
});
