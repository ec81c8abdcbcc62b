import { putIn } from "../elements.ts";
import type { Node } from "@milkdown/kit/prose/model";
import type { EditorView, NodeView } from "@milkdown/kit/prose/view";

/** An item of a list; a task has a box to tick. */
export function itemView(node: Node, view: EditorView, positionOf: () => number | undefined): NodeView {
  const dom = document.createElement("li");
  if (node.attrs.checked == null) {
    return { dom, contentDOM: dom, update: (next) => next.type === node.type && next.attrs.checked == null };
  }
  dom.className = "task";
  const box = document.createElement("input");
  box.type = "checkbox";
  box.contentEditable = "false";
  box.tabIndex = -1;
  box.setAttribute("aria-label", "Done");
  const contentDOM = document.createElement("div");
  putIn(dom, box, contentDOM);
  const show = (checked: boolean) => {
    box.checked = checked;
    dom.dataset.checked = String(checked);
  };
  show(Boolean(node.attrs.checked));
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("change", () => {
    const at = positionOf();
    if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, "checked", box.checked));
  });
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type || next.attrs.checked == null) return false;
      show(Boolean(next.attrs.checked));
      return true;
    },
    stopEvent: (event) => event.target === box,
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
  };
}
