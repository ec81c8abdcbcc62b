import type { NodeSpec } from "@milkdown/kit/prose/model";
import { tableCellSchema, tableHeaderSchema } from "@milkdown/kit/preset/gfm";

/** Cells say how they are aligned by an attribute, as readers' tables do: Milkdown's use styles, which our policy refuses. */
export const alignedCells = [
  tableCellSchema.extendSchema((before) => (ctx) => ({
    ...before(ctx),
    ...aligned(before(ctx).attrs, "td"),
  })),
  tableHeaderSchema.extendSchema((before) => (ctx) => ({
    ...before(ctx),
    ...aligned(before(ctx).attrs, "th"),
  })),
].flat();

function aligned(attrs: NodeSpec["attrs"], tag: "td" | "th") {
  return {
    attrs: { ...attrs, alignment: { default: null, validate: "string|null" } },
    parseDOM: [{ tag, getAttrs: (dom: HTMLElement) => ({ alignment: alignmentOf(dom) }) }],
    toDOM: ({ attrs }: { attrs: Record<string, unknown> }) =>
      [tag, attrs.alignment ? { align: String(attrs.alignment) } : {}, 0] as const,
  };
}

function alignmentOf(dom: HTMLElement): string | null {
  const alignment = dom.getAttribute("align");
  return alignment && ["left", "center", "right"].includes(alignment) ? alignment : null;
}
