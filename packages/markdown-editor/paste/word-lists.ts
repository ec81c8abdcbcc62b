import { putIn } from "../elements.ts";
/**
 * Word copies lists as paragraphs that know their level and bring their bullet along as text. They become lists again.
 */
export function joinWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")].filter(
    (item) => levelOf(item) > 0,
  );
  /** The lists that are open, the outermost first. */
  let open: Element[] = [];
  let last: Element | null = null;
  for (const item of items) {
    const continues = last !== null && elementBefore(item, open[0]) === open[0];
    if (!continues) open = [];
    place(item, open, body.ownerDocument);
    last = item;
  }
}

function place(item: HTMLElement, open: Element[], page: Document) {
  const level = levelOf(item);
  const bullet = bulletOf(item);
  const name = /^[a-z\d]+[.)]$/i.test(bullet) ? "ol" : "ul";
  open.splice(level);
  // Another kind of list at the same level starts a new list.
  if (open.length === level && open[level - 1]?.tagName.toLowerCase() !== name) open.splice(level - 1);
  while (open.length < level) {
    const list = page.createElement(name);
    const number = /^\d+/.exec(bullet)?.[0];
    if (name === "ol" && number && number !== "1") list.setAttribute("start", number);
    const parent = open.at(-1);
    if (parent) putIn(parent.lastElementChild ?? parent.appendChild(page.createElement("li")), list);
    else item.parentNode?.insertBefore(list, item);
    open.push(list);
  }
  const entry = page.createElement("li");
  const words = page.createElement("p");
  item.querySelectorAll(ignored).forEach((sign) => sign.remove());
  putIn(words, ...item.childNodes);
  putIn(entry, words);
  open.at(-1)?.appendChild(entry);
  item.remove();
}

/** The node before an item; blank text does not count. */
function elementBefore(item: Element, list: Element | undefined): Element | null {
  const before = item.previousElementSibling;
  return before && before === list ? before : null;
}

/** The bullets that Word typed itself. */
// oxlint-disable-next-line words/typographic
const ignored = "[data-style*='mso-list:Ignore' i], [data-style*='mso-list: Ignore' i]";

function levelOf(item: Element): number {
  const style = item.getAttribute("data-style") ?? "";
  if (!/mso-list\s*:(?!\s*(?:none|ignore))/i.test(style)) return 0;
  return Number(/mso-list\s*:[^;]*level(\d)/i.exec(style)?.[1] ?? 1);
}

function bulletOf(item: Element): string {
  const sign = item.querySelector(ignored);
  return sign?.textContent?.replaceAll("\u00a0", " ").trim() ?? "";
}
