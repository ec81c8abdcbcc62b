import { describe, expect, it } from "vitest";
import { lengthWords } from "./length-words.ts";

const limit = 500_000;
const words = (length: number, isKept = true) => lengthWords(length, { limit, isKept, advice: "Split it." });

describe("the note on a text's length", () => {
  it("is empty until the limit is near", () => {
    expect(words(0)).toBe("");
    expect(words(limit * 0.94)).toBe("");
  });

  it("is the number of characters left", () => {
    expect(words(limit - 1)).toMatch(/^1 character left. A text can have at most 500,000/);
    expect(words(limit)).toMatch(/^0 characters left/);
  });

  it("says how much is too much, that nothing is cut, and where the text is", () => {
    expect(words(limit + 1200)).toMatch(
      /^The text is 1,200 characters too long .* Nothing is cut; the whole text is kept on this device\./,
    );
    expect(words(limit + 1, false)).toMatch(/keep this page open/);
  });
});
