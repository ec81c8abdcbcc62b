import { random } from "@toadstool/stage/seeded";

/** What contains blocks, and what contains words; each may contain the others. */
const containers = ["- ", "  - ", "* ", "1. ", "   1) ", "> ", ">", "- [ ] ", "[^a]: ", "    "];
const phrases = ["*", "**a _b", "~~", "[", "![a", ":a[", "<u>", "`", '<a href="'];
const leaves = ["a", "# a", "```\na", "|a|\n|-|\n|b|", "<div>", "::a[b]", "[a]: b", "a\nb", "a\n===", ""];

/**
 * Lines that nest, one like the other, to about `size` characters: what nests in what depends on the seed. A blank line ends
 * every ten of them, as a paragraph costs more than its length.
 */
export function nestedText(seed: number, size: number): string {
  const next = random(seed);
  const pick = (list: string[]) => list[Math.floor(next() * list.length)] ?? "";
  const some = (list: string[]) =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(list)).join("");
  const deep = 1 + Math.floor(next() * 20);
  const inside = next() < 0.3 ? some(phrases).repeat(1 + Math.floor(next() * 8)) : "";
  const line = `${pick(containers)}${some(containers).repeat(deep)}${inside}${pick(leaves)}\n`;
  const lines = `${line.repeat(next() < 0.4 ? 1 : 10)}\n`;
  return lines.repeat(Math.ceil(size / lines.length));
}
