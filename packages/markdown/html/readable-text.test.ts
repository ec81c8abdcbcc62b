import { expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { readableText } from "./index.ts";

const text = (markdown: string) =>
  readableText(createRenderer({ placeholders: { art: "piece" } })(markdown).html);

it.each([
  ["words beside formatting", "cal&#x6C;**(now)** and u<u>nder</u>line", "call(now) and underline"],
  ["escaped characters", "10:30\\~11:30 and 5 \\* 3", "10:30~11:30 and 5 * 3"],
  ["entities", "Marks &amp; Co. &copy; &lt;3", "Marks & Co. © <3"],
  [
    "links without their addresses and titles",
    '[x](y "z") and <https://pond.example/>',
    "x and https://pond.example/",
  ],
  ["typographic marks", "It's --- he said", "It’s — he said"],
  [
    "soft breaks and blocks apart",
    "one\ntwo  \nthree\n\nfour\n\n- five\n- six",
    "one two three four five six",
  ],
  ["cells apart", "| one | two |\n|---|---|\n| three | four |", "one two three four"],
  ["a picture by its words", '![A "newt"](/a.png)', 'A "newt"'],
  ["a player by its title", '::youtube{id="abcdefghijk" title="A talk"}', "A talk"],
  ["code with its marks", "`a < b` and\n\n```ts\nconst a = 1 && 2;\n```", "a < b and const a = 1 && 2;"],
  ["a heading without its mark", "# Moss & more", "Moss & more"],
  ["footnotes without their marks", "One[^a] two[^a].\n\n[^a]: A **note**.", "One two. A note."],
  ["no comment", "One <!-- secret --> two", "One two"],
  ["HTML that is shown", "<div class=x>kept</div>", "<div class=x>kept</div>"],
])("has %s", (_what, markdown, words) => {
  expect(text(markdown)).toBe(words);
});
