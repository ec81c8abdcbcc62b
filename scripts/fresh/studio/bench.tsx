import type { BenchTool } from "#domain/profile/bench.ts";

/** Things on your workbench, over the list of your tools; each lights up with its categories. None so far. */
export const bench: BenchTool[] = [];

/** How a thing is drawn: `data-ink` fades where another category is chosen, `data-line` stays. */
export function ToolDrawing(_tool: { tool: BenchTool }) {
  return null;
}
