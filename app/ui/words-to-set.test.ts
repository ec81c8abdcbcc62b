import { expect, it } from "vitest";
import { lettersOf, widthInLetters, wordsToSet } from "./words-to-set.ts";

const words = (title: string) => wordsToSet(title).map(({ letters }) => letters.join(""));

it("parts a title at its spaces", () => {
  expect(words("Wet things, well-hung")).toEqual(["Wet", "things,", "well", "hung"]);
});

it("parts Japanese where a line may end, and keeps marks and words in Katakana whole", () => {
  expect(words("東京の「プリント」とInkだった。")).toEqual([
    "東",
    "京",
    "の",
    "「プリント」",
    "と",
    "Ink",
    "だっ",
    "た。",
  ]);
  expect(wordsToSet("紙 と").map(({ isApart }) => isApart)).toEqual([true, true]);
  expect(wordsToSet("紙と").map(({ isApart }) => isApart)).toEqual([false, true]);
});

it("counts letters as they are seen, full-width ones as two", () => {
  expect(
    ["Toy", "e\u0301te\u0301", "紙の", "紙とink"].map((text) => widthInLetters(lettersOf(text))),
  ).toEqual([3, 3, 4, 7]);
});
