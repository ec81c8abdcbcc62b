import { TextSelection, type Transaction } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { caretInText, saySame } from "../round-trip/caret-in-text.ts";
import type { RoundTrip } from "../round-trip/round-trip.ts";
import { wordsBefore } from "../views/source-caret.ts";
import { leastChange } from "./changes.client.ts";

/** A place in a text, named by the words before it: the surface and the source count differently. */
interface CaretWords {
  words: string;
  /** How often these words occur before that. */
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

/** Puts the caret of the surface behind these words; false where they are not to be found. */
function placeCaret(view: EditorView, { words, nth }: CaretWords): boolean {
  const sought = words.trimStart();
  if (sought === "") return false;
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
  if (place < 0 || place > view.state.doc.content.size) return false;
  standAt(view, view.state.tr, place);
  return true;
}

/**
 * Takes the caret over from the field of markdown. Where the text was typed just now, the space or the line that the
 * caret is behind comes with it, so that the author continues in the same place. Otherwise the text is unchanged.
 */
export function takeCaret(
  view: EditorView,
  roundTrip: RoundTrip,
  { source, caret, isTyped }: { source: string; caret: number; isTyped: boolean },
): void {
  const words = wordsBefore(source, caret);
  if (!/^$|\s$/.test(words.words) && placeCaret(view, words)) return;
  const found = caretInText(roundTrip, source, caret);
  if (found && saySame(found.document, view.state.doc)) {
    const tr = isTyped ? leastChange(view.state, found.document) : view.state.tr;
    if (found.place <= tr.doc.content.size && tr.doc.resolve(found.place).parent.inlineContent)
      return standAt(view, tr, found.place);
  }
  // Behind the last words before the caret.
  const before = source.slice(0, caret).replace(/[\s>#*+-]+$/, "");
  placeCaret(view, wordsBefore(source, before.length));
}

function standAt(view: EditorView, tr: Transaction, place: number): void {
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place))).scrollIntoView());
}
