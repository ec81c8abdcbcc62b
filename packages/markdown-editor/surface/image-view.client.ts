import type { Node } from "@milkdown/kit/prose/model";
import type { NodeView } from "@milkdown/kit/prose/view";
import { isShownAddress } from "./shown-address.ts";

/** A picture; one that readers would not be shown either is named in its place, and is not asked for. */
export function imageView(node: Node): NodeView {
  const { src, alt, title } = node.attrs as { src: string; alt: string; title: string };
  const dom = document.createElement("img");
  dom.alt = alt;
  if (title) dom.title = title;
  if (isShownAddress(src, window.location.href)) {
    dom.src = src;
  } else {
    dom.dataset.unshown = "";
    dom.alt = `${alt ? `${alt}: ` : ""}${src.slice(0, 60)} is not shown. Use an address of this site, or one that begins with https://.`;
  }
  return { dom, update: (next) => next.type === node.type && next.sameMarkup(node) };
}
