import type { Nodes, Root } from "mdast";
import { budget, OverBudget } from "./budget.ts";
import type { Meter } from "./meter.ts";

/** Units of work for one node from here to its HTML, and for a cell that a row lacks and gets. */
const cost = { node: 500, emptyCell: 200, character: 1 };

/** Counts the nodes of a tree, and what they make of HTML later on; walks without recursion, which deep trees would end. */
export function measureTree(tree: Root, meter: Meter): void {
  const waiting: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    const line = node.position?.start.line;
    if (line) meter.goTo(line);
    if (depth > budget.depth) throw new OverBudget("nesting", line ?? 1);
    meter.spend(cost.node, "pieces");
    if (node.type === "table") meter.spend(emptyCells(node) * cost.emptyCell, "cells");
    if (growing.has(node.type)) meter.spend(cost.node * 2, "pieces");
    if ("value" in node) meter.spend(node.value.length * cost.character, "pieces");
    if ("children" in node)
      for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
}

/** A heading gets its anchor, a reference its way back. */
const growing = new Set(["heading", "footnoteReference", "image"]);

function emptyCells({ align, children }: Extract<Nodes, { type: "table" }>): number {
  const columns = align?.length ?? 0;
  return children.reduce((sum, row) => sum + Math.max(0, columns - row.children.length), 0);
}
