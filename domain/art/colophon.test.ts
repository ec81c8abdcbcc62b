import { expect, it } from "vitest";
import { words } from "#testing/words.ts";
import { sheetNumber, slipWords } from "./colophon.ts";

it("numbers a sheet by what is on it: the same each time, another for another ink, paper or series", () => {
  const sheet = { seed: 7, paper: "c", inks: "vp" };
  const number = sheetNumber("snakes", sheet);
  expect(number).toMatch(/^\d{5}$/);
  expect(sheetNumber("snakes", { ...sheet })).toBe(number);
  const others = [
    sheetNumber("eels", sheet),
    sheetNumber("snakes", { ...sheet, seed: 8 }),
    sheetNumber("snakes", { ...sheet, paper: "k" }),
    sheetNumber("snakes", { ...sheet, inks: "pv" }),
  ];
  expect(new Set([number, ...others]).size).toBe(5);
});

it("spreads its numbers over all hundred thousand", () => {
  const tens = new Set(
    Array.from({ length: 400 }, (_, seed) =>
      sheetNumber("snakes", { seed, paper: null, inks: null }).slice(0, 1),
    ),
  );
  expect(tens.size).toBe(10);
});

it.each([
  [{ x: 0, y: 0, turn: 0 }, "in register"],
  [{ x: 6, y: 0, turn: 0.2 }, "1.7 mm to the right, turned 0.2°"],
  [{ x: -4, y: -4, turn: -0.03 }, "1.6 mm up and to the left"],
  [{ x: 0.5, y: 7, turn: -0.25 }, "2.0 mm down, turned 0.3°"],
])("says how far a plate has slipped: %o", (slip, said) => expect(slipWords(words, slip)).toBe(said));
