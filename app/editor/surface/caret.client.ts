import { TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";

/** A place in a text, told by the words before it: the surface and the source count differently. */
export interface CaretWords {
  words: string;
  /** How often these stood before. */
  nth: number;
}

const length = 24;

/** The words before the caret of the surface. */
export function caretWords({ state }: EditorView): CaretWords {
  const { $from } = state.selection;
  const words = $from.parent.textBetween(Math.max(0, $from.parentOffset - length), $from.parentOffset);
  const before = state.doc.textBetween(0, $from.pos, "\n");
  return { words, nth: words ? before.split(words).length - 2 : 0 };
}

/** Puts the caret of the surface behind these words, or leaves it at the start. */
export function placeCaret(view: EditorView, { words, nth }: CaretWords): void {
  const sought = words.trimStart();
  if (sought === "") return;
  let left = nth;
  let place = -1;
  view.state.doc.descendants((node, at) => {
    if (place >= 0 || !node.isTextblock) return place < 0;
    const text = node.textBetween(0, node.content.size, undefined, " ");
    for (let found = text.indexOf(sought); found >= 0; found = text.indexOf(sought, found + 1)) {
      if (left === 0) {
        place = at + 1 + found + sought.length;
        break;
      }
      left -= 1;
    }
    return false;
  });
  if (place >= 0 && place <= view.state.doc.content.size)
    view.dispatch(
      view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place))).scrollIntoView(),
    );
}
