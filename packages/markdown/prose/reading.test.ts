import { describe, expect, it } from "vitest";
import { outlineOf, readingMinutes, wordsIn } from "./reading.ts";

describe("the words of a text", () => {
  it.each([
    ["", 0],
    ["   \n\n", 0],
    ["Ink **and** paper.", 3],
    ["Don’t count it's dashes — twice-over", 5],
    ["At 10:30, 1,000 prints cost 3.50 each", 7],
    ["# A heading\n\n- one\n- [x] two\n\n1. three\n2. four", 6],
    ["[a link](https://toad.example/long/path) and ![its picture](/media/abc 'A title')", 5],
    ["See [1] there.\n\n[1]: https://toad.example/a/b", 3],
    ["Noted[^1].\n\n[^1]: Below the line.", 4],
    ["```js\nconst toad = 1;\n```", 3],
    ['::youtube{id="abc" title="A film"}', 0],
    ["<u>under</u><br>lined &amp; bold", 3],
    ["<https://toad.example/a/b>", 0],
    ["Привет, мир", 2],
    ["प्रिंट और कागज़", 3],
    ["مرحبا بالعالم", 2],
    ["蛙がいる", 4],
    ["蛙 pond 池", 3],
    ["안녕하세요 여러분", 2],
    ["🐸 🐸🐸 toad", 1],
    ["| a | b |\n|---|---|\n| c | d |", 4],
  ])("of %j are %d", (markdown, count) => {
    expect(wordsIn(markdown)).toBe(count);
  });

  it("are counted quickly, whatever is typed", () => {
    const size = 200_000;
    for (const sign of ["](", "[", "<a ", "`", "::a{", "&a", "[^", "1. ", "> ", "a-", "#", "蛙"]) {
      expect(wordsIn(sign.repeat(size / sign.length))).toBeGreaterThanOrEqual(0);
      expect(outlineOf(sign.repeat(size / sign.length)).length).toBeLessThan(2);
    }
  });
});

describe("the time it takes to read", () => {
  it.each([
    [0, 1],
    [225, 1],
    [226, 2],
    [900, 4],
  ])("%d words is %d", (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});

describe("the outline of a text", () => {
  it("names headings with their level and place", () => {
    const markdown = "Intro\n\n# One #\n\ntext\n\n###  Two *and* `three`\n\nFour\n====\n\nFive\n---\n";
    const outline = outlineOf(markdown);
    expect(outline.map(({ level, text, line }) => [level, text, line])).toEqual([
      [1, "One", 3],
      [3, "Two and three", 7],
      [1, "Four", 9],
      [2, "Five", 12],
    ]);
    for (const { offset, line } of outline) {
      expect(markdown.slice(offset)).toBe(
        markdown
          .split("\n")
          .slice(line - 1)
          .join("\n"),
      );
    }
  });

  it("takes no other text for a heading", () => {
    for (const markdown of [
      "```\n# code\n```",
      "~~~\n# code\n```\n# still\n~~~",
      "    # code",
      "#hashtag",
      "####### seven",
      "text\n\n---\n",
      "- item\n---",
      "| a |\n---",
      "```\ntext\n---\n```",
    ]) {
      expect([markdown, outlineOf(markdown)]).toEqual([markdown, []]);
    }
  });

  it("shows a link's words, not its address", () => {
    expect(outlineOf("## [Toads](https://toad.example) \\*here\\*")[0]?.text).toBe("Toads *here*");
  });
});
