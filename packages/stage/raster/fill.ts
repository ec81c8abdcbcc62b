import type { Outlines } from "./flatten.ts";

/** A sheet of values, a byte for each point. */
export interface Field {
  width: number;
  height: number;
  values: Uint8Array;
}

export const fieldOf = (width: number, height: number): Field => ({
  width,
  height,
  values: new Uint8Array(width * height),
});

/** Called with each stretch of points inside, from `left` up to `right`, in a row. */
export type Span = (row: number, left: number, right: number) => void;

/** The `fill-rule` of SVG. */
export type FillRule = "nonzero" | "evenodd";

/** Gives the points inside outlines a value. */
export function fillOutlines(outlines: Outlines, field: Field, value: number, rule?: FillRule): void {
  const { values, width } = field;
  const set = (row: number, left: number, right: number) =>
    values.fill(value, row * width + left, row * width + right);
  fillSpans(outlines, field, set, rule);
}

/** Finds the points inside outlines, as SVG does. */
export function fillSpans(
  outlines: Outlines,
  { width, height }: Pick<Field, "width" | "height">,
  span: Span,
  rule: FillRule = "nonzero",
): void {
  // The bits of the winding number that are set inside.
  const inside = rule === "evenodd" ? 1 : -1;
  const { rows, first } = crossings(outlines, height);
  for (const [at, row] of rows.entries()) {
    if (!row) continue;
    row.sort((one, other) => one.x - other.x);
    let [winding, from] = [0, 0];
    for (const { x, way } of row) {
      if ((winding & inside) === 0) from = x;
      winding += way;
      if ((winding & inside) !== 0) continue;
      const left = Math.max(0, Math.ceil(from - 0.5));
      const right = Math.min(width, Math.ceil(x - 0.5));
      if (right > left) span(first + at, left, right);
    }
  }
}

interface Crossing {
  x: number;
  way: 1 | -1;
}

/** Where edges cross the middles of rows. */
function crossings(outlines: Outlines, height: number): { rows: (Crossing[] | undefined)[]; first: number } {
  let [top, bottom] = [Infinity, -Infinity];
  for (const line of outlines)
    for (let at = 1; at < line.length; at += 2) {
      top = Math.min(top, line[at] ?? 0);
      bottom = Math.max(bottom, line[at] ?? 0);
    }
  const first = Math.max(0, Math.ceil(top - 0.5));
  const last = Math.min(height - 1, Math.ceil(bottom - 0.5) - 1);
  const rows: (Crossing[] | undefined)[] = Array.from({ length: Math.max(0, last - first + 1) });
  for (const line of outlines) {
    let [px = 0, py = 0] = line.slice(-2);
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
      if (y !== py) {
        const way = y > py ? 1 : -1;
        const [x0, y0, x1, y1] = y > py ? [px, py, x, y] : [x, y, px, py];
        const slope = (x1 - x0) / (y1 - y0);
        const end = Math.min(last, Math.ceil(y1 - 0.5) - 1);
        for (let row = Math.max(first, Math.ceil(y0 - 0.5)); row <= end; row++)
          (rows[row - first] ??= []).push({ x: x0 + (row + 0.5 - y0) * slope, way });
      }
      [px, py] = [x, y];
    }
  }
  return { rows, first };
}
