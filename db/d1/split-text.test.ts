import { describe, expect, it } from "vitest";
import { splitText } from "./split-text.ts";

const [headBytes, partBytes, longestTerm] = [200_000, 1_000_000, 16_384];
const plain = { head: headBytes, part: partBytes };
const overlapping = { ...plain, shared: longestTerm };

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Characters of one to four bytes, so that borders fall within them wherever a text begins. */
const texts = {
  "of one byte": "a".repeat(3_000_000),
  "of two bytes": `a${"é".repeat(1_500_000)}`,
  "of three bytes": `ab${"茸".repeat(1_000_000)}`,
  "of four bytes": `abc${"🍄".repeat(750_000)}`,
  "of half characters": `a${"\ud83c".repeat(1_000_000)}`,
};

describe("a text in parts", () => {
  it.each(Object.entries(texts))("is the same text again: characters %s", (_what, text) => {
    const [head, ...parts] = splitText(text, plain);
    expect([head, ...parts].join("") === text).toBe(true);
    expect(bytesOf(head)).toBeLessThanOrEqual(headBytes);
    expect(bytesOf(head)).toBeGreaterThan(headBytes - 4);
    for (const part of parts) expect(bytesOf(part)).toBeLessThanOrEqual(partBytes);
    for (const part of parts.slice(0, -1)) expect(bytesOf(part)).toBeGreaterThan(partBytes - 4);
  });

  it.each(Object.entries(texts))("shares an overlap between neighbours: characters %s", (_what, text) => {
    const pieces = splitText(text, overlapping);
    let whole = pieces[0];
    for (const piece of pieces.slice(1)) {
      const shared = [longestTerm, longestTerm + 1].find((length) => piece.startsWith(whole.slice(-length)));
      expect(shared).toBeDefined();
      expect(bytesOf(piece)).toBeLessThanOrEqual(partBytes);
      whole += piece.slice(shared);
    }
    expect(whole === text).toBe(true);
  });

  it("is one piece where it is short", () => {
    expect(splitText("", plain)).toEqual([""]);
    expect(splitText("a".repeat(headBytes), overlapping)).toHaveLength(1);
    expect(splitText("a".repeat(headBytes + 1), overlapping)).toHaveLength(2);
  });

  it("cuts no character in two", () => {
    for (const piece of splitText(texts["of four bytes"], overlapping)) {
      expect(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece)).toBe(false);
    }
  });
});
