import {
  element,
  type ElementContent,
  isBlock,
  isElement,
  type Parents,
  type Root,
  text,
} from "../html/hast.ts";

const holders = ["blockquote", "div", "section", "article", "aside", "main", "details"];

/**
 * In texts without blocks, an empty line ends a paragraph and a line end is a line break, as WordPress shows them; what
 * is in elements of their own stays.
 */
export function makeParagraphs(tree: Root): void {
  inside(tree);
}

function inside(parent: Parents): void {
  const children: ElementContent[] = [];
  let inline: ElementContent[] = [];
  const end = () => {
    children.push(...paragraphs(inline));
    inline = [];
  };
  for (const child of parent.children as ElementContent[]) {
    if (!isBlock(child) && !isElement(child, "iframe", "video", "audio", "script", "object")) {
      inline.push(child);
      continue;
    }
    end();
    if (isElement(child, ...holders)) inside(child);
    children.push(child);
  }
  end();
  parent.children = children as never;
}

function paragraphs(nodes: ElementContent[]): ElementContent[] {
  const found: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (node.type !== "text") found.at(-1)?.push(node);
    else
      for (const [index, part] of node.value.split(/\n[ \t]*\n\s*/).entries()) {
        if (index > 0) found.push([]);
        found.at(-1)?.push(...lines(part));
      }
  }
  return found
    .filter((part) => part.some(isSomething))
    .map((part) => element("p", {}, withoutOuterBreaks(part)));
}

const isSomething = (node: ElementContent) =>
  node.type === "text" ? node.value.trim() !== "" : node.type === "element" && node.tagName !== "br";

function lines(words: string): ElementContent[] {
  return words.split("\n").flatMap((line, index) => (index > 0 ? [element("br"), text(line)] : [text(line)]));
}

function withoutOuterBreaks(nodes: ElementContent[]): ElementContent[] {
  const first = nodes.findIndex(isSomething);
  const last = nodes.findLastIndex(isSomething);
  return nodes.slice(first, last + 1);
}
