import { expect, test } from "vitest";
import { cutSource, sketchOf } from "./source-blocks.ts";

test("a text is cut at its blank lines, and code is not", () => {
  const blocks = ["# One\n\n", "two\nlines\n\n\n", "```\na\n\nb\n```\n\n", "end"];
  expect(cutSource(blocks.join(""))).toEqual(blocks);
});

test.each([
  ["## A *loud* heading", "Aloudheading"],
  ["- one\n  - [ ] two", "onetwo"],
  ["| Ink | Angle |\n| --- | --- |\n| Teal | 0° |", "InkAngleTeal0°"],
  ["See [the map](/map) and `code`.", "Seethemapandcode."],
  ["```js\nlet a;\n```", "leta;"],
  ["![A pond](/pond.webp)", ""],
])("the first words of %j", (source, words) => {
  expect(sketchOf(source).words).toBe(words);
});
