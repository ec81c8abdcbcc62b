import { expect, it } from "vitest";
import { stepTo } from "./grid-keys.ts";

// 0 1 2
// 3 4
const step = (key: string, from: number) => stepTo(key, from, 5, 3);

it("walks through a grid as it looks", () => {
  expect(step("ArrowRight", 2)).toBe(3);
  expect(step("ArrowLeft", 3)).toBe(2);
  expect(step("ArrowDown", 1)).toBe(4);
  expect(step("ArrowUp", 4)).toBe(1);
  expect(step("Home", 4)).toBe(0);
  expect(step("End", 0)).toBe(4);
});

it("reaches the end of a shorter last row from above", () => {
  expect(step("ArrowDown", 2)).toBe(4);
});

it("stays where there is no way on, and leaves other keys alone", () => {
  for (const [key, from] of [
    ["ArrowRight", 4],
    ["ArrowLeft", 0],
    ["ArrowUp", 2],
    ["ArrowDown", 3],
    ["a", 1],
  ] as const)
    expect(step(key, from)).toBe(-1);
});
