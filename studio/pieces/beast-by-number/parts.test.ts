import { expect, it } from "vitest";
import { beastOf, first, tellBeast } from "./parts.ts";

const numbers = Array.from({ length: 40 }, (_, number) => number);
const bodyOf = (number: number, ...how: [typeof first, boolean?]) => beastOf(number, ...how).noun;

it("brings the same beast back for the same number", () => {
  for (const number of numbers)
    expect(beastOf(number, first).drawing.strokes).toEqual(beastOf(number, first).drawing.strokes);
});

it("gives other ears to an animal that stays itself, and another animal to other ears with one stream for all", () => {
  const turned = { ...first, ears: 1 };
  expect(numbers.every((number) => bodyOf(number, turned) === bodyOf(number, first))).toBe(true);
  const told = (turns: typeof first) => numbers.map((number) => tellBeast(beastOf(number, turns))).join();
  expect(told(turned)).not.toBe(told(first));
  expect(numbers.some((number) => bodyOf(number, turned, true) !== bodyOf(number, first))).toBe(true);
});

it("tells a beast with its article", () =>
  expect(numbers.map((number) => tellBeast(beastOf(number, first))).every((told) => /^an? [a-z]/.test(told))).toBe(true)); // oxfmt-ignore
