import { expect, it } from "vitest";
import { movedBy } from "./insert-text.ts";

// A mark of 4 letters at 10 becomes 7 letters.
const moved = (caret: number) => movedBy(caret, 10, 4, 7);

it("leaves a caret before the mark where it is", () => {
  expect(moved(3)).toBe(3);
  expect(moved(10)).toBe(10);
});

it("moves a caret behind the mark along with its letters", () => {
  expect(moved(14)).toBe(17);
  expect(moved(30)).toBe(33);
});

it("puts a caret within the mark behind what took its place", () => {
  expect(moved(12)).toBe(17);
});
