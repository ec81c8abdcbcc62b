import type { Element, ElementContent, Nodes, Properties } from "hast";

export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function absolute(address: unknown, origin: string): string {
  const text = String(address);
  return URL.canParse(text, `${origin}/`) ? new URL(text, `${origin}/`).href : text;
}

export function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
