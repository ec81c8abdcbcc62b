import type { Node, Schema } from "@milkdown/kit/prose/model";
import { createJoiner } from "./join-blocks.ts";
import { createReader, type OpenedText } from "./open-text.ts";
import { pairNodes } from "./pair-nodes.ts";
import type { Reading } from "./reading.ts";
import { nothingKnown } from "./slices.ts";
import { plainStyle } from "./source-style.ts";
import { atOnce, inTurns } from "../turns.ts";
import { createWriter } from "./write-block.ts";
import { treeOf } from "./write-tree.ts";
import { markdownOf } from "./write-markdown.ts";

/** Markdown to the surface's document and back: unedited text comes back byte for byte. */
export interface RoundTrip {
  /** Begins with a text: the document that `read` compares with. */
  open(markdown: string): Node;
  /** The same for a long text, with pauses; null once `signal` is aborted, and then nothing has begun. */
  openInTurns(markdown: string, signal?: AbortSignal): Promise<Node | null>;
  /** The text of a document that began with `open` and was edited since. */
  read(document: Node): string;
  /** A document of some other text, as for pasting; its blocks remember their typed source, too. */
  parse(markdown: string): Node;
  /** Markdown of a document or of a part of one, in our own writing style. */
  write(document: Node): string;
}

export function createRoundTrip(schema: Schema, reading: Reading): RoundTrip {
  const reader = createReader(schema, reading);
  const writer = createWriter(reader);
  const joiner = createJoiner(reader, writer);
  let opened: OpenedText = reader.open("");
  let last: { document: Node; text: string } = { document: opened.document, text: "" };
  let known = nothingKnown();

  function begin(text: OpenedText): Node {
    opened = text;
    last = { document: opened.document, text: opened.markdown };
    return opened.document;
  }

  return {
    open(markdown) {
      known = nothingKnown(known.now);
      return begin(atOnce(reader.openInTurns(markdown, known)));
    },
    async openInTurns(markdown, signal) {
      const next = nothingKnown(known.now);
      const text = await inTurns(reader.openInTurns(markdown, next), signal);
      if (!text) return null;
      known = next;
      return begin(text);
    },
    read(document) {
      if (document === last.document) return last.text;
      reader.seeDefinitions(document);
      for (const [fresh, old] of pairNodes(last.document, document, (node) => reader.memory.has(node)))
        writer.remember(fresh, old, opened);
      const text = document === opened.document ? opened.markdown : joiner.join(document, opened);
      last = { document, text };
      return text;
    },
    parse: (markdown) => reader.open(markdown).document,
    write: (document) => {
      const nodes = document.type === schema.topNodeType ? document.children : [document];
      const trees = nodes.flatMap((node) => treeOf(node) ?? []);
      return trees.length > 0 ? `${markdownOf(trees, plainStyle)}\n` : "";
    },
  };
}
