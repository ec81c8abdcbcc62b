import type { Node } from "@milkdown/kit/prose/model";
import type { TreeNode } from "./tree.ts";
import { inOneLine, joined, phrases, text, trimmed } from "./write-phrases.ts";

/** The tree of a block of the surface; null for an empty paragraph, which markdown has nothing for. */
export function treeOf(node: Node): TreeNode | null {
  if (node.type.name === "paragraph" && trimmed(phrases(childrenOf(node))).length === 0) return null;
  return block(node);
}

/** Whether two blocks say the same, whatever marks they are typed with. */
export function isSameBlock(one: Node, other: Node): boolean {
  return one.eq(other) || shapeOf(one) === shapeOf(other);
}

function shapeOf(node: Node): string {
  return JSON.stringify(treeOf(node), (key, value: unknown) => (key === "marker" ? undefined : value));
}

function block(node: Node): TreeNode {
  const { attrs } = node;
  switch (node.type.name) {
    case "paragraph":
      return { type: "paragraph", children: trimmed(phrases(childrenOf(node))) };
    case "heading":
      return { type: "heading", depth: attrs.level, children: headingParts(node) };
    case "code_block":
      return {
        type: "code",
        lang: attrs.language || null,
        meta: attrs.meta || null,
        value: node.textContent,
      };
    case "hr":
      return { type: "thematicBreak" };
    case "bullet_list":
      return { type: "list", ordered: false, spread: attrs.spread, children: childrenOf(node).map(block) };
    case "ordered_list":
      return {
        type: "list",
        ordered: true,
        start: attrs.order,
        spread: attrs.spread,
        children: childrenOf(node).map(block),
      };
    case "list_item":
      return { type: "listItem", spread: attrs.spread, checked: attrs.checked, children: blocksOf(node) };
    case "footnote_definition":
      return {
        type: "footnoteDefinition",
        label: attrs.label,
        identifier: attrs.label,
        children: blocksOf(node),
      };
    case "table":
      return table(node);
    case "embed":
      return { type: "embed", name: attrs.name, attributes: attrs.attributes };
    case "raw_block":
      return { type: rawTypes[String(attrs.source).trimStart().charAt(0)] ?? "raw", value: attrs.source };
    default:
      return { type: node.type.name, children: blocksOf(node) };
  }
}

/** In lists, some blocks that are kept as typed need a blank line around them: the writer knows these by their types. */
const rawTypes: Record<string, string> = { "<": "html", "[": "definition" };

/** Empty paragraphs beside something else are the surface's, not the text's. */
function blocksOf(node: Node): TreeNode[] {
  return childrenOf(node)
    .map(block)
    .filter(({ type, children }) => type !== "paragraph" || children?.length);
}

function table(node: Node): TreeNode {
  const [header, ...rows] = childrenOf(node);
  const align = header ? childrenOf(header).map((cell) => cell.attrs.alignment as string | null) : [];
  // The surface's tables have a row at least; the text's may be a header alone.
  const isHeaderAlone = rows.length === 1 && rows[0]?.textContent === "" && !hasLeaf(rows[0]);
  const shown = header ? [header, ...(isHeaderAlone ? [] : rows)] : rows;
  return { type: "table", align, children: shown.map(row) };
}

function row(node: Node): TreeNode {
  const cells = childrenOf(node).map((cell) => {
    const nodes = childrenOf(cell).flatMap(childrenOf);
    const inside = joined(trimmed(phrases(nodes.filter((each) => !isBeyond(each))).map(inCell)));
    return { type: "tableCell", children: [...inside, ...phrases(nodes.filter(isBeyond).map(unmarked))] };
  });
  return { type: "tableRow", children: cells };
}

/** What a row has beyond the headings ends its last cell, whatever was typed behind it or marked. */
const isBeyond = ({ type, attrs }: Node) =>
  type.name === "raw_inline" && String(attrs.source).startsWith(" | ");
const unmarked = (node: Node) => node.mark([]);

const inCell = (node: TreeNode) => withBackslashes(inOneLine(node, { type: "raw", value: "<br>" }));

/** In a cell, a backslash before a pipe is dropped in code too: such code keeps its signs, and is text. */
function withBackslashes(node: TreeNode): TreeNode {
  const { type, value = "", children } = node;
  if (type === "inlineCode" && /(?<!\\)(?:\\\\)*\\\|/.test(value)) return text(value);
  return children ? { ...node, children: joined(children.map(withBackslashes)) } : node;
}

function hasLeaf(node: Node): boolean {
  let found = false;
  node.descendants((child) => {
    found ||= child.isInline;
  });
  return found;
}

function childrenOf(node: Node): Node[] {
  return [...node.children];
}

/** Headings of the first two levels may be underlined, and then go over lines; the others are one line. */
function headingParts(node: Node): TreeNode[] {
  const parts = trimmed(phrases(childrenOf(node)));
  return node.attrs.level <= 2 ? parts : joined(parts.map((part) => inOneLine(part, text(" "))));
}
