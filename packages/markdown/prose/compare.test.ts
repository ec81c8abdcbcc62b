import { describe, expect, inject, it } from "vitest";
import { type Change, compareBlocks, compareWords } from "./compare.ts";

const signs = { same: ["", ""], added: ["{+", "+}"], removed: ["[-", "-]"] };

function marked(before: string, after: string): string {
  return compareWords(before, after)
    .map(({ change, text }) => signs[change].join(text))
    .join("");
}

function sides(changes: Change[]) {
  const side = (left: Change["change"]) =>
    changes
      .filter(({ change }) => change !== left)
      .map(({ text }) => text)
      .join("");
  return [side("added"), side("removed")];
}

describe("a comparison", () => {
  it.each([
    ["The toad sings.", "The toad sings.", "The toad sings."],
    ["The toad sings.", "The old toad sings.", "The {+old +}toad sings."],
    ["The toad sings.", "The frog sings.", "The [-toad-]{+frog+} sings."],
    ["Don’t go", "Do go", "[-Don’t-]{+Do+} go"],
    ["café", "cafe\u0301", "[-café-]{+cafe\u0301+}"],
    ["蛙が池にいる", "蛙が川にいる", "蛙が[-池-]{+川+}にいる"],
    ["Привет мир", "Привет, мир", "Привет{+,+} мир"],
    ["🐸 hops", "🐸🐸 hops", "🐸{+🐸+} hops"],
    ["", "New.", "{+New.+}"],
    ["Old.", "", "[-Old.-]"],
    ["", "", ""],
    ["One.\n\nTwo.\n", "One.\n\nMiddle.\n\nTwo.\n", "One.\n\n{+Middle.\n\n+}Two.\n"],
    ["**bold**", "*bold*", "*[-*-]bold[-*-]*"],
  ])("of %j and %j is %j", (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it("holds both texts whole, whatever they are", () => {
    const words = ["toad", "蛙", "🐸", " ", "\n", "\n\n", "don’t", ",", "# ", "\r\n", "\ud83d", "é"];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const text = () => Array.from({ length: next() % 60 }, () => words[next() % words.length]).join("");
    for (let run = 0; run < 300; run++) {
      const [before, after] = [text(), text()];
      expect(sides(compareWords(before, after))).toEqual([before, after]);
    }
  });

  it("of very many words comes to an end, also where hardly a word is left as it was", () => {
    const paragraphs = (seed: number, words: number, each: number) =>
      Array.from({ length: words / each }, (_, paragraph) =>
        Array.from({ length: each }, (_, n) => `word${(paragraph * 31 + n * 17 * seed) % 997}`).join(" "),
      ).join("\n\n");
    // `npm run proof -- models` compares a hundred thousand.
    const many = (inject("seeds") ?? 1) > 1 ? 100_000 : 30_000;
    const pairs = [
      [paragraphs(1, many, 100), paragraphs(2, many, 100)],
      [paragraphs(1, many, 10), paragraphs(3, many, 10)],
      [paragraphs(1, many * 0.6, many * 0.6), paragraphs(5, many * 0.6, many * 0.6)],
      [paragraphs(1, many, 100), paragraphs(1, many, 100).replaceAll("word5", "term5")],
    ] as const;
    for (const [before, after] of pairs) {
      const [left, right] = sides(compareWords(before, after));
      expect(left === before && right === after).toBe(true);
    }
  }, 60_000);
});

describe("a comparison of blocks", () => {
  it("names those that came and went", () => {
    expect(compareBlocks(["<p>a</p>", "<p>b</p>"], ["<p>a</p>", "<p>c</p>"])).toEqual([
      { change: "same", text: "<p>a</p>" },
      { change: "removed", text: "<p>b</p>" },
      { change: "added", text: "<p>c</p>" },
    ]);
  });
});
