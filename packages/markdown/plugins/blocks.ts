import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { classesOf } from "../hast.ts";

/** Code and tables may be wider than a phone: they scroll by themselves, and the keyboard can reach them. */
export function rehypeScrollableBlocks() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName === "pre") labelCode(node);
      if (node.tagName === "input") node.properties.ariaLabel = node.properties.checked ? "Done" : "To do";
      // A header cell with nothing in it heads nothing.
      if (node.tagName === "th" && node.children.length === 0) node.tagName = "td";
      // Markdown has a row of headers and no column of them.
      if (node.tagName === "th") node.properties.scope = "col";
      if (node.tagName === "table" && parent && index !== undefined)
        parent.children[index] = scrollable(node);
    });
  };
}

function scrollable(table: Element): Element {
  // A group and no landmark: a post with two tables would have two landmarks of one name.
  const properties = { className: ["table-scroll"], tabIndex: 0, role: "group", ariaLabel: "Table" };
  return { type: "element", tagName: "div", properties, children: [table] };
}

function labelCode(pre: Element) {
  const code = pre.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "code",
  );
  const classes = code ? classesOf(code) : [];
  const language = classes.find((name) => name.startsWith("language-"))?.slice("language-".length);
  pre.properties = { ...pre.properties, tabIndex: 0, ...(language && { dataLanguage: language }) };
}

const sizeInAddress = /#(\d{1,5})x(\d{1,5})$/;

/**
 * Pictures below the first screen wait until they are near. An address that ends in its size, like
 * `/images/fold.webp#1400x520`, keeps the place free until then, so that nothing shifts. A picture without an address, or with
 * one that is not allowed, leaves its alternative text.
 */
export function rehypeLocalImages() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "img") return;
      if (!node.properties.src) {
        if (parent && index !== undefined)
          parent.children[index] = { type: "text", value: String(node.properties.alt ?? "") };
        return;
      }
      const [, width, height] = sizeInAddress.exec(String(node.properties.src)) ?? [];
      const size = width && height ? { width: Number(width), height: Number(height) } : {};
      node.properties = { ...node.properties, ...size, loading: "lazy", decoding: "async" };
    });
  };
}
