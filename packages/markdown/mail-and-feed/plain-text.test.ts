import { expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { feedHtml } from "./feed-html.ts";
import { beginningOf, plainText } from "./plain-text.ts";
import { testingWords } from "./testing-words.ts";

const origin = "https://toadstool.test";
const render = createRenderer();
const html = (markdown: string) => render(markdown).html;

it("an article reads well as plain text", () => {
  const markdown = [
    "## This week",
    "A [walk](/blog/walk) with **toads**\nand https://pond.example, see[^1]",
    "- one\n- two\n  - deeper\n\n3. three\n4. four",
    "> Warm\n> and wet",
    "![A toad](/toad.webp)",
    "```js\nconst a = 1;\n  b();\n```",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    '::video{src="/pond.mp4" title="Pond"}',
    "---",
    "[^1]: The note",
  ].join("\n\n");
  expect(plainText(html(markdown), origin, testingWords)).toBe(`This week
---------

A walk [${origin}/blog/walk] with toads and https://pond.example, see[1]

- one
- two

  - deeper

3. three
4. four

> Warm and wet

[Picture: A toad]

    const a = 1;
      b();

a | b
1 | 2

▶ Pond [${origin}/pond.mp4]

* * *

Footnotes
---------

1. The note`);
});

it("an article's beginning is its first words, cut at one", () => {
  expect(beginningOf(html("## News\n\nThe *pond* is warm."), origin, testingWords)).toBe(
    "News The pond is warm.",
  );
  expect(beginningOf(html("Toads sleep, ".repeat(40)), origin, testingWords)).toMatch(/(sleep|Toads)…$/);
});

it("an article for feed readers has absolute addresses, links for players and none of the page's classes", () => {
  const feed = feedHtml(
    html('## Pond\n\n[in](/blog)\n\n::youtube{id="dQw4w9WgXcQ" title="A talk"}'),
    origin,
    testingWords,
  );
  expect(feed).toContain(`<h2>Pond</h2>\n<p><a href="${origin}/blog">in</a></p>`);
  expect(feed).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">▶ A talk</a>');
  expect(feed).not.toMatch(/class=|<iframe|data-/);
});
