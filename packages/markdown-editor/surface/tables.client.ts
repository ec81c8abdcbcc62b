import type { Schema } from "@milkdown/kit/prose/model";
import { type Command, type EditorState, TextSelection } from "@milkdown/kit/prose/state";
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  selectedRect,
} from "@milkdown/kit/prose/tables";
import { insertBlock } from "./inserting.client.ts";
import { nodeOf } from "./marks.client.ts";
import type { TableState } from "./caret-state.ts";

export { addColumnAfter, addColumnBefore };

/** A row of headings, and `rows` below it. */
export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const { schema, tr } = state;
    const headings = Array.from({ length: columns }, () => emptyCell(schema, "table_header"));
    const below = Array.from({ length: rows }, () =>
      nodeOf(schema, "table_row").create(
        null,
        Array.from({ length: columns }, () => emptyCell(schema, "table_cell")),
      ),
    );
    const headingRow = nodeOf(schema, "table_header_row").create(null, headings);
    const at = insertBlock(tr, nodeOf(schema, "table").create(null, [headingRow, ...below]));
    if (at === null) return false;
    // Into the first cell: table, row, cell, paragraph.
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 4)).scrollIntoView());
    return true;
  };

/** What can be done at the caret; null outside of tables. */
export function tableStateAt(state: EditorState): TableState | null {
  if (!isInTable(state)) return null;
  const { map, top, bottom, left, right, table } = selectedRect(state);
  const cell = table.nodeAt(map.map[top * map.width + left] ?? 0);
  return {
    alignment: (cell?.attrs.alignment as TableState["alignment"]) ?? null,
    isInHeadings: top === 0,
    // Markdown has no tables without headings, and ours keeps a row below them.
    canDeleteRow: top > 0 && map.height - (bottom - top) >= 2,
    canDeleteColumn: map.width > right - left,
  };
}

export const addRow =
  (side: "before" | "after"): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, top, bottom, table, tableStart } = selectedRect(state);
    const row = side === "before" ? top : bottom;
    if (row === 0) return false;
    let at = tableStart;
    for (let index = 0; index < row; index += 1) at += table.child(index).nodeSize;
    const cells = Array.from({ length: map.width }, (_, column) =>
      emptyCell(state.schema, "table_cell", table.firstChild?.child(column).attrs.alignment),
    );
    dispatch?.(state.tr.insert(at, nodeOf(state.schema, "table_row").create(null, cells)));
    return true;
  };

export const removeRow: Command = (state, dispatch) =>
  tableStateAt(state)?.canDeleteRow ? deleteRow(state, dispatch) : false;

export const removeColumn: Command = (state, dispatch) =>
  tableStateAt(state)?.canDeleteColumn ? deleteColumn(state, dispatch) : false;

/** A column has one alignment; choosing the same again removes it. */
export const align =
  (alignment: "left" | "center" | "right"): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, left, right, table, tableStart, top } = selectedRect(state);
    const asked = table.nodeAt(map.map[top * map.width + left] ?? 0)?.attrs.alignment === alignment;
    const { tr } = state;
    for (const at of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
      tr.setNodeAttribute(tableStart + at, "alignment", asked ? null : alignment);
    dispatch?.(tr);
    return true;
  };

function emptyCell(schema: Schema, name: "table_header" | "table_cell", alignment: unknown = null) {
  return nodeOf(schema, name).create({ alignment }, nodeOf(schema, "paragraph").create());
}
