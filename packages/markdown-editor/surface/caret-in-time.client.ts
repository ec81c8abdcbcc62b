import { Plugin, type Selection, TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";

/** What input methods send in place of a key. */
const composingKey = 229;

/**
 * A key must work at the caret's current place, and so must pasted and composed text: the browser reports a moved caret in a
 * task of its own, and on a busy page the next key comes first. Otherwise Enter after Ctrl+End would split the text at the
 * caret's old place.
 */
export function caretInTime(): Plugin {
  const follow = (view: EditorView): false => {
    const moved = movedCaret(view);
    if (moved) view.dispatch(view.state.tr.setSelection(moved));
    return false;
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (view, { keyCode }) => keyCode !== composingKey && follow(view),
        paste: follow,
        cut: follow,
        compositionstart: follow,
      },
    },
  });
}

/** The page's selection in a text's lines, if it differs from ours; null for everything else. */
function movedCaret(view: EditorView): Selection | null {
  const { state, dom, composing } = view;
  if (composing || !view.hasFocus() || !(state.selection instanceof TextSelection)) return null;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode)) return null;
  const [$anchor, $head] = [
    state.doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0)),
    state.doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0)),
  ];
  const isInLines = $anchor.parent.inlineContent && $head.parent.inlineContent;
  const isSame = $anchor.pos === state.selection.anchor && $head.pos === state.selection.head;
  return isInLines && !isSame ? new TextSelection($anchor, $head) : null;
}
