export type Kind = "button" | "link" | "field" | "heading" | "dialog" | "image" | "text";

export interface Found {
  /** The middle of its visible part. */
  x: number;
  y: number;
  /** Whether a press there would reach it: nothing covers it, and its dialog does not move. */
  isInReach: boolean;
  text: string;
  value: string;
  isFocused: boolean;
  isPressed: boolean;
}

/**
 * Finds what a person would call so, and brings it into sight. It runs in the page, so that it uses nothing from outside. A
 * name is the whole of it; between strokes (`/…/`) it is a pattern.
 */
export function findInPage(kind: Kind, name: string): Found | null {
  const selectors = {
    button: "button, [role=button], summary, input[type=submit], [role=tab]",
    link: "a[href]",
    field: "input:not([type=hidden]), textarea, select, [role=textbox], [contenteditable=true]",
    heading: "h1, h2, h3, h4",
    dialog: "dialog[open], [role=dialog], [popover]:popover-open",
    image: "img, [role=img]",
    text: "p, li, output, span, strong, td, dd, div, [role=alert]",
  };
  const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const pattern =
    name.length > 2 && name.startsWith("/") && name.endsWith("/") ? new RegExp(name.slice(1, -1)) : null;
  const nameOf = (element: Element) => {
    const labelled = (element.getAttribute("aria-labelledby") ?? "")
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
    const labels = [...((element as HTMLInputElement).labels ?? [])]
      .map((label) => label.textContent)
      .join(" ");
    return plain(
      element.getAttribute("aria-label") ||
        labelled.trim() ||
        labels ||
        element.getAttribute("alt") ||
        element.textContent,
    );
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const found = [
    ...modal.querySelectorAll(selectors[kind]),
    ...(kind === "dialog" && modal instanceof Element ? [modal] : []),
  ]
    .filter(
      (element) => isSeen(element) && (pattern ? pattern.test(nameOf(element)) : nameOf(element) === name),
    )
    .at(0);
  if (!found) return null;
  const boxOf = () => found.getBoundingClientRect();
  if (boxOf().top < 90 || boxOf().bottom > innerHeight - 90)
    found.scrollIntoView({ block: "center", behavior: "instant" });
  // A link that is broken over lines is pressed on its first line.
  const line = [...found.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? boxOf();
  const x = Math.min(Math.max(line.left, 0) + Math.min(line.width, innerWidth) / 2, innerWidth - 1);
  const y = Math.max(line.top, 0) + Math.min(line.height, innerHeight - Math.max(line.top, 0)) / 2;
  const top = document.elementFromPoint(x, y);
  const isMoving = modal instanceof Element && modal.getAnimations().length > 0;
  return {
    x,
    y,
    isInReach:
      !isMoving &&
      top !== null &&
      (found.contains(top) ||
        top.contains(found) ||
        [...((found as HTMLInputElement).labels ?? [])].some((label) => label.contains(top))),
    text: plain(found.textContent),
    value: (found as HTMLInputElement).value ?? "",
    isFocused: found === document.activeElement,
    isPressed: found.getAttribute("aria-pressed") === "true",
  };
}
