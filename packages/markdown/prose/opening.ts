import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { withoutComments } from "../comments.ts";
import { shortened } from "../cut.ts";

/** With the ellipsis. */
const longestOpening = 182;
/** Greetings and rules lead nowhere: a paragraph worth quoting has at least this many characters. */
const shortestOpening = 40;

/** Characters of a paragraph that are read: enough for an opening, and little work whatever they are. */
const mostRead = 4000;

const reader = unified().use(remarkParse).freeze();

/** The first paragraph that says something, without its marks. Reads that paragraph alone, however long the letter. */
export function openingOf(markdown: string): string {
  for (const block of withoutComments(markdown).split(/\n\s*\n/, 12)) {
    if (/^\s*(?:[#>|:`~+-]|!\[|\* |\d+[.)] )/.test(block)) continue;
    const words = wordsOf(block.slice(0, mostRead));
    if (words.length >= shortestOpening) return shortened(words, longestOpening, " …");
  }
  return "";
}

function wordsOf(markdown: string): string {
  let words = "";
  visit(reader.parse(markdown), (node) => {
    if (node.type === "text" || node.type === "inlineCode") words += node.value;
    if (node.type === "break") words += " ";
  });
  return words.replace(/\s+/g, " ").trim();
}
