import { keymap } from "@milkdown/kit/prose/keymap";
import { type Command, NodeSelection, type Plugin } from "@milkdown/kit/prose/state";
import { goToNextCell } from "@milkdown/kit/prose/tables";
import { commandFor } from "./acts.client.ts";
import { liftItem, sinkItem, splitItem } from "./lists.client.ts";
import { shortcuts } from "./shortcuts.ts";
import type { Act, Asked } from "./caret-state.ts";

/** Our keys; they take precedence over those of Milkdown. */
export function surfaceKeys(ask: (what: Asked) => void): Plugin[] {
  const asking = (what: Asked): Command => {
    return (_state, dispatch) => {
      if (dispatch) ask(what);
      return true;
    };
  };
  const bound: Record<string, Command> = {};
  for (const [act, keys] of Object.entries(shortcuts))
    for (const key of keys ?? []) bound[key] = isAsked(act) ? asking(act) : commandFor(act as Act);
  return [
    keymap(bound),
    keymap({
      Enter: (state, dispatch, view) =>
        openSelected(ask)(state, dispatch, view) || splitItem(state, dispatch, view),
      Tab: tab,
      "Shift-Tab": backTab,
      Escape: leaveCode,
    }),
  ];
}

function isAsked(act: string): act is Asked {
  return ["link", "picture", "embed", "raw", "help"].includes(act);
}

/** Enter on a thing that is chosen as a whole opens what can be changed of it. */
const openSelected =
  (ask: (what: Asked) => void): Command =>
  ({ selection }) => {
    const name = selection instanceof NodeSelection ? selection.node.type.name : "";
    const what = { image: "picture", embed: "embed", raw_block: "raw", raw_inline: "raw" }[name];
    if (what) ask(what as Asked);
    return what !== undefined;
  };

/** Where Tab does nothing for the text, it moves on through the page: the editor must not be a keyboard trap. */
const tab: Command = (state, dispatch) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (state.selection.$from.parent.type.name !== "code_block") return sinkItem(state, dispatch);
  if (isLeaving) return false;
  dispatch?.(state.tr.insertText("  ").scrollIntoView());
  return true;
};

const backTab: Command = (state, dispatch) =>
  goToNextCell(-1)(state, dispatch) || (isNested(state) && liftItem(state, dispatch));

const isNested = ({ selection: { $from } }: Parameters<Command>[0]) => {
  let lists = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === "list_item") lists += 1;
  return lists > 1;
};

/** In code, Tab indents; after Escape it moves on through the page. */
let isLeaving = false;
const leaveCode: Command = (state) => {
  if (state.selection.$from.parent.type.name !== "code_block") return false;
  isLeaving = true;
  setTimeout(() => (isLeaving = false), 3000);
  return false;
};
