import { closeHistory } from "@milkdown/kit/prose/history";
import { type Node, Slice } from "@milkdown/kit/prose/model";
import { type EditorState, Selection, type Transaction } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { Embed } from "../host.ts";
import { linkRange, markOf, nodeOf } from "./marks.client.ts";

/** Replaces the text in one step for undo. Blocks that stay whole keep their source. */
export function replaceAll(view: EditorView, doc: Node): void {
  const tr = closeHistory(view.state.tr);
  const at = tr.selection.from;
  tr.replace(0, tr.doc.content.size, new Slice(doc.content, 0, 0));
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size))));
  view.dispatch(tr);
  // The text that is typed next is an undo step of its own.
  view.dispatch(closeHistory(view.state.tr));
}

/** The least change that makes it another document, outside the undo history: the text that it brings was typed before. */
export function leastChange({ tr, doc }: EditorState, other: Node): Transaction {
  const from = doc.content.findDiffStart(other.content);
  const end = doc.content.findDiffEnd(other.content);
  if (from === null || end === null) return tr;
  // Where text is repeated, the parts that are equal from the start and from the end overlap.
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  tr.replace(from, end.a + overlap, other.slice(from, end.b + overlap));
  return tr.setMeta("addToHistory", false);
}

/** Puts a link around the selection, or inserts new words with a link; changes the link at the caret. */
export function setLink(view: EditorView, href: string, words: string): void {
  const { schema, selection, doc, tr } = view.state;
  const type = markOf(schema, "link");
  const existing = linkRange(selection.$from);
  const { from, to } = existing ?? selection;
  const mark = type.create({ href, title: existing?.title ?? null });
  if (words !== "" && words !== doc.textBetween(from, to, " ")) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
    const others = marks.filter((other) => other.type !== type);
    tr.replaceWith(from, to, schema.text(words, mark.addToSet(others)));
  } else tr.removeMark(from, to, type).addMark(from, to, mark);
  const end = tr.mapping.map(to);
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).removeStoredMark(type);
  view.dispatch(tr.scrollIntoView());
}

/** The paragraph that is this address alone becomes its player. */
export function embedAddress(view: EditorView, embed: Embed, address: string): void {
  const { doc, schema, tr } = view.state;
  let place: { from: number; to: number } | null = null;
  doc.descendants((node, at) => {
    if (place === null && node.type.name === "paragraph" && node.textContent.trim() === address)
      place = { from: at, to: at + node.nodeSize };
    return place === null;
  });
  if (place === null) return;
  const { from, to } = place as { from: number; to: number };
  tr.replaceWith(from, to, nodeOf(schema, "embed").create({ ...embed }));
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))).scrollIntoView());
}
