import { Plugin } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { markOf } from "./marks.client.ts";

/**
 * Text that is typed after the code tool was used stays code until the tool is used again or the caret leaves. The mark
 * alone does not extend at its end, so that text can be typed after code; it would hold a single character.
 */
export function typedCode(): Plugin {
  let view: EditorView | null = null;
  return new Plugin({
    view: (made) => {
      view = made;
      return {};
    },
    appendTransaction(changes, before, after) {
      const code = markOf(after.schema, "inlineCode");
      const { selection, storedMarks, tr } = after;
      if (storedMarks || !before.storedMarks || !code.isInSet(before.storedMarks)) return null;
      if (!selection.empty || !changes.some(({ docChanged }) => docChanged)) return null;
      // Marks that are set end a composition.
      if (view?.composing) return null;
      const typed = selection.$from.nodeBefore;
      return typed && code.isInSet(typed.marks) ? tr.setStoredMarks(before.storedMarks) : null;
    },
  });
}
