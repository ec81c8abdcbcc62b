import { describe, expect, it } from "vitest";
import { limits } from "#domain/posts/post.ts";
import { lengthWords } from "./length-words.ts";

describe("the note on a text's length", () => {
  it("is empty until the limit is near", () => {
    expect(lengthWords(0, true)).toBe("");
    expect(lengthWords(limits.content * 0.94, true)).toBe("");
  });

  it("is the number of characters left", () => {
    expect(lengthWords(limits.content - 1, true)).toMatch(
      /^1 character left. A text can have at most 500,000/,
    );
    expect(lengthWords(limits.content, true)).toMatch(/^0 characters left/);
  });

  it("says how much is too much, that nothing is cut, and where the text is", () => {
    expect(lengthWords(limits.content + 1200, true)).toMatch(
      /^The text is 1,200 characters too long .* Nothing is cut; the whole text is kept on this device\./,
    );
    expect(lengthWords(limits.content + 1, false)).toMatch(/keep this page open/);
  });
});
