import { expect, test } from "vitest";
import { boundPhrases } from "./bound-phrases.ts";

test("a short word after a comma goes with the word that follows", () => {
  expect(boundPhrases("Technologist, one millimetre out of register")).toBe(
    "Technologist, one\u00A0millimetre out of register",
  );
});

test("longer words, and the last one, stay free", () => {
  expect(boundPhrases("Printer, teacher and toad, too")).toBe("Printer, teacher and toad, too");
});
