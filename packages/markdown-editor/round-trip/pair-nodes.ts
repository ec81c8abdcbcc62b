import type { Node } from "@milkdown/kit/prose/model";

/**
 * Pairs each new block with its predecessor: by content, or else by its place among the blocks that stayed. Both halves of a
 * split block have the same predecessor.
 */
export function pairNodes(
  before: Node,
  after: Node,
  isKnown: (node: Node) => boolean,
): [Node, Node | null][] {
  const [old, now] = withoutEnds(before.children, after.children);
  const stayed = new Set(now);
  const gone = old.filter((node) => !stayed.has(node));
  const places = new Map(old.map((node, index) => [node, index]));
  const used = new Set<Node>();
  const pairs: [Node, Node | null][] = [];
  let anchor = -1;
  for (const node of now) {
    anchor = places.get(node) ?? anchor;
    if (isKnown(node)) continue;
    const near = stretch(old, anchor, stayed);
    const match =
      gone.find((other) => !used.has(other) && other.eq(node)) ??
      near.find((other) => !used.has(other) && other.type === node.type) ??
      near.find((other) => !used.has(other)) ??
      near.findLast((other) => other.type === node.type) ??
      null;
    if (match) used.add(match);
    pairs.push([node, match]);
  }
  return pairs;
}

function withoutEnds(before: readonly Node[], after: readonly Node[]): [Node[], Node[]] {
  let start = 0;
  let end = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** The blocks that went away right after the one at `anchor`. */
function stretch(old: Node[], anchor: number, stayed: Set<Node>): Node[] {
  const next = old.findIndex((node, index) => index > anchor && stayed.has(node));
  return old.slice(anchor + 1, next < 0 ? undefined : next);
}
