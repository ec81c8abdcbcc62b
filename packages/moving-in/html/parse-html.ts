import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { type ElementContent, type Parents, type Root, root, text } from "./hast.ts";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Elements within elements, past which they are taken for broken, and opened. */
const deepest = 150;

/** HTML as a tree, however broken it is. `isDeep`: it nests deeper than any text does, and was made flat. */
export function parseHtml(html: string): { tree: Root; isDeep: boolean } {
  try {
    const tree = parser.parse(html) as Root;
    return { tree, isDeep: flatten(tree) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const words = html.replaceAll(/<[^>]*>/g, " ");
    return { tree: root([text(words)]), isDeep: true };
  }
}

/** Opens what is too deep. Loops instead of calling itself: the depth is the attacker's. */
function flatten(tree: Root): boolean {
  let isDeep = false;
  const waiting: { node: Parents; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth >= deepest && node.children.length > 0) {
      isDeep = true;
      node.children = leavesOf(node) as never;
      continue;
    }
    for (const child of node.children)
      if (child.type === "element") waiting.push({ node: child, depth: depth + 1 });
  }
  return isDeep;
}

function leavesOf(node: Parents): ElementContent[] {
  const leaves: ElementContent[] = [];
  const waiting = (node.children as ElementContent[]).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === "element" && next.children.length > 0) waiting.push(...next.children.toReversed());
    else leaves.push(next);
  }
  return leaves;
}
