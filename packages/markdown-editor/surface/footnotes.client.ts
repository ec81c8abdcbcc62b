import type { Node } from "@milkdown/kit/prose/model";
import { type Command, TextSelection } from "@milkdown/kit/prose/state";
import { nodeOf } from "./marks.client.ts";

/** Puts a footnote's mark behind the selection and its note at the end of the text, where the caret goes: its words are typed next. */
export const insertFootnote: Command = ({ doc, schema, selection, tr }, dispatch) => {
  const [mark, note] = [nodeOf(schema, "footnote_reference"), nodeOf(schema, "footnote_definition")];
  const { $to } = selection;
  const isInNote = Array.from({ length: $to.depth }, (_, depth) => $to.node(depth)).some(
    ({ type }) => type === note,
  );
  const canStand = $to.parent.inlineContent && $to.parent.canReplaceWith($to.index(), $to.index(), mark);
  if (isInNote || !canStand) return false;
  const label = freeLabel(doc);
  tr.insert($to.pos, mark.create({ label }));
  const end = tr.doc.content.size;
  tr.insert(end, note.create({ label }, nodeOf(schema, "paragraph").create()));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView());
  return true;
};

/** The first number that no footnote of the text has. */
function freeLabel(doc: Node): string {
  const labels = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    if (type.name.startsWith("footnote_")) labels.add(String(attrs.label));
  });
  let number = 1;
  while (labels.has(String(number))) number += 1;
  return String(number);
}
