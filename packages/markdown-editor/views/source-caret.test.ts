import { expect, test } from "vitest";
import { placeInSource, wordsBefore } from "./source-caret.ts";

test("a line's marks are not words", () => {
  expect(wordsBefore("Intro\n\n- [ ] Buy milk", 19)).toEqual({ words: "Buy mi", nth: 0 });
  expect(wordsBefore("## A heading", 12)).toEqual({ words: "A heading", nth: 0 });
});

test("the caret comes back to the same of several like words", () => {
  const source = "one two\n\none two\n\none two";
  const caret = source.indexOf("two", 10) + 3;
  expect(placeInSource(source, wordsBefore(source, caret))).toBe(caret);
});

test("words that are not there lead to the start", () => {
  expect(placeInSource("abc", { words: "xyz", nth: 0 })).toBe(0);
  expect(placeInSource("abc", { words: "", nth: 0 })).toBe(0);
});
