import { Fragment, type Node, type NodeType, Slice } from "@milkdown/kit/prose/model";
import { Selection, type Transaction } from "@milkdown/kit/prose/state";

/**
 * Puts a block where the caret is: in the place of an empty paragraph, otherwise behind the innermost block that may
 * have it as a neighbour, so that no word is torn apart. Returns where it is; null where nothing may hold it.
 */
export function insertBlock(tr: Transaction, node: Node): number | null {
  return insertFragment(tr, Fragment.from(node), node.type);
}

/** A text's blocks; a single paragraph goes between the words. */
export function insertText(tr: Transaction, doc: Node): boolean {
  const first = doc.firstChild;
  if (!first) return false;
  if (!tr.selection.empty) tr.deleteSelection();
  if (doc.childCount === 1 && first.type.name === "paragraph" && tr.selection.$from.parent.inlineContent) {
    tr.replaceSelection(new Slice(first.content, 0, 0));
    return true;
  }
  return insertFragment(tr, doc.content, first.type) !== null;
}

function insertFragment(tr: Transaction, content: Fragment, type: NodeType): number | null {
  const place = placeFor(tr, type);
  if (!place) return null;
  tr.replaceWith(place.from, place.to, content);
  const end = place.from + content.size;
  const isText = content.lastChild?.isTextblock;
  tr.setSelection(Selection.near(tr.doc.resolve(isText ? end - 1 : end), isText ? -1 : 1));
  return place.from;
}

function placeFor(tr: Transaction, type: NodeType): { from: number; to: number } | null {
  const { $to } = tr.selection;
  for (let depth = $to.depth; depth > 0; depth -= 1) {
    const parent = $to.node(depth - 1);
    const index = $to.index(depth - 1);
    const node = $to.node(depth);
    const isEmpty = node.type.name === "paragraph" && node.content.size === 0;
    if (isEmpty && parent.canReplaceWith(index, index + 1, type))
      return { from: $to.before(depth), to: $to.after(depth) };
    if (parent.canReplaceWith(index + 1, index + 1, type))
      return { from: $to.after(depth), to: $to.after(depth) };
  }
  return $to.depth === 0 ? { from: $to.pos, to: $to.pos } : null;
}
