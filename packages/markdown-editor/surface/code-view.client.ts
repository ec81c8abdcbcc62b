import { makeElement, putIn } from "../elements.ts";
import type { Node } from "@milkdown/kit/prose/model";
import type { EditorView, NodeView } from "@milkdown/kit/prose/view";

/** Code under a small field for its language. */
export function codeView(node: Node, view: EditorView, positionOf: () => number | undefined): NodeView {
  const dom = makeElement("div", "code-block");
  const head = makeElement("div", "code-head");
  head.contentEditable = "false";
  const language = document.createElement("input");
  language.value = String(node.attrs.language ?? "");
  language.placeholder = "language";
  language.spellcheck = false;
  language.autocapitalize = "off";
  language.setAttribute("list", languageList);
  language.setAttribute("aria-label", "Language of this code block");
  const pre = makeElement("pre");
  pre.spellcheck = false;
  const contentDOM = makeElement("code");
  putIn(pre, contentDOM);
  putIn(head, language);
  putIn(dom, head, pre);

  const take = () => {
    const at = positionOf();
    const typed = language.value.trim().replace(/[\s`]+/g, "-");
    if (at !== undefined && view.state.doc.nodeAt(at)?.attrs.language !== typed)
      view.dispatch(view.state.tr.setNodeAttribute(at, "language", typed));
  };
  language.addEventListener("change", take);
  language.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    take();
    view.focus();
  });

  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false;
      if (document.activeElement !== language) language.value = String(next.attrs.language ?? "");
      return true;
    },
    stopEvent: (event) => head.contains(event.target as globalThis.Node),
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
  };
}

/** The id of a list of names that the field suggests. */
export const languageList = "code-languages";
