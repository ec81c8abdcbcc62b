import { describe, expect, it } from "vitest";
import { limits } from "#domain/posts/post.ts";
import { lengthWords } from "./length-words.ts";

describe("what is told of a text's length", () => {
  it("is nothing until the end is near", () => {
    expect(lengthWords(0, true)).toBe("");
    expect(lengthWords(limits.content * 0.94, true)).toBe("");
  });

  it("is what is left of it", () => {
    expect(lengthWords(limits.content - 1, true)).toMatch(
      /^1 character left. A text can have at most 500,000/,
    );
    expect(lengthWords(limits.content, true)).toMatch(/^0 characters left/);
  });

  it("is how much is too much, that nothing is cut, and where all of it is", () => {
    expect(lengthWords(limits.content + 1200, true)).toMatch(
      /^The text is 1,200 characters too long .* Nothing is cut; the whole text is kept on this device\./,
    );
    expect(lengthWords(limits.content + 1, false)).toMatch(/keep this page open/);
  });
});
