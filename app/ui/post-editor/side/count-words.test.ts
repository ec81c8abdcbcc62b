import { expect, test } from "vitest";
import { wordsIn } from "@toadstool/prose";
import { markdownSamples } from "@toadstool/markdown-editor/testing";
import { atOnce } from "@toadstool/markdown-editor/turns";
import { countWords } from "./count-words.ts";

test.each(Object.entries(markdownSamples))("%s has as many words in parts as in one", (_name, markdown) => {
  expect(atOnce(countWords(markdown))).toBe(wordsIn(markdown));
});

test("a text that changed in one place has the words it has now", () => {
  const counted = new Map<string, number>();
  expect(atOnce(countWords("One two.\n\nThree.\n\nThree.", counted))).toBe(4);
  expect(atOnce(countWords("One two.\n\nThree and four.\n\nThree.", counted))).toBe(6);
  expect(atOnce(countWords("One two.", counted))).toBe(2);
});

test("a cancelled count does not affect the next", () => {
  const counted = new Map<string, number>();
  const given = countWords("One.\n\nTwo.\n\nThree.", counted);
  given.next();
  given.return(0);
  expect(atOnce(countWords("One.\n\nTwo.\n\nThree.", counted))).toBe(3);
});
