import { putIn } from "../elements.ts";

/** Programs that copy looks say 'bold' by a font's weight: here it gets its name. */
export function namedMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("span[data-style], font[data-style]")) {
    if (element.textContent?.trim() === "") continue;
    const isInHeading = element.closest("h1, h2, h3, h4, h5, h6") !== null;
    let inner: Node[] = [...element.childNodes];
    for (const name of marksOf(element, isInHeading)) {
      const mark = body.ownerDocument.createElement(name);
      putIn(mark, ...inner);
      inner = [mark];
    }
    putIn(element, ...inner);
  }
  // A heading is bold anyway.
  for (const bold of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) :is(b, strong)"))
    bold.replaceWith(...bold.childNodes);
  for (const element of body.querySelectorAll("b[data-style], i[data-style]"))
    if (isUnsaid(element)) element.replaceWith(...element.childNodes);
}

function marksOf(element: HTMLElement, isInHeading: boolean): string[] {
  const style = styleOf(element);
  const decoration = `${style("text-decoration")} ${style("text-decoration-line")}`;
  return [
    isMonospace(style("font-family")) && "code",
    /underline/.test(decoration) && element.closest("a") === null && !element.querySelector("a") && "u",
    /line-through/.test(decoration) && "del",
    /italic|oblique/.test(style("font-style")) && "em",
    isBold(style("font-weight")) && !isInHeading && "strong",
  ].filter((name) => name !== false);
}

/** What an element's own style says of a property. */
function styleOf(element: Element): (property: string) => string {
  const rules = (element.getAttribute("data-style") ?? "").split(";").map((rule) => rule.split(":"));
  const said = new Map(
    rules.map(([name = "", ...value]) => [name.trim().toLowerCase(), value.join(":").trim()]),
  );
  return (property) => said.get(property) ?? "";
}

const isBold = (weight: string) => weight === "bold" || weight === "bolder" || Number(weight) >= 600;
const isMonospace = (family: string) =>
  /\b(?:courier|consolas|menlo|monaco|monospace)|mono["']?\s*(?:,|$)/i.test(family);

/** `<b style="font-weight: 400">` is not bold. */
function isUnsaid(element: Element): boolean {
  const style = styleOf(element);
  return element.tagName === "B"
    ? /^(?:normal|[1-5]00)$/.test(style("font-weight"))
    : style("font-style") === "normal";
}
