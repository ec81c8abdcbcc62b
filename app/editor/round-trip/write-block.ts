import type { Node } from "@milkdown/kit/prose/model";
import { mergeSource } from "./merge-source.ts";
import type { OpenedText, Reader } from "./open-text.ts";
import { styleOf, type SourceStyle } from "./source-style.ts";
import { withLineFeeds } from "./split-source.ts";
import { markdownOf } from "./write-markdown.ts";
import { treeOf } from "./write-tree.ts";

export type Writer = ReturnType<typeof createWriter>;

/** Writes the blocks that were edited, as close to what was typed for them as it may be. */
export function createWriter({ memory, nodesOf }: Reader) {
  function remember(node: Node, old: Node | null, opened: OpenedText): void {
    const before = old && memory.get(old);
    const source = write(node, before ?? null, opened, (style) => style);
    const { origin, typed } = before ?? { origin: node, typed: source };
    const isTaken = before?.slot && slotTaken(old);
    memory.set(node, { source, origin, typed, slot: isTaken ? null : (before?.slot ?? null) });
  }

  /** A block edited twice between two readings leaves its place to its first half. */
  const slotTaken = (_old: Node | null) => false;

  /** The same block in another manner, where its own would run into its neighbour. */
  function rewrite(node: Node, opened: OpenedText, manner: (style: SourceStyle) => SourceStyle): string {
    return write(node, memory.get(node) ?? null, opened, manner);
  }

  function write(
    node: Node,
    before: { origin: Node; typed: string } | null,
    opened: OpenedText,
    manner: (style: SourceStyle) => SourceStyle,
  ): string {
    const style = before ? styleOf(withLineFeeds(before.typed), opened.style) : opened.style;
    const ours = canonical(node, manner(style));
    if (!before) return withLineEnds(ours, opened.lineEnd);
    if (node.eq(before.origin) && manner(style) === style) return before.typed;
    const typed = withLineFeeds(before.typed);
    const merged = mergeSource(typed, canonical(before.origin, style), ours);
    const best = merged !== null && means(merged, ours, node) ? merged : ours;
    return withLineEnds(best, before.typed.includes("\r\n") ? "\r\n" : opened.lineEnd);
  }

  /** Whether a text reads as the block does, or as our own hand for it does. */
  function means(merged: string, ours: string, node: Node): boolean {
    const [read, more] = nodesOf(merged);
    if (!read || more) return false;
    const [asOurs, oursToo] = nodesOf(ours);
    return read.eq(node) || Boolean(asOurs && !oursToo && read.eq(asOurs));
  }

  return { remember, rewrite };
}

function canonical(node: Node, style: SourceStyle): string {
  const tree = treeOf(node);
  return tree ? markdownOf([tree], style).replace(/^\n+|\n+$/g, "") : "";
}

function withLineEnds(text: string, lineEnd: string): string {
  return lineEnd === "\n" ? text : text.replaceAll("\n", lineEnd);
}
