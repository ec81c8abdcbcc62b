import { plateStyle } from "../drawing/layers.ts";
import { movesOf, namedParts, type Part, refersTo } from "../drawing/read-drawing.ts";
import { type Field, fieldOf, fillOutlines, fillSpans } from "./fill.ts";
import { flatten, type Matrix, type Outlines, stroked } from "./flatten.ts";

/** Strokes that are thinner than this many points are left out of what is this small. */
const THINNEST = 1;

/** A field for each plate of a print: 1 where its ink is. `place` brings units of the drawing to points. */
export function paintPlates(drawing: Part, place: Matrix, size: { width: number; height: number }): Field[] {
  const named = namedParts(drawing);
  return platesIn(drawing).map((plate) => {
    const field = fieldOf(size.width, size.height);
    const valueOf = (fill: string) => (fill === "#fff" || fill === "#ffffff" ? 0 : 1);
    paint(plate, { field, place, named, valueOf, style: plain, unit: place });
    return field;
  });
}

/** A picture that is no print: a field of colours, each by its place in the list. */
export function paintColours(drawing: Part, place: Matrix, size: { width: number; height: number }) {
  const colours: string[] = [];
  const field = fieldOf(size.width, size.height);
  const valueOf = (fill: string) => {
    if (!colours.includes(fill) && colours.length < 250) colours.push(fill);
    return Math.max(0, colours.indexOf(fill));
  };
  paint(drawing, { field, place, named: namedParts(drawing), valueOf, style: plain, unit: place });
  return { field, colours };
}

const platesIn = (part: Part): Part[] =>
  part.facts.style?.includes(plateStyle) ? [part] : part.parts.flatMap(platesIn);

interface Style {
  fill: string;
  stroke: string;
  width: number;
}
const plain: Style = { fill: "#000", stroke: "none", width: 1 };

interface Painting {
  field: Field;
  place: Matrix;
  /** The plate's own place, whose dots a screen keeps. */
  unit: Matrix;
  named: Map<string, Part>;
  valueOf: (fill: string) => number;
  style: Style;
}

function paint(part: Part, painting: Painting): void {
  const { facts, name } = part;
  // What is printed on a scrap of paper is too fine for so small a picture, as shadows are too faint.
  if (name === "defs" || facts["clip-path"] || Number(facts.opacity ?? 1) < 0.5) return;
  const style = {
    fill: facts.fill ?? painting.style.fill,
    stroke: facts.stroke ?? painting.style.stroke,
    width: Number(facts["stroke-width"] ?? painting.style.width),
  };
  const place = moved(painting.place, facts.transform);
  const unit = facts.style?.includes(plateStyle) ? place : painting.unit;
  const inner = { ...painting, style, place, unit };
  if (name === "path") paintPath(facts.d ?? "", inner);
  for (const one of part.parts) paint(one, inner);
}

function paintPath(path: string, painting: Painting): void {
  const { style, place } = painting;
  const scale = Math.hypot(place[0], place[1]);
  const pen = style.stroke === "none" ? 0 : style.width * scale;
  if (style.fill === "none" && pen < THINNEST) return;
  const outlines = flatten(path, place);
  if (style.fill !== "none") lay(outlines, style.fill, painting);
  if (pen >= THINNEST) lay(stroked(outlines, pen), style.stroke, painting);
}

function lay(outlines: Outlines, fill: string, { field, named, valueOf, unit }: Painting): void {
  const { values, width } = field;
  const screen = refersTo(fill);
  if (screen === null) {
    fillOutlines(outlines, field, valueOf(fill));
    return;
  }
  const { dot, cell, u, v } = screenOf(named.get(screen), unit);
  const value = valueOf(dot);
  fillSpans(outlines, field, (row, left, right) => {
    // Places in the screen's cell, 2^16 to a cell, so that what overflows is a whole number of cells.
    let along = Math.round((u[0] * (left + 0.5) + u[1] * (row + 0.5) + u[2]) * 65_536);
    let down = Math.round((v[0] * (left + 0.5) + v[1] * (row + 0.5) + v[2]) * 65_536);
    const [rightwards, downwards] = [Math.round(u[0] * 65_536), Math.round(v[0] * 65_536)];
    for (let at = row * width + left; at < row * width + right; at++) {
      if (cell[((along >> 11) & 31) | ((down >> 6) & 992)]) values[at] = value;
      along += rightwards;
      down += downwards;
    }
  });
}

/** The dots of a screen, which turn and slip with their plate: one cell of 32 × 32, and how points lead into it. */
function screenOf(screen: Part | undefined, [a, b, c, d, e, f]: Matrix) {
  const { facts, parts } = screen ?? { facts: {} as Record<string, string>, parts: [] };
  const circle: Record<string, string> = parts[0]?.facts ?? {};
  const pitch = Number(facts.width) || 12;
  const angle = ((movesOf(facts.patternTransform)[0]?.by[0] ?? 0) * Math.PI) / 180;
  const reach = (Number(circle.r) / pitch) ** 2;
  const cell = Uint8Array.from({ length: 1024 }, (_, at) => {
    const [x, y] = [((at & 31) + 0.5) / 32 - 0.5, ((at >> 5) + 0.5) / 32 - 0.5];
    return x * x + y * y < reach ? 1 : 0;
  });
  const by = 1 / ((a * d - b * c) * pitch);
  const [cos, sin] = [Math.cos(angle) * by, Math.sin(angle) * by];
  const u = [d * cos - b * sin, a * sin - c * cos] as const;
  const v = [-b * cos - d * sin, a * cos + c * sin] as const;
  return {
    dot: circle.fill ?? "#000",
    cell,
    u: [...u, -u[0] * e - u[1] * f] as const,
    v: [...v, -v[0] * e - v[1] * f] as const,
  };
}

function moved(place: Matrix, transform: string | undefined): Matrix {
  let now = place;
  for (const { kind, by } of movesOf(transform)) {
    const [x = 0, y = 0, z = 0] = by;
    if (kind === "translate") now = times(now, [1, 0, 0, 1, x, y]);
    if (kind === "scale") now = times(now, [x, 0, 0, by.length > 1 ? y : x, 0, 0]);
    if (kind === "rotate") {
      const angle = (x * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      now = times(now, [cos, sin, -sin, cos, y - cos * y + sin * z, z - sin * y - cos * z]);
    }
  }
  return now;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f,
]; // oxfmt-ignore
