import { makeElement, putIn } from "../elements.ts";
import type { Node } from "@milkdown/kit/prose/model";
import { NodeSelection } from "@milkdown/kit/prose/state";
import type { EditorView, NodeView } from "@milkdown/kit/prose/view";
import type { Embeds } from "../host.ts";
import type { Asked } from "./caret-state.ts";

type Ask = (what: Asked) => void;
type Position = () => number | undefined;

/** A player as a card that holds still: its kind, its title and where it leads. The preview plays it. */
export const embedCard =
  (ask: Ask, { names, addressOf }: Embeds) =>
  (node: Node, view: EditorView, positionOf: Position) => {
    const name = String(node.attrs.name);
    const attributes = node.attrs.attributes as Record<string, string>;
    const dom = makeElement("figure", "embed-card");
    dom.dataset.player = name;
    putIn(
      dom,
      makeElement("strong", "embed-kind", names[name] ?? name),
      makeElement("span", "embed-title", attributes.title ?? ""),
      makeElement("span", "embed-address", addressOf(name, attributes)),
      button("Edit…", view, positionOf, () => ask("embed")),
    );
    return still(dom, node);
  };

/** Source that the surface has no looks for, in a quiet frame. */
export const rawBlock = (ask: Ask) => (node: Node, view: EditorView, positionOf: Position) => {
  const dom = makeElement("div", "raw-block");
  putIn(
    dom,
    makeElement("span", "raw-kind", kindOf(String(node.attrs.source))),
    makeElement("pre", "", String(node.attrs.source)),
    button("Edit source…", view, positionOf, () => ask("raw")),
  );
  return still(dom, node);
};

export const rawInline = () => (node: Node) => {
  const dom = makeElement("code", "raw-inline", String(node.attrs.source));
  dom.title = "Markdown source. Select it and press Enter to edit it.";
  return still(dom, node);
};

function kindOf(source: string): string {
  if (/^\s*---/.test(source)) return "Front matter";
  if (/^\s*</.test(source)) return "HTML";
  if (/^\s*:{2,}/.test(source)) return "Directive";
  return /^\s*\[/.test(source) ? "Definition" : "Markdown";
}

function still(dom: HTMLElement, node: Node): NodeView {
  dom.contentEditable = "false";
  return {
    dom,
    update: (next) => next.type === node.type && next.eq(node),
    stopEvent: (event) => event.target instanceof Element && event.target.closest("button") !== null,
    ignoreMutation: () => true,
  };
}

function button(words: string, view: EditorView, positionOf: Position, act: () => void): HTMLElement {
  const made = makeElement("button", "card-button", words);
  made.setAttribute("type", "button");
  // Enter on the card does the same: Tab goes by the text, not by each of its cards.
  made.tabIndex = -1;
  made.addEventListener("click", () => {
    const at = positionOf();
    if (at === undefined) return;
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
    act();
  });
  return made;
}
