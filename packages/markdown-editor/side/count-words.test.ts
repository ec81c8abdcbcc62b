import { expect, test } from "vitest";
import { atOnce } from "../turns.ts";
import { countWords } from "./count-words.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

test("a text that changed in one place has the words it has now", () => {
  const counted = new Map<string, number>();
  expect(atOnce(countWords("One two.\n\nThree.\n\nThree.", wordsIn, counted))).toBe(4);
  expect(atOnce(countWords("One two.\n\nThree and four.\n\nThree.", wordsIn, counted))).toBe(6);
  expect(atOnce(countWords("One two.", wordsIn, counted))).toBe(2);
});

test("a cancelled count does not affect the next", () => {
  const counted = new Map<string, number>();
  const given = countWords("One.\n\nTwo.\n\nThree.", wordsIn, counted);
  given.next();
  given.return(0);
  expect(atOnce(countWords("One.\n\nTwo.\n\nThree.", wordsIn, counted))).toBe(3);
});
