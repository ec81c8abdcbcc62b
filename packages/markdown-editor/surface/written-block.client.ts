import { Plugin } from "@milkdown/kit/prose/state";
import { Decoration, DecorationSet } from "@milkdown/kit/prose/view";

/**
 * Marks the block with the caret, so that it is laid out even before it is painted: the browser would put a letter
 * that follows a line end within the same frame before the one it should follow.
 */
export function writtenBlock(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc, selection: { $head } }) => {
        if ($head.depth === 0) return null;
        const block = Decoration.node($head.before(1), $head.after(1), { class: "is-written" });
        return DecorationSet.create(doc, [block]);
      },
    },
  });
}
