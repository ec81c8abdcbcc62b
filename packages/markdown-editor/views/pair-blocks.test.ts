import { expect, test } from "vitest";
import { carryOver, pairBlocks } from "./pair-blocks.ts";

const p = (words: string) => ({ kind: "P", words });

test("the same blocks on both sides are pairs", () => {
  expect(pairBlocks([p("a"), p("b")], [p("a"), p("b")])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("a block that is on one side only leaves the others paired", () => {
  const rule = { kind: "HR", words: "" };
  expect(pairBlocks([p("a"), p("[x]: /y"), rule, p("b")], [p("a"), rule, p("b"), p("notes")])).toEqual([
    [0, 0],
    [2, 1],
    [3, 2],
  ]);
});

test("a far repetition is not taken for the next block", () => {
  const right = [p("a"), ...Array.from({ length: 20 }, (_, index) => p(`${index}`)), p("b")];
  expect(pairBlocks([p("a"), p("b")], right)).toEqual([[0, 0]]);
});

test("a place between two stops lies as far between their pairs", () => {
  expect(carryOver(150, [0, 100, 200], [0, 300, 500])).toBe(400);
  expect(carryOver(0, [0, 100], [0, 300])).toBe(0);
  expect(carryOver(900, [0, 100], [0, 300])).toBe(300);
  expect(carryOver(-5, [0, 100], [0, 300])).toBe(0);
});
