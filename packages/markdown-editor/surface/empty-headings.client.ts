import type { Node } from "@milkdown/kit/prose/model";
import { Plugin } from "@milkdown/kit/prose/state";
import { Decoration, DecorationSet } from "@milkdown/kit/prose/view";

/** An empty header cell heads nothing: until it is filled it has the role of an ordinary cell, as on readers' pages. */
export function emptyHeadings(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => marked(doc),
      apply: ({ docChanged, doc }, before) => (docChanged ? marked(doc) : before),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
}

function marked(doc: Node): DecorationSet {
  const cells: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === "table_header" && node.textContent === "" && isPlain(node))
      cells.push(Decoration.node(position, position + node.nodeSize, { role: "cell" }));
    // Paragraphs and headings, of which a long text has thousands, hold no tables.
    return !node.isTextblock && node.type.name !== "table_header";
  });
  return DecorationSet.create(doc, cells);
}

/** Without a picture, too. */
function isPlain(cell: Node): boolean {
  let plain = true;
  cell.descendants((node) => (plain &&= !node.isInline));
  return plain;
}
