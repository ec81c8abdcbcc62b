import { lift, setBlockType, toggleMark, wrapIn } from "@milkdown/kit/prose/commands";
import type { MarkType, NodeType, Schema } from "@milkdown/kit/prose/model";
import { type Command, TextSelection } from "@milkdown/kit/prose/state";

/** The mark of a schema that is there for sure. */
export function markOf(schema: Schema, name: string): MarkType {
  const type = schema.marks[name];
  if (!type) throw new Error(`The writing has no mark ${name}`);
  return type;
}

/** The node of a schema that is there for sure. */
export function nodeOf(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The writing has no node ${name}`);
  return type;
}

export const toggle =
  (name: string): Command =>
  (state, dispatch) =>
    toggleMark(markOf(state.schema, name), null, { removeWhenPresent: false })(state, dispatch);

export const toParagraph: Command = (state, dispatch) =>
  setBlockType(nodeOf(state.schema, "paragraph"))(state, dispatch);

/** A heading that is asked for once more becomes a paragraph again. */
export const toHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from;
    if (parent.type.name === "heading" && parent.attrs.level === level) return toParagraph(state, dispatch);
    return setBlockType(nodeOf(state.schema, "heading"), { level })(state, dispatch);
  };

export const toggleQuote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === "blockquote") return lift(state, dispatch);
  return wrapIn(nodeOf(state.schema, "blockquote"))(state, dispatch);
};

/** All that is selected becomes one block of code, line by line; code becomes paragraphs again. */
export const toggleCodeBlock: Command = (state, dispatch) => {
  const { schema, selection } = state;
  const { $from, $to } = selection;
  if ($from.parent.type.name === "code_block") return toParagraph(state, dispatch);
  const range = $from.blockRange($to);
  const type = nodeOf(schema, "code_block");
  if (!range || !range.parent.canReplaceWith(range.startIndex, range.endIndex, type)) return false;
  if (dispatch) {
    const lines = state.doc.textBetween(range.start, range.end, "\n", (leaf) =>
      leaf.type.name === "hardbreak" ? "\n" : String(leaf.attrs.source ?? leaf.attrs.alt ?? ""),
    );
    const block = type.create(null, lines ? schema.text(lines) : null);
    const tr = state.tr.replaceRangeWith(range.start, range.end, block);
    const end = tr.mapping.map(range.end, -1) - 1;
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(0, end)), -1)).scrollIntoView());
  }
  return true;
};

export const removeLink: Command = (state, dispatch) => {
  const { $from, empty, from, to } = state.selection;
  const type = markOf(state.schema, "link");
  const range = empty ? linkRange($from) : { from, to };
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, type));
  return true;
};

type Place = TextSelection["$from"];

/** The whole of the link at a place: its marks run through neighbours of other looks. */
export function linkRange(
  $pos: Place,
): { from: number; to: number; href: string; title: string | null } | null {
  const { parent } = $pos;
  const linkAt = (index: number) =>
    index < 0 || index >= parent.childCount
      ? undefined
      : parent.child(index).marks.find(({ type }) => type.name === "link");
  let index = $pos.index();
  if (!linkAt(index) && $pos.textOffset === 0) index -= 1;
  const mark = linkAt(index);
  if (!mark) return null;
  let first = index;
  let last = index;
  const continues = (neighbour: number) => linkAt(neighbour)?.eq(mark) ?? false;
  while (continues(first - 1)) first -= 1;
  while (continues(last + 1)) last += 1;
  let from = $pos.start();
  for (let before = 0; before < first; before += 1) from += parent.child(before).nodeSize;
  let to = from;
  for (let within = first; within <= last; within += 1) to += parent.child(within).nodeSize;
  return {
    from,
    to,
    href: String(mark.attrs.href ?? ""),
    title: (mark.attrs.title as string | null) ?? null,
  };
}
