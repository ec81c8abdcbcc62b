import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const longestOpening = 180;
/** Greetings and rules lead nowhere: a paragraph worth quoting has at least this many characters. */
const shortestOpening = 40;

/** Characters of a paragraph that are read: enough for an opening, and little work whatever they are. */
const mostRead = 4000;

const reader = unified().use(remarkParse).freeze();

/** The first paragraph that says something, without its marks. Reads that paragraph alone, however long the letter. */
export function openingOf(markdown: string): string {
  for (const block of markdown.split(/\n\s*\n/, 12)) {
    if (/^\s*(?:[#>|:`~+-]|!\[|\* |\d+[.)] )/.test(block)) continue;
    const words = wordsOf(block.slice(0, mostRead));
    if (words.length >= shortestOpening) return cut(words);
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

function cut(words: string): string {
  if (words.length <= longestOpening) return words;
  const whole = words.slice(0, longestOpening);
  const end = whole.lastIndexOf(" ");
  // Scripts without spaces are cut between two characters, never inside one.
  const kept = end > shortestOpening ? whole.slice(0, end) : whole.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")} …`;
}
