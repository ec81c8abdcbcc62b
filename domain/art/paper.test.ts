import { expect, it } from "vitest";
import { longSideOf } from "./paper.ts";

it("reads the paper that a colophon names", () => {
  expect(longSideOf({ medium: "print", made: "Two-colour risograph, A4" })).toBe(30);
  expect(longSideOf({ medium: "print", made: "Three inks on cream" })).toBe(42);
});

it("unfolds a zine", () => {
  expect(longSideOf({ medium: "zine", made: "Pink on cream, 8 pages, A7" })).toBe(30);
  expect(longSideOf({ medium: "zine", made: "Pink on cream, 4 pages, A7" })).toBe(21);
});

it("knows the drawings of a series", () => {
  expect(longSideOf({ medium: "series", made: "A program, A6" })).toBe(34);
});
