import { describe, expect, it } from "vitest";
import { cut, shortened } from "./cut.ts";

const characters: [name: string, character: string][] = [
  ["an emoji", "🐸"],
  ["a family of three", "👨‍👩‍👧"],
  ["a tone of skin", "👋🏽"],
  ["a flag", "🇯🇵"],
  ["a letter and its accent", "e\u0301"],
  ["a syllable with its vowel", "नि"],
  ["a Hangul syllable in its parts", "각"],
  ["a key", "1\uFE0F\u20E3"],
];

describe("a cut", () => {
  it.each(characters)("never leaves a part of %s", (_name, character) => {
    const text = `ab${character}${character}cd`;
    for (let most = 0; most <= text.length + 1; most++) {
      const kept = cut(text, most);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(kept)).toBe(true);
      expect([
        "",
        "a",
        "ab",
        `ab${character}`,
        `ab${character.repeat(2)}`,
        `ab${character.repeat(2)}c`,
        text,
      ]).toContain(kept);
    }
  });

  it("leaves a text alone that fits", () => {
    expect(cut("🐸", 2)).toBe("🐸");
    expect(shortened("A toad.", 7)).toBe("A toad.");
  });

  it("leaves whole signs of a character that is longer than the cut", () => {
    const tower = `a${"\u0301".repeat(100)}`;
    expect(cut(tower, 10)).toBe(tower.slice(0, 10));
    expect(cut("👨‍👩‍👧", 4)).toBe("👨‍");
  });

  it("takes hardly longer in a text of a million characters", () => {
    const long = "🐸 ".repeat(500_000);
    const start = performance.now();
    for (let times = 0; times < 100; times++) cut(long, 71);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("a shortened text", () => {
  it("ends with a whole word, without the punctuation after it", () => {
    expect(shortened("A pond, a toad – and rain", 18)).toBe("A pond, a toad…");
    expect(shortened("A pond, a toad – and rain", 15, " …")).toBe("A pond, a …");
    expect(shortened("A pond and rain", 11)).toBe("A pond and…");
  });

  it("is cut between two characters where it has no spaces near the end", () => {
    expect(shortened("蛙が池にいる", 4)).toBe("蛙が池…");
    expect(shortened("🐸".repeat(10), 8)).toBe("🐸🐸🐸…");
    expect(shortened(`A ${"👨‍👩‍👧".repeat(5)}`, 15)).toBe("A 👨‍👩‍👧…");
  });
});
