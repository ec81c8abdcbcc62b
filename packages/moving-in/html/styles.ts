import { attribute, element, replaceElements, type Root } from "./hast.ts";

/** Marks that are written as styles become elements. */
export function nameStyles(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "span" && node.tagName !== "font") return undefined;
    const style = attribute(node, "style").toLowerCase();
    const names = [
      /font-weight:\s*(?:bold|[6-9]00)/.test(style) && "strong",
      /font-style:\s*italic/.test(style) && "em",
      /text-decoration[^;]*:\s*[^;]*underline/.test(style) && "u",
      /text-decoration[^;]*:\s*[^;]*line-through/.test(style) && "del",
    ].filter((name) => typeof name === "string");
    return names.reduce((children, name) => [element(name, {}, children)], node.children);
  });
}
