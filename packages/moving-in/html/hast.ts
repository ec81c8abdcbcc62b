import type { Element, ElementContent, Nodes, Parents, Root, Text } from "hast";

export type { Element, ElementContent, Parents, Root } from "hast";

export function element(
  tagName: string,
  properties: Element["properties"] = {},
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}

export const text = (value: string): Text => ({ type: "text", value });

/** Keeps an element of another name from being taken for no element. */
type Named = Element & { readonly isOfName: true };

/** An element, of one of these names where there are any. */
export function isElement<Node extends Nodes>(
  node: Node | undefined,
  ...names: string[]
): node is Node & Named {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

/** An attribute as text, trimmed; "" where it is not there. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(" ").trim();
  return value === null || value === undefined || value === false ? "" : String(value).trim();
}

export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties.className;
  return Array.isArray(classes) && classes.includes(name);
}

/** The words of a node on one line. */
export function wordsOf(node: Nodes): string {
  return rawWords(node).replaceAll(/\s+/g, " ").trim();
}

/** The words of a node with its line ends. */
export function rawWords(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (isElement(node, "br")) return "\n";
  return "children" in node ? node.children.map(rawWords).join("") : "";
}

/** All elements in a node that fit, the outer ones first. */
export function findAll(node: Parents, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const look = (parent: Parents) => {
    for (const child of parent.children) {
      if (child.type !== "element") continue;
      if (fits(child)) found.push(child);
      look(child);
    }
  };
  look(node);
  return found;
}

export const findFirst = (node: Parents, fits: (element: Element) => boolean) => findAll(node, fits)[0];

export const named =
  (...names: string[]) =>
  (node: Element) =>
    names.includes(node.tagName);

/**
 * Replaces elements from the inside out: `change` returns what is in an element's place, or undefined where it stays
 * as it is.
 */
export function replaceElements(
  parent: Parents,
  change: (node: Element, parent: Parents) => ElementContent[] | undefined,
): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== "element") return [child];
    replaceElements(child, change);
    return change(child, parent) ?? [child];
  }) as never;
}

/** Nothing that a reader would see is in it. */
export function isBlank(node: Nodes): boolean {
  if (node.type === "text") return node.value.replaceAll(/[\s\u00a0\u200b\ufeff]/g, "") === "";
  if (node.type === "comment") return true;
  if (isElement(node, "img", "hr", "moved-embed", "moved-note-mark", "input", "iframe", "video", "audio"))
    return false;
  return "children" in node && (node.children as Nodes[]).every(isBlank);
}

const blockNames = new Set(
  "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul moved-embed moved-note".split(
    " ",
  ),
);

export const isBlock = (node: Nodes) => node.type === "element" && blockNames.has(node.tagName);

export function root(children: Root["children"]): Root {
  return { type: "root", children };
}
