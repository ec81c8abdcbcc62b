import type { Node, Schema } from "@milkdown/kit/prose/model";
import { buildBlock } from "./build-document.ts";
import { rewriteBlock } from "./rewrite-tree.ts";
import type { Reading } from "./reading.ts";
import { plainStyle, styleOf, type SourceStyle } from "./source-style.ts";
import type { Known } from "./slices.ts";
import { parseInTurns, parseSource, withLineFeeds, type ParsedBlock } from "./split-source.ts";
import { atOnce, type Turns } from "../turns.ts";

/** A place in the text that was opened: what followed it, and the next place. */
interface Slot {
  next: Slot | null;
  gap: string;
}

/** What is known about a block of the surface. */
export interface Memory {
  /** Its current source. */
  source: string;
  /** The block as it was opened, and its typed source. */
  origin: Node;
  typed: string;
  slot: Slot | null;
}

export interface OpenedText {
  document: Node;
  markdown: string;
  leading: string;
  /** What follows the last block. */
  ending: string;
  lineEnd: "\n" | "\r\n";
  style: SourceStyle;
}

export type Reader = ReturnType<typeof createReader>;

export function createReader(schema: Schema, reading: Reading) {
  /** By the node itself: ProseMirror keeps those that an edit does not touch. */
  const memory = new WeakMap<Node, Memory>();
  const seen = new Map<string, Node[]>();
  const defined = new WeakMap<Node, string>();
  let definitions = "";

  function build({ node, source, text }: ParsedBlock): Node {
    const typed = withLineFeeds(source);
    return buildBlock(
      schema,
      node ? rewriteBlock(node, text, typed, reading) : { type: "raw", value: typed },
    );
  }

  function* openInTurns(markdown: string, known?: Known): Turns<OpenedText> {
    const { leading, blocks, text } = yield* parseInTurns(markdown, reading, known);
    const nodes: Node[] = [];
    for (const block of blocks) {
      nodes.push(build(block));
      yield;
    }
    const slots: Slot[] = blocks.map(({ gap }) => ({ gap, next: null }));
    for (const [index, { source }] of blocks.entries()) {
      const slot = slots[index] as Slot;
      const node = nodes[index] as Node;
      slot.next = slots[index + 1] ?? null;
      memory.set(node, { source, typed: source, origin: node, slot });
    }
    return {
      document: schema.topNodeType.create(null, nodes.length > 0 ? nodes : schema.nodes.paragraph?.create()),
      markdown,
      leading,
      ending: blocks.at(-1)?.gap ?? "",
      lineEnd: markdown.includes("\r\n") ? "\r\n" : "\n",
      style: styleOf(text, plainStyle),
    };
  }

  return {
    memory,
    openInTurns,
    open: (markdown: string): OpenedText => atOnce(openInTurns(markdown)),
    /** The blocks that `source` makes in this text, with what the text defines elsewhere. */
    nodesOf(source: string): Node[] {
      const before = seen.get(source);
      if (before) return before;
      const context = source.includes("[") ? `\n\n${definitions}` : "";
      const { blocks } = parseSource(source + context, reading);
      const nodes = blocks.filter(({ start }) => start < source.length).map(build);
      if (seen.size > 200) seen.clear();
      seen.set(source, nodes);
      return nodes;
    },
    seeDefinitions(document: Node): void {
      const found = document.children.map(definitionsIn).filter(Boolean).join("\n\n");
      if (found !== definitions) seen.clear();
      definitions = found;
    },
  };

  /** Substitutes for a block's definitions: references elsewhere are references because of it. */
  function definitionsIn(block: Node): string {
    const known = defined.get(block);
    if (known !== undefined) return known;
    const found: string[] = [];
    const look = ({ type, attrs }: Node) => {
      if (type.name === "footnote_definition") found.push(`[^${attrs.label}]: x`);
      if (type.name !== "raw_block") return;
      for (const [, label] of String(attrs.source).matchAll(/\[([^\]\n]+)\]:/g)) found.push(`[${label}]: x`);
    };
    look(block);
    block.descendants(look);
    defined.set(block, found.join("\n\n"));
    return found.join("\n\n");
  }
}
