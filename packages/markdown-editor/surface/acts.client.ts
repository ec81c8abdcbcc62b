import { chainCommands, deleteSelection } from "@milkdown/kit/prose/commands";
import { redo, undo } from "@milkdown/kit/prose/history";
import type { Command } from "@milkdown/kit/prose/state";
import { deleteTable } from "@milkdown/kit/prose/tables";
import { insertFootnote } from "./footnotes.client.ts";
import { insertBlock } from "./inserting.client.ts";
import { toggleList } from "./lists.client.ts";
import {
  nodeOf,
  removeLink,
  toggle,
  toggleCodeBlock,
  toggleQuote,
  toHeading,
  toParagraph,
} from "./marks.client.ts";
import type { Act } from "./caret-state.ts";
import { addColumnAfter, addColumnBefore, addRow, align, removeColumn, removeRow } from "./tables.client.ts";

/** The command for each button and key. */
export function commandFor(act: Act): Command {
  const level = /^heading-(\d)$/.exec(act)?.[1];
  return level ? toHeading(Number(level)) : commands[act as Exclude<Act, `heading-${number}`>];
}

const insertRule: Command = (state, dispatch) => {
  const { tr } = state;
  if (insertBlock(tr, nodeOf(state.schema, "hr").create()) === null) return false;
  dispatch?.(tr.scrollIntoView());
  return true;
};

const commands: Record<Exclude<Act, `heading-${number}`>, Command> = {
  bold: toggle("strong"),
  italic: toggle("emphasis"),
  underline: toggle("underline"),
  strike: toggle("strike_through"),
  code: toggle("inlineCode"),
  paragraph: toParagraph,
  bullets: toggleList("bullets"),
  numbers: toggleList("numbers"),
  tasks: toggleList("tasks"),
  quote: toggleQuote,
  codeBlock: toggleCodeBlock,
  rule: insertRule,
  footnote: insertFootnote,
  undo,
  redo,
  rowBefore: addRow("before"),
  rowAfter: addRow("after"),
  deleteRow: removeRow,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  deleteColumn: removeColumn,
  deleteTable,
  alignLeft: align("left"),
  alignCenter: align("center"),
  alignRight: align("right"),
  removeLink,
  removeSelected: chainCommands(deleteSelection),
};
