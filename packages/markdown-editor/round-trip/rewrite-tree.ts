import type { Reading } from "./reading.ts";
import { sliceOf, type TreeNode } from "./tree.ts";

/** What the writing surface shows for a block at the top of the text; `raw` where it has no nodes for something in it. */
export function rewriteBlock(
  node: TreeNode,
  text: string,
  source: string,
  { isEmbed }: Pick<Reading, "isEmbed">,
): TreeNode {
  try {
    return block(node, { text, isEmbed, isNested: false, inCell: false }, source);
  } catch (error) {
    if (error instanceof Unwritable || error instanceof RangeError) return raw(source);
    throw error;
  }
}

interface Place extends Pick<Reading, "isEmbed"> {
  text: string;
  isNested: boolean;
  inCell: boolean;
}

/** Something whose source cannot be lifted out of the block around it. */
class Unwritable extends Error {}

function block(node: TreeNode, place: Place, source?: string): TreeNode {
  switch (node.type) {
    case "paragraph":
    case "heading":
    case "tableCell":
      return { ...node, children: inlines(node, { ...place, inCell: node.type === "tableCell" }) };
    case "code":
    case "thematicBreak":
      return node;
    case "blockquote":
    case "list":
    case "listItem":
    case "footnoteDefinition":
    case "tableRow":
      return { ...node, children: node.children?.map((child) => block(child, { ...place, isNested: true })) };
    case "table":
      return table(node, { ...place, isNested: true });
    case "html":
      return raw(source ?? node.value ?? "");
    case "leafDirective":
      return embed(node, place) ?? raw(source ?? lifted(node, place));
    default:
      return raw(source ?? lifted(node, place));
  }
}

/**
 * A row has as many cells as the headings, as readers' tables do: the surface would add columns to the others. What a row has
 * beyond them, as by a `|` in code without its escape, which no reader sees, stays with its last cell as it was typed.
 */
function table(node: TreeNode, place: Place): TreeNode {
  const rows = node.children ?? [];
  const width = rows[0]?.children?.length ?? 0;
  return {
    ...node,
    children: rows.map((row) => {
      const cells = row.children ?? [];
      const beyond = cells.slice(width).map((cell) => ` | ${insideOf(cell, place)}`);
      const kept = Array.from({ length: width }, (_, index) =>
        block(cells[index] ?? { type: "tableCell", children: [] }, place),
      );
      if (beyond.length > 0) kept.at(-1)?.children?.push(raw(beyond.join("")));
      return { ...row, children: kept };
    }),
  };
}

/** The source of what a node holds, without its own marks. */
function insideOf({ children = [] }: TreeNode, { text }: Place): string {
  const [start, end] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset];
  return start === undefined || end === undefined ? "" : text.slice(start, end);
}

function embed(
  { name = "", attributes, children = [] }: TreeNode,
  { isEmbed }: Pick<Reading, "isEmbed">,
): TreeNode | null {
  const given = Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? ""]);
  const isOurs = children.length === 0 && isEmbed(name, attributes ?? {});
  return isOurs ? { type: "embed", name, attributes: Object.fromEntries(given) } : null;
}

function inlines({ children = [] }: TreeNode, place: Place): TreeNode[] {
  const found: TreeNode[] = [];
  for (let index = 0; index < children.length; index++) {
    const child = children[index] as TreeNode;
    const close = isTag(child, "<u>") ? closing(children, index) : -1;
    if (close > 0) {
      const inside = { type: "", children: children.slice(index + 1, close) };
      found.push({ type: "underline", children: inlines(inside, place) });
      index = close;
    } else found.push(...inline(child, place));
  }
  return found;
}

function closing(children: TreeNode[], open: number): number {
  let depth = 0;
  return children.findIndex((child, index) => {
    if (index < open) return false;
    if (isTag(child, "<u>")) depth++;
    if (isTag(child, "</u>")) depth--;
    return depth === 0;
  });
}

const isTag = (node: TreeNode, tag: string) => node.type === "html" && node.value?.toLowerCase() === tag;

function inline(node: TreeNode, place: Place): TreeNode[] {
  switch (node.type) {
    case "text":
      return lines(node.value ?? "");
    case "emphasis":
    case "strong":
      return [
        { ...node, marker: sliceOf(node, place.text).charAt(0) || "*", children: inlines(node, place) },
      ];
    case "delete":
    case "link":
      // A link around nothing has no text to hold it.
      if (!node.children?.length) return [raw(lifted(node, place))];
      return [{ ...node, children: inlines(node, place) }];
    case "inlineCode":
    case "image":
    case "break":
    case "footnoteReference":
      return [node];
    case "html":
      return [
        place.inCell && /^<br\s*\/?>$/i.test(node.value ?? "") ? { type: "break" } : raw(node.value ?? ""),
      ];
    case "textDirective":
      return [isName(node, place) ? text(lifted(node, place)) : raw(lifted(node, place))];
    case "linkReference":
    case "imageReference":
      // Without the marks of a quote or the indent of a list, which are written again.
      return [raw(sliceOf(node, place.text).replace(place.isNested ? /\n[ \t>]*/g : /\n/g, "\n"))];
    default:
      return [raw(lifted(node, place))];
  }
}

function lines(value: string): TreeNode[] {
  return value.split("\n").flatMap((line, index) => {
    const found = line === "" ? [] : [text(line)];
    return index === 0 ? found : [{ type: "softBreak" }, ...found];
  });
}

/** The end of 10:pm or :smile:, which was not meant as a directive. */
function isName(node: TreeNode, place: Place): boolean {
  return lifted(node, place) === `:${node.name}`;
}

/** The source of something inside a block: over several lines it may hold the marks of the quote or list around it. */
function lifted(node: TreeNode, place: Place): string {
  const source = sliceOf(node, place.text);
  if (place.isNested && source.includes("\n")) throw new Unwritable();
  return source;
}

function text(value: string): TreeNode {
  return { type: "text", value };
}

function raw(value: string): TreeNode {
  return { type: "raw", value };
}
