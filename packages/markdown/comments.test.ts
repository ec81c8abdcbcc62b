import { describe, expect, it } from "vitest";
import { withoutComments } from "./comments.ts";
import { openingOf, outlineOf, wordsIn } from "./prose/index.ts";
import { plainWords } from "./prose/plain-words.ts";
import { createRenderer } from "./renderer.ts";

const html = (markdown: string) => createRenderer()(markdown).html;

const texts: [what: string, markdown: string, without: string][] = [
  ["of a line", "One.\n\n<!-- secret -->\n\nTwo.", "One.\n\n\n\nTwo."],
  ["of several lines, one of them empty", "One.\n\n<!-- secret\n\nsecret -->\n\nTwo.", "One.\n\n\n\nTwo."],
  ["in a sentence", "One <!-- secret --> two.", "One  two."],
  ["before other words of its line", "<!-- secret --> One.", " One."],
  ["in a list", "- One\n\n  <!-- secret\n  secret -->\n- Two", "- One\n\n  \n- Two"],
  ["in a quotation", "> One\n>\n> <!-- secret\n> secret -->", "> One\n>\n> "],
  ["in a table", "| a |\n|---|\n| b <!-- secret --> |", "| a |\n|---|\n| b  |"],
  ["in a heading", "# One <!-- secret -->", "# One "],
  ["in a footnote", "One[^1]\n\n[^1]: Two <!-- secret -->", "One[^1]\n\n[^1]: Two "],
  ["in a block of HTML", "<div>\n<!-- secret -->\nOne\n</div>", "<div>\n\nOne\n</div>"],
  ["without an end", "One.\n\n<!-- secret\n\nsecret", "One.\n\n"],
  ["with dashes and brackets", "One.\n\n<!-- secret -- > --->\n\nTwo.", "One.\n\n\n\nTwo."],
  ["of nothing", "One <!--> two <!---> three.", "One  two  three."],
  ["two of them", "<!-- secret --><!-- secret -->\n\nOne.", "\n\nOne."],
];

describe("a comment", () => {
  it.each(texts)("%s is shown to no reader", (_what, markdown, without) => {
    expect(withoutComments(markdown)).toBe(without);
    expect(html(markdown)).not.toMatch(/secret|<!--|&#x3C;!--|-->/);
    expect(html(markdown)).toMatch(/One|b/);
    expect(plainWords(markdown)).not.toContain("secret");
    expect(wordsIn(markdown)).toBe(wordsIn(without));
  });

  it("in code is a part of the text", () => {
    const markdown = "`<!-- shown -->`\n\n```html\n<!-- shown -->\n```";
    expect(withoutComments(markdown)).toBe(markdown);
    expect(html(markdown).match(/shown/g)).toHaveLength(2);
  });

  it("leaves no empty paragraph, and the blocks around it in their order", () => {
    const { blocks } = createRenderer()("One.\n\n<!-- secret -->\n\nTwo.");
    expect(blocks).toEqual(["<p>One.</p>", "<p>Two.</p>"]);
  });

  it("is not in a text that costs too much to render either", () => {
    const { html: shown, fault } = createRenderer()(`<!-- secret -->\n\n${">".repeat(50_000)}`);
    expect(fault?.code).toBe("text_too_elaborate");
    expect(shown).not.toContain("secret");
  });

  it("is neither the opening of a text nor a heading of it", () => {
    const words = "A toad sits in the pond and waits for rain, as it does each day.";
    const markdown = `<!-- secret words that are long enough to be quoted\n\nand that go on for another paragraph of it\n\n# Secret -->\n\n${words}`;
    expect(openingOf(markdown)).toBe(words);
    expect(outlineOf(markdown)).toEqual([]);
  });

  it("costs no more time for being opened again and again", () => {
    const many = `A ${"<!-- ".repeat(300_000)}`;
    const start = performance.now();
    expect(wordsIn(many)).toBe(1);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
