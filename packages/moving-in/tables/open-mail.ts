import {
  attribute,
  type Element,
  findAll,
  findFirst,
  hasClass,
  isBlank,
  isElement,
  named,
  replaceElements,
  type Root,
  wordsOf,
} from "../html/hast.ts";
import type { Step } from "../html/to-markdown.ts";

/** What stands around the text in each letter of beehiiv: foot, “Read online”, buttons to share, advertisements. */
const around = ["b", "f", "mob-block", "rec__content"];

/** A post that is kept as the mail that was sent: its text, out of the tables that lay it out. */
export const openMail =
  (title: string): Step =>
  (tree: Root) => {
    const inside = findFirst(tree, (node) => attribute(node, "id") === "content-blocks");
    if (inside && !isBlank(inside))
      tree.children = inside.children.flatMap((cell) =>
        isElement(cell, "td", "th") ? cell.children : [cell],
      );
    replaceElements(tree, (node) => {
      if (isAside(node)) return [];
      if (isElement(node, "h1") && wordsOf(node) === title) return [];
      if (isElement(node, "table") && isLayout(node))
        return findAll(node, named("td", "th"))
          .filter((cell) => !isBlank(cell))
          .flatMap((cell) => cell.children);
      return undefined;
    });
  };

function isAside(node: Element): boolean {
  return (
    around.some((name) => hasClass(node, name)) ||
    "dataOpenTracking" in node.properties ||
    /display:\s*none/.test(attribute(node, "style")) ||
    // Filled in for each reader.
    (isElement(node, "a", "img", "p") &&
      /\{\{\w+\}\}/.test(attribute(node, "href") + attribute(node, "src") + wordsOf(node)))
  );
}

/** Tables of data have several columns, and nothing but words in them. */
function isLayout(table: Element): boolean {
  const rows = findAll(table, named("tr"));
  return (
    /^(?:none|presentation)$/.test(attribute(table, "role")) ||
    rows.every((row) => findAll(row, named("td", "th")).length < 2)
  );
}
