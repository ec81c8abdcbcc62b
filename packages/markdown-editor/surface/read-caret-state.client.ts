import { redoDepth, undoDepth } from "@milkdown/kit/prose/history";
import type { Mark, Node } from "@milkdown/kit/prose/model";
import { type EditorState, NodeSelection } from "@milkdown/kit/prose/state";
import { listAround } from "./lists.client.ts";
import { linkRange } from "./marks.client.ts";
import { emptyCaretState, type Selected, type CaretState } from "./caret-state.ts";
import { tableStateAt } from "./tables.client.ts";

/** Looks at the caret's surroundings only, whatever the length of the text. */
export function caretStateAt(state: EditorState): CaretState {
  const { $from, empty } = state.selection;
  const marks =
    state.storedMarks ?? (empty ? $from.marks() : (state.doc.nodeAt($from.pos)?.marks ?? $from.marks()));
  const has = (name: string) => marks.some((mark: Mark) => mark.type.name === name);
  const link = linkRange($from);
  return {
    ...emptyCaretState,
    block: blockOf($from.parent),
    bold: has("strong"),
    italic: has("emphasis"),
    underline: has("underline"),
    struck: has("strike_through"),
    code: has("inlineCode"),
    quote: isInside(state, "blockquote"),
    list: listAround($from)?.kind ?? null,
    table: tableStateAt(state),
    link: link && { href: link.href },
    selected: selectedIn(state),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** Equal in all that is shown. */
export function isSameCaretState(one: CaretState, other: CaretState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function blockOf({ type, attrs }: Node): CaretState["block"] {
  if (type.name === "heading") return `heading-${Number(attrs.level)}`;
  if (type.name === "code_block") return "code";
  return type.name === "paragraph" ? "paragraph" : "other";
}

function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true;
  return false;
}

function selectedIn({ selection }: EditorState): Selected | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { type, attrs } = selection.node;
  if (type.name === "image") {
    const { src, alt, title } = attrs as Record<string, string | null>;
    return { kind: "picture", src: src ?? "", alt: alt ?? "", title: title ?? "" };
  }
  if (type.name === "embed")
    return {
      kind: "embed",
      name: String(attrs.name),
      attributes: attrs.attributes as Record<string, string>,
    };
  if (type.name === "raw_block" || type.name === "raw_inline")
    return { kind: "raw", source: String(attrs.source), isInline: type.name === "raw_inline" };
  return null;
}
