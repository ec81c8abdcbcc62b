import type { Element, Nodes } from "hast";
import { visit } from "unist-util-visit";
import { wordsOf } from "../hast.ts";
import { shortened } from "../cut.ts";
import type { ArticleWords } from "../english.ts";
import { readArticle } from "./read-article.ts";

/** The article as the plain-text part of a mail: for people who prefer it, so it has to read well, not merely exist. */
export function plainText(html: string, origin: string, words: ArticleWords): string {
  const tree = readArticle(html, origin, words);
  visit(tree, "element", ({ tagName, properties }, index, parent) => {
    if (tagName !== "img" || !parent || index === undefined) return;
    const description = String(properties.alt);
    parent.children[index] = { type: "text", value: description && words.picture({ description }) };
  });
  return blocks(tree);
}

/** The first words of a text, as lists of mails show them. */
export function beginningOf(html: string, origin: string, words: ArticleWords): string {
  const text = wordsOf(readArticle(html, origin, words)).replace(/\s+/g, " ");
  return shortened(text.trim(), longestBeginning);
}

const longestBeginning = 120;

function blocks(node: Nodes): string {
  if (!("children" in node)) return inline(node);
  return runs(node.children)
    .map((run) => (Array.isArray(run) ? run.map(inline).join("").trim() : block(run)))
    .filter((text) => text.trim() !== "")
    .join("\n\n");
}

/** Children as they are read: each block on its own, neighbouring inline ones together. */
function runs(children: Nodes[]): (Element | Nodes[])[] {
  const result: (Element | Nodes[])[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (isBlock(child)) result.push(child);
    else if (Array.isArray(last)) last.push(child);
    else result.push([child]);
  }
  return result;
}

function isBlock(node: Nodes): node is Element {
  return node.type === "element" && node.tagName in blockTexts;
}

const nested = (node: Element) => blocks(node);
const minor = (node: Element) => underlined(inlineOf(node), "-");

const blockTexts: Record<string, (node: Element) => string> = {
  h1: (node) => underlined(inlineOf(node), "="),
  h2: minor,
  h3: minor,
  h4: minor,
  h5: minor,
  h6: minor,
  p: (node) => inlineOf(node).trim(),
  blockquote: (node) => prefixed(blocks(node), "> ", "> "),
  pre: (node) => prefixed(wordsOf(node).replace(/\n$/, ""), "    ", "    "),
  hr: () => "* * *",
  ul: (node) => list(node, () => "- "),
  ol: (node) => list(node, (index) => `${index + Number(node.properties.start ?? 1)}. `),
  table: (node) => rows(node).join("\n"),
  div: nested,
  figure: nested,
  figcaption: nested,
  section: nested,
  details: nested,
  summary: nested,
};

function block(node: Element): string {
  return blockTexts[node.tagName]?.(node) ?? "";
}

function list(node: Element, mark: (index: number) => string): string {
  return node.children
    .filter((child): child is Element => child.type === "element" && child.tagName === "li")
    .map((item, index) => prefixed(blocks(item), mark(index), " ".repeat(mark(index).length)))
    .join("\n");
}

function rows(node: Element): string[] {
  const elements = node.children.filter((child): child is Element => child.type === "element");
  if (node.tagName === "tr") return [elements.map((cell) => inlineOf(cell).trim()).join(" | ")];
  return elements.flatMap(rows);
}

function inlineOf(node: Element): string {
  return node.children.map(inline).join("");
}

function inline(node: Nodes): string {
  if (node.type === "text") return node.value.replace(/\s+/g, " ");
  if (node.type !== "element") return "";
  if (node.tagName === "br") return "\n";
  const text = isBlock(node) ? block(node) : inlineOf(node);
  return node.tagName === "a" ? link(text, String(node.properties.href ?? "")) : text;
}

function link(text: string, href: string): string {
  const shown = text.trim();
  const isShown = !href || [shown, `${shown}/`, `mailto:${shown}`].includes(href);
  return isShown ? text : `${text} [${href}]`;
}

/** A heading in plain text: a line of `rule` is beneath it. */
export function underlined(text: string, rule: string): string {
  const title = text.trim();
  return `${title}\n${rule.repeat(Math.min(Math.max(title.length, 3), 72))}`;
}

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join("\n");
}
