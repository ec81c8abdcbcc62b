import type { NodeView } from "@milkdown/kit/prose/view";
import { putIn } from "../elements.ts";

/** A table in a box that scrolls, as readers get it: a wide one never widens the page. */
export function tableView(): NodeView {
  const dom = document.createElement("div");
  dom.className = "tableWrapper";
  // The caret scrolls it: it needs no stop of its own for the keyboard.
  dom.setAttribute("contenteditable", "inherit");
  const table = document.createElement("table");
  const contentDOM = document.createElement("tbody");
  putIn(table, contentDOM);
  putIn(dom, table);
  return {
    dom,
    contentDOM,
    ignoreMutation: ({ type, target }) => type !== "selection" && !contentDOM.contains(target),
  };
}
