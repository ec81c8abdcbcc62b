import { random } from "@toadstool/stage/seeded";

/** What markdown begins, ends and repeats. */
const marks = [
  ..."*_~`[]()!<>#|:-=+>&\\\"'{}@.^ \n\ta1é",
  "**",
  "__",
  "~~",
  "```\n",
  "```js\n",
  "~~~",
  "\n\n",
  "![",
  "](",
  "][",
  "[^",
  "]: ",
  "](b)",
  "{a=b}",

  "::",
  ":::",
  ":::a\n",
  "::a[",
  ":a[",
  "> ",
  "- ",
  "1. ",
  "- [ ] ",
  "    ",
  "# ",
  "---\n",
  "===\n",
  "| ",
  "|-|\n",
  "<u>",
  "</u>",
  "<kbd>",
  "<br>",
  "<!--",
  "-->",
  "<?",
  "<div>",
  '<iframe src="/a">',
  "<a href='",
  "https://",
  "www.a.",
  "a@b.c",
  "&amp;",
  "\\*",
  "  \n",
  "\\\n",
  "[a]: b\n",
  "[^a]: b\n",
  "|a|b|\n|-|-|\n",
  "word ",
];

/**
 * A text of about `size` characters: one to four marks said again and again, or one inside the other, with something
 * before and after, as the seed says.
 */
export function grownText(seed: number, size: number): { recipe: string; text: string } {
  const next = random(seed);
  const pick = () => marks[Math.floor(next() * marks.length)] ?? "a";
  const some = (most: number) => Array.from({ length: 1 + Math.floor(next() * most) }, pick).join("");
  const [unit, end, before] = [some(4), some(3), next() < 0.4 ? some(3) : ""];
  const isNested = next() < 0.3;
  const times = Math.max(1, Math.floor(size / (isNested ? unit.length + end.length : unit.length)));
  const text = isNested
    ? `${before}${unit.repeat(times)}a${end.repeat(times)}`
    : `${before}${unit.repeat(times)}${next() < 0.3 ? end : ""}`;
  return { recipe: JSON.stringify({ before, unit, end, isNested }), text: text.slice(0, 500_000) };
}
