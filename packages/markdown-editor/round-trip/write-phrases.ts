import type { Mark, Node } from "@milkdown/kit/prose/model";
import type { TreeNode } from "./tree.ts";

/** Inline nodes as a tree: the mark that reaches furthest is outermost. */
export function phrases(nodes: Node[], within: readonly Mark[] = []): TreeNode[] {
  const found: TreeNode[] = [];
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index] as Node;
    const open = node.marks.filter((mark) => !mark.isInSet(within) && mark.type.name !== "inlineCode");
    const [mark, reach] = open.reduce<[Mark | null, number]>(
      (longest, candidate) => {
        const length = reachOf(candidate, nodes, index);
        return length > longest[1] ? [candidate, length] : longest;
      },
      [null, 0],
    );
    if (mark) found.push(...marked(mark, phrases(nodes.slice(index, index + reach), [...within, mark])));
    else found.push(...leaf(node));
    index += Math.max(reach, 1);
  }
  return joined(found);
}

/** How far a mark reaches, but not into a link that goes on after it: readers would get two links. */
function reachOf(mark: Mark, nodes: Node[], from: number): number {
  const found = nodes.findIndex((node, index) => index > from && !mark.isInSet(node.marks));
  const end = found < 0 ? nodes.length : found;
  const link = nodes[end]?.marks.find(({ type }) => type.name === "link");
  let start = end;
  while (start > from && link?.isInSet(nodes[start - 1]?.marks ?? [])) start--;
  return (start > from ? start : end) - from;
}

function leaf(node: Node): TreeNode[] {
  const { attrs, text: words = "" } = node;
  switch (node.type.name) {
    case "text":
      if (node.marks.some((mark) => mark.type.name === "inlineCode"))
        return [{ type: "inlineCode", value: words }];
      return words
        .split("\n")
        .flatMap((line, index) => [
          ...(index > 0 ? [{ type: "softBreak" }] : []),
          { type: "text", value: line },
        ]);
    case "hardbreak":
      return [{ type: attrs.isInline ? "softBreak" : "break" }];
    case "image":
      return [{ type: "image", url: attrs.src, alt: attrs.alt, title: attrs.title || null }];
    case "footnote_reference":
      return [{ type: "footnoteReference", label: attrs.label, identifier: attrs.label }];
    default:
      return [{ type: "raw", value: attrs.source ?? node.textContent }];
  }
}

const wrappers: Record<string, string> = { strike_through: "delete" };

function marked(mark: Mark, children: TreeNode[]): TreeNode[] {
  const type = wrappers[mark.type.name] ?? mark.type.name;
  if (type === "link") return [{ type, url: mark.attrs.href, title: mark.attrs.title, children }];
  if (type === "underline") return [{ type, children }];
  const { before, inside, after } = withoutEdges(children);
  const node = { type, marker: mark.attrs.marker, children: inside };
  return inside.length > 0 ? [...before, node, ...after] : [...before, ...after];
}

/** Marks close to their words: `**bold **` would be asterisks. */
function withoutEdges(children: TreeNode[]) {
  const [before, rest] = cut(children, /^[ \t]+/, "first");
  const [after, inside] = cut(rest, /[ \t]+$/, "last");
  return { before, inside, after };
}

function cut(children: TreeNode[], edge: RegExp, side: "first" | "last"): [TreeNode[], TreeNode[]] {
  const index = side === "first" ? 0 : children.length - 1;
  const node = children[index];
  if (!node) return [[], children];
  const without = children.filter((_, at) => at !== index);
  if (node.type === "softBreak" || node.type === "break") {
    const [more, rest] = cut(without, edge, side);
    return [side === "first" ? [node, ...more] : [...more, node], rest];
  }
  const space = node.type === "text" ? edge.exec(node.value ?? "")?.[0] : undefined;
  if (space === undefined) return [[], children];
  const text = { type: "text", value: (node.value ?? "").replace(edge, "") };
  const cutOff = { type: "text", value: space };
  if (text.value) return [[cutOff], without.toSpliced(index, 0, text)];
  const [more, rest] = cut(without, edge, side);
  return [side === "first" ? [cutOff, ...more] : [...more, cutOff], rest];
}

/** Without blanks at the ends and around line breaks, where markdown has no place for them. */
export function trimmed(children: TreeNode[]): TreeNode[] {
  const { inside } = withoutEdges(children);
  return joined(
    inside.map((node, index) => {
      if (node.type !== "text") return node;
      const isAfterBreak = /break$/i.test(inside[index - 1]?.type ?? "");
      const isBeforeBreak = /break$/i.test(inside[index + 1]?.type ?? "");
      const start = isAfterBreak ? node.value?.replace(/^[ \t]+/, "") : node.value;
      return { ...node, value: isBeforeBreak ? start?.replace(/[ \t]+$/, "") : start };
    }),
  );
}

export function text(value: string): TreeNode {
  return { type: "text", value };
}

export function joined(children: TreeNode[]): TreeNode[] {
  return children.reduce<TreeNode[]>((found, node) => {
    const last = found.at(-1);
    if (node.type === "text" && !node.value) return found;
    if (last?.type === "text" && node.type === "text")
      found.splice(-1, 1, { type: "text", value: `${last.value}${node.value}` });
    else found.push(node);
    return found;
  }, []);
}

/** Without line ends; `hardBreak` replaces those that mean something. */
export function inOneLine(node: TreeNode, hardBreak: TreeNode): TreeNode {
  if (node.type === "break") return hardBreak;
  if (node.type === "softBreak") return text(" ");
  if (node.type === "raw") return { type: "raw", value: node.value?.replaceAll("\n", " ") };
  const children = node.children?.map((child) => inOneLine(child, hardBreak));
  return children ? { ...node, children } : node;
}
