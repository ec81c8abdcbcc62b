import { liftListItem, sinkListItem, splitListItem, wrapInList } from "@milkdown/kit/prose/schema-list";
import type { Node, ResolvedPos } from "@milkdown/kit/prose/model";
import type { Command, Transaction } from "@milkdown/kit/prose/state";
import { nodeOf } from "./marks.client.ts";
import type { CaretState } from "./caret-state.ts";

type ListKind = NonNullable<CaretState["list"]>;

/** The innermost list around a place. */
export function listAround($pos: ResolvedPos): { kind: ListKind; node: Node; at: number } | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (node.type.name === "ordered_list") return { kind: "numbers", node, at: $pos.before(depth) };
    if (node.type.name === "bullet_list") {
      const isTask = node.firstChild?.attrs.checked != null;
      return { kind: isTask ? "tasks" : "bullets", node, at: $pos.before(depth) };
    }
  }
  return null;
}

/** Makes a list, turns it into one of another kind, or takes the items out of it. */
export const toggleList =
  (kind: ListKind): Command =>
  (state, dispatch) => {
    const { schema, selection } = state;
    const around = listAround(selection.$from);
    if (around?.kind === kind) return liftListItem(nodeOf(schema, "list_item"))(state, dispatch);
    const type = nodeOf(schema, kind === "numbers" ? "ordered_list" : "bullet_list");
    if (around) {
      dispatch?.(markItems(state.tr.setNodeMarkup(around.at, type, null), around.at, kind));
      return true;
    }
    const wrap = dispatch && ((tr: Transaction) => dispatch(withItems(tr, kind)));
    return wrapInList(type)(state, wrap);
  };

function withItems(tr: Transaction, kind: ListKind): Transaction {
  const made = listAround(tr.selection.$from);
  return made ? markItems(tr, made.at, kind) : tr;
}

/** Tasks have a box, the items of other lists have none. */
function markItems(tr: Transaction, at: number, kind: ListKind): Transaction {
  const list = tr.doc.nodeAt(at);
  list?.forEach((item, offset) => {
    const checked = kind === "tasks" ? Boolean(item.attrs.checked) : null;
    tr.setNodeMarkup(at + 1 + offset, undefined, { ...item.attrs, checked });
  });
  return tr;
}

/** A new item; after a task, one that is not done. */
export const splitItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const item = $from.depth > 1 ? $from.node(-1) : null;
  if (item?.type.name !== "list_item") return false;
  const attrs = item.attrs.checked == null ? undefined : { ...item.attrs, checked: false };
  return splitListItem(nodeOf(state.schema, "list_item"), attrs)(state, dispatch);
};

export const sinkItem: Command = (state, dispatch) =>
  sinkListItem(nodeOf(state.schema, "list_item"))(state, dispatch);

export const liftItem: Command = (state, dispatch) =>
  liftListItem(nodeOf(state.schema, "list_item"))(state, dispatch);
