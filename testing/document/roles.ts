import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** A name is compared as a whole, a pattern anywhere in it. */
export type Name = string | RegExp;

/** What is not to be seen: closed dialogs, popovers and disclosures, what only scripts show, what is no text. */
const unseen =
  "head, link, [hidden], .needs-script, dialog:not([open]), [popover]:not([open]), script, style, template, datalist, input[type=hidden]";

/** Whether a reader without scripts comes to see an element as the page now stands. */
export function isSeen(element: Element): boolean {
  if (element.closest(unseen)) return false;
  for (let at = element.parentElement; at; at = at.parentElement)
    if (
      at.localName === "details" &&
      !at.hasAttribute("open") &&
      element.closest("summary")?.parentElement !== at
    )
      return false;
  return true;
}

/** As ARIA gives it; the summary of a disclosure, for which it gives none, counts as the button that it is. */
export function roleOf(element: Element): string | null {
  return element.localName === "summary" ? "button" : getRole(element);
}

export function nameOf(element: Element): string {
  return oneLine(computeAccessibleName(element, { getComputedStyle: styleOf as typeof getComputedStyle }));
}

export function matches(text: string, name: Name): boolean {
  return typeof name === "string" ? text === name : name.test(text);
}

/** Elements whose text goes on in the same line. */
const inLine = new Set(
  "a abbr b bdi cite code data del em i ins kbd label mark q s strong sub sup time u".split(" "),
);

/** The text that is seen, in one line: a space stands where a new block begins. */
export function textOf(node: Node): string {
  return oneLine(piecesOf(node));
}

function piecesOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1 && node.nodeType !== 9) return "";
  const element = node as Element;
  if (node.nodeType === 1 && !isSeen(element)) return "";
  const pieces = [...node.childNodes].map(piecesOf).join("");
  return inLine.has(element.localName) ? pieces : ` ${pieces} `;
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** There is no layout: only what is hidden in the document itself has a style. */
function styleOf(element: Element) {
  const style: Record<string, string> = {
    display: element.hasAttribute("hidden") ? "none" : inLine.has(element.localName) ? "inline" : "block",
    visibility: "visible",
    content: "",
  };
  return { getPropertyValue: (property: string) => style[property] ?? "" };
}
