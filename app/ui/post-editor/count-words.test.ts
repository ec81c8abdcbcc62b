import { expect, test } from "vitest";
import { countWords } from "@toadstool/markdown-editor/side";
import { markdownSamples } from "@toadstool/markdown-editor/testing";
import { atOnce } from "@toadstool/markdown-editor/turns";
import { wordsIn } from "@toadstool/markdown/prose";

test.each(Object.entries(markdownSamples))("%s has as many words in parts as in one", (_name, markdown) => {
  expect(atOnce(countWords(markdown, wordsIn))).toBe(wordsIn(markdown));
});
