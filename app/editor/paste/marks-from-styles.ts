import { putIn } from "../put-in.ts";
/** Programs that copy looks say 'bold' by a font's weight: here it gets its name. */
export function namedMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(
    "span[style], font[style], p[style], b[style], i[style]",
  )) {
    const isInHeading = element.closest("h1, h2, h3, h4, h5, h6") !== null;
    const names = marksOf(element, isInHeading);
    if (names.length === 0 || element.textContent?.trim() === "") continue;
    const inner = [...element.childNodes];
    let outer: Node[] = inner;
    for (const name of names) {
      const mark = body.ownerDocument.createElement(name);
      putIn(mark, ...outer);
      outer = [mark];
    }
    putIn(element, ...outer);
  }
  // A heading is bold by itself.
  for (const bold of body.querySelectorAll(
    "h1 :is(b, strong), h2 :is(b, strong), h3 :is(b, strong), h4 :is(b, strong)",
  ))
    bold.replaceWith(...bold.childNodes);
  for (const element of body.querySelectorAll("b, i")) unsaid(element);
}

function marksOf({ style, tagName, parentElement }: HTMLElement, isInHeading: boolean): string[] {
  if (tagName === "P" || tagName === "B" || tagName === "I") return [];
  const decoration = `${style.textDecoration} ${style.textDecorationLine}`;
  const isLink = parentElement?.closest("a") !== null;
  return [
    isMonospace(style.fontFamily) && "code",
    /underline/.test(decoration) && !isLink && "u",
    /line-through/.test(decoration) && "del",
    /italic|oblique/.test(style.fontStyle) && "em",
    isBold(style.fontWeight) && !isInHeading && "strong",
  ].filter((name) => name !== false);
}

const isBold = (weight: string) => weight === "bold" || weight === "bolder" || Number(weight) >= 600;
const isMonospace = (family: string) =>
  /\b(?:courier|consolas|menlo|monaco|monospace)|mono"?(?:,|$)/i.test(family);

/** `<b style="font-weight: 400">` is not bold. */
function unsaid(element: Element) {
  const { style } = element as HTMLElement;
  const isUndone =
    element.tagName === "B" ? /^(?:normal|[1-5]00)$/.test(style.fontWeight) : style.fontStyle === "normal";
  if (isUndone) element.replaceWith(...element.childNodes);
}
