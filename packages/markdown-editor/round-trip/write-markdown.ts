import { dialectWriting } from "@toadstool/markdown/write";
import type { Root } from "mdast";
import { toMarkdown, type Handle, type Options } from "mdast-util-to-markdown";
import { htmlBlockNames, htmlRawNames } from "micromark-util-html-tag-name";
import type { TreeNode } from "./tree.ts";
import type { SourceStyle } from "./source-style.ts";

/** Markdown of a tree in the manner of `style`, without a line end at the end. */
export function markdownOf(blocks: TreeNode[], style: SourceStyle): string {
  const { isNumberedAlike, ...options } = style;
  const written = toMarkdown({ type: "root", children: blocks.map(withLineEnds) } as Root, {
    ...options,
    incrementListMarker: !isNumberedAlike,
    extensions: [...dialectWriting, own],
  });
  return written.replace(/\n$/, "");
}

/** Line ends that mean nothing are part of the text, in which marks at the start of a line are escaped. */
function withLineEnds(node: TreeNode): TreeNode {
  if (node.type === "softBreak") return { type: "text", value: "\n" };
  const children = node.children?.map(withLineEnds).reduce<TreeNode[]>((joined, child) => {
    const last = joined.at(-1);
    if (last?.type === "text" && child.type === "text")
      joined.splice(-1, 1, { type: "text", value: `${last.value}${child.value}` });
    else joined.push(child);
    return joined;
  }, []);
  return children ? { ...node, children } : node;
}

const asTyped: Handle = (node: TreeNode) => node.value ?? "";

const blockTag = new RegExp(
  `^<(?:[!?]|/?(?:${[...htmlBlockNames, ...htmlRawNames].join("|")})(?![\\w-]))`,
  "i",
);

/**
 * HTML at the start of a line would begin a block, so a blank precedes it. A reference before a link would be read as text of
 * another reference, so empty brackets follow it.
 */
const inLine: Handle = (node: TreeNode, parent: TreeNode | undefined, _state, { before, after }) => {
  const value = node.value ?? "";
  if (after === "[" && shortReference.test(value)) return `${value}[]`;
  const isAlone = parent?.children?.[0] === node && after === "\n" && /^<.*$/.test(value);
  return before === "\n" && (isAlone || blockTag.test(value)) ? `&#x20;${value}` : value;
};

const shortReference = /^!?\[(?:\\.|[^\\\]])+\]$/;

const own: Options = {
  // `[one]: /two` would be a definition.
  unsafe: [{ character: ":", before: "\\]", inConstruct: "phrasing" }],
  // Without a blank line, the right one would continue the paragraph at the end of the left one.
  join: [
    (left, right) =>
      left.type === "footnoteDefinition" ||
      (right.type === "table" && ["blockquote", "list"].includes(left.type))
        ? 1
        : undefined,
  ],
  handlers: {
    raw: inLine,
    definition: asTyped,
    embed: ({ name, attributes }: TreeNode) => `::${name}${attributesOf(attributes ?? {})}`,
    underline: ((node, _parent, state, info) => {
      const tracker = state.createTracker(info);
      const open = tracker.move("<u>");
      const inside = tracker.move(
        state.containerPhrasing(node, { ...tracker.current(), before: ">", after: "<" }),
      );
      return `${open}${inside}</u>`;
    }) satisfies Handle,
  } as Options["handlers"],
};

function attributesOf(attributes: Record<string, string | null | undefined>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${quoted(value ?? "")}"`);
  return pairs.length > 0 ? `{${pairs.join(" ")}}` : "";
}

function quoted(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("\n", " ");
}
