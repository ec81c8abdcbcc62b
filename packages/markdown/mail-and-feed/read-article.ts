import type { Element, ElementContent, Root } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { absolute, classesOf } from "../hast.ts";
import type { ArticleWords } from "../english.ts";
import { readPlayer } from "./players.ts";

const reader = unified().use(rehypeRaw).freeze();

/** What no letter and no feed may hold, should the renderer ever let it through. */
const unwanted = ["script", "style", "link", "meta", "object", "embed", "form", "template"];

/**
 * An article's HTML as a tree for reading outside the site: absolute addresses, links in place of players, and no links to
 * places within the page, for there are no such places in a mail.
 */
export function readArticle(html: string, origin: string, words: ArticleWords): Root {
  const tree = reader.runSync({ type: "root", children: [{ type: "raw", value: html }] } as Root) as Root;
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isAnchorMark(node) || isWayBack(node) || unwanted.includes(node.tagName)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (leadsWithin(node)) {
      parent.children.splice(index, 1, ...shownPlain(node));
      return index;
    }
    if (node.tagName === "input") {
      parent.children[index] = tick(node);
      return [SKIP, index + 1];
    }
    const player = readPlayer(node, origin, words);
    if (player) parent.children[index] = player;
    if (node.tagName === "img") node.properties.alt ??= "";
    for (const name of ["href", "src"]) {
      if (node.properties[name] !== undefined)
        node.properties[name] = absolute(node.properties[name], origin);
    }
    return undefined;
  });
  return tree;
}

/** What means the same to every mail program and feed reader. */
export const keptProperties = [
  "href",
  "src",
  "alt",
  "title",
  "width",
  "height",
  "colSpan",
  "rowSpan",
  "start",
  "align",
];

function isAnchorMark(node: Element): boolean {
  return node.tagName === "a" && classesOf(node).includes("heading-anchor");
}

/** Neither mail programs nor feed readers show fields to tick. */
function tick({ properties }: Element): ElementContent {
  return { type: "text", value: properties.checked ? "☑" : "☐" };
}

/** From a footnote to its mark in the text. */
function isWayBack({ tagName, properties }: Element): boolean {
  return tagName === "a" && properties.dataFootnoteBackref !== undefined;
}

function leadsWithin({ tagName, properties }: Element): boolean {
  return tagName === "a" && String(properties.href ?? "").startsWith("#");
}

/** A footnote's mark keeps its brackets, so that it does not look like an exponent. */
function shownPlain({ properties, children }: Element): ElementContent[] {
  if (properties.dataFootnoteRef === undefined) return children;
  return [{ type: "text", value: "[" }, ...children, { type: "text", value: "]" }];
}
