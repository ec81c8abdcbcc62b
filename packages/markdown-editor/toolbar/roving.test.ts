import { expect, test } from "vitest";
import { nextTool } from "./roving.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 4, 0],
  ["ArrowLeft", 0, 4],
  ["Home", 3, 0],
  ["End", 1, 4],
  ["Enter", 2, null],
  ["ArrowDown", 2, null],
])("%s at tool %i of 5 leads to %s", (key, at, to) => {
  expect(nextTool(key, at, 5)).toBe(to);
});
