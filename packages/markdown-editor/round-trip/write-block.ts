import type { Node } from "@milkdown/kit/prose/model";
import { mergeSource, type Side } from "./merge-source.ts";
import type { Memory, OpenedText, Reader } from "./open-text.ts";
import { styleOf, type SourceStyle } from "./source-style.ts";
import { withLineFeeds } from "./split-source.ts";
import { markdownOf } from "./write-markdown.ts";
import { isSameBlock, treeOf } from "./write-tree.ts";

export type Writer = ReturnType<typeof createWriter>;

/** Writes the edited blocks, as close to their typed source as possible. */
export function createWriter({ memory, nodesOf }: Reader) {
  function remember(node: Node, old: Node | null, opened: OpenedText): void {
    const before = old ? memory.get(old) : undefined;
    const source = write(node, before, opened);
    const { origin, typed, slot } = before ?? { origin: node, typed: source, slot: null };
    memory.set(node, { source, origin, typed, slot });
  }

  function write(node: Node, before: Memory | undefined, opened: OpenedText): string {
    if (!before) return withLineEnds(canonical(node, opened.style), opened.lineEnd);
    if (node.eq(before.origin)) return before.typed;
    const style = styleIn(before, opened);
    return merge(node, before, style, canonical(node, style), opened);
  }

  /** The same block with the other list marks, where its own would run into the list before it. */
  function writeOtherwise(node: Node, opened: OpenedText): string {
    const before = memory.get(node);
    const style = before ? styleIn(before, opened) : opened.style;
    const ours = canonical(node, otherMarks(style));
    return before ? merge(node, before, style, ours, opened) : withLineEnds(ours, opened.lineEnd);
  }

  /** The same block in our own writing style: once begun in it, a block is also ended in it. */
  function writeAfresh(node: Node, opened: OpenedText): string {
    const before = memory.get(node);
    return withLineEnds(canonical(node, before ? styleIn(before, opened) : opened.style), opened.lineEnd);
  }

  function merge(node: Node, before: Memory, style: SourceStyle, ours: string, opened: OpenedText): string {
    const [typed, old] = [withLineFeeds(before.typed), canonical(before.origin, style)];
    const attempt = (side: Side) => {
      const merged = mergeSource(typed, old, ours, side);
      return merged !== null && means(merged, ours, node) ? merged : null;
    };
    const best = attempt("after") ?? attempt("before") ?? ours;
    return withLineEnds(best, before.typed.includes("\r\n") ? "\r\n" : opened.lineEnd);
  }

  /** Whether a text reads as the block does, or as our own rendering of it does. */
  function means(merged: string, ours: string, node: Node): boolean {
    const [read, more] = nodesOf(merged);
    if (!read || more) return false;
    if (isSameBlock(read, node)) return true;
    const [asOurs, oursToo] = nodesOf(ours);
    return Boolean(asOurs && !oursToo && isSameBlock(read, asOurs));
  }

  return { remember, writeOtherwise, writeAfresh };
}

const styleIn = (before: Memory, opened: OpenedText) => styleOf(withLineFeeds(before.typed), opened.style);

function otherMarks(style: SourceStyle): SourceStyle {
  const bulletOrdered = style.bulletOrdered === "." ? ")" : ".";
  return { ...style, bullet: style.bulletOther, bulletOther: style.bullet, bulletOrdered };
}

function canonical(node: Node, style: SourceStyle): string {
  const tree = treeOf(node);
  if (!tree) return "";
  const written = markdownOf([tree], style).replace(/^\n+|\n+$/g, "");
  // An underline as long as the heading would change with every letter.
  return tree.type === "heading"
    ? written.replace(/\n(=|-)+$/, (_, mark: string) => `\n${mark.repeat(3)}`)
    : written;
}

function withLineEnds(text: string, lineEnd: string): string {
  return lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);
}
