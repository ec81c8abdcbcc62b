import {
  element,
  type Element,
  type ElementContent,
  isBlank,
  isBlock,
  isElement,
  type Parents,
  type Root,
} from "./hast.ts";

/**
 * Blocks within a paragraph end it, and it goes on after them: players, and whatever broken HTML left there. Paragraphs
 * with nothing in them are left out.
 */
export function settleBlocks(tree: Root): void {
  settle(tree);
}

function settle(parent: Parents): void {
  for (const child of parent.children) if (child.type === "element" && child.tagName !== "pre") settle(child);
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (
      !isElement(child, "p", "a", "strong", "em", "b", "i", "span", "u", "h1", "h2", "h3", "h4", "h5", "h6")
    )
      return [child];
    if (child.children.some(isBlock)) return split(child);
    return child.tagName === "p" && isBlank(child) ? [] : [child];
  }) as never;
}

function split(node: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let inline: ElementContent[] = [];
  const end = () => {
    if (inline.some((part) => !isBlank(part))) parts.push(element(node.tagName, node.properties, inline));
    inline = [];
  };
  for (const child of node.children) {
    if (!isBlock(child)) inline.push(child);
    else {
      end();
      parts.push(child);
    }
  }
  end();
  return parts;
}
