import { expect, test } from "vitest";
import { isClearlyMarkdown } from "./block-syntax.ts";

test.each([
  "## A heading",
  "# Title\n\nSome words.",
  "```js\nconst a = 1;\n```",
  "| a | b |\n| --- | --- |\n| 1 | 2 |",
  "- one\n- two\n\n1. first\n2. second",
  "> Quoted\n\nand **bold**",
  "- [ ] open\n- [x] done",
  "See [here](https://example.org/a) for more.",
  "![A pond](/media/pond.webp)",
])("%j is markdown", (text) => {
  expect(isClearlyMarkdown(text)).toBe(true);
});

test.each([
  "Just words.",
  "Two lines\nof words.",
  "- a lone dash",
  "Milk\n- and a thought after it\nBread",
  "#hashtag and #another\nline",
  "5 * 3 * 2 = 30\nat 10:30",
  "1. A sentence that begins with a number.\nAnd goes on.",
  "a < b\n> c",
  "arr[0](x) and [sic] (https://example.org)",
  "",
])("%j stays text", (text) => {
  expect(isClearlyMarkdown(text)).toBe(false);
});
