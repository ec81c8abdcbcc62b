import { flatten, type Outline, type Xy } from "./flatten.ts";

/** Where something is put: scaled, turned by radians, moved. */
export interface Put {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

export const putAt = ({ x, y, scale, turn }: Put, [px, py]: Xy): Xy => {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return [x + px * cos - py * sin, y + px * sin + py * cos];
};

type Rule = "nonzero" | "evenodd";

/** One ink's plate: what is printed is 1. Dots as coarse as its pixels; nothing in between. */
export class Plate {
  readonly bits: Uint8Array;
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bits = new Uint8Array(width * height);
  }

  /** Prints, or with `value` 0 cuts away, what a path encloses; `takes` leaves out what a screen leaves bare. */
  fill(
    path: string,
    put: Put,
    value: 0 | 1,
    rule: Rule = "nonzero",
    takes?: (x: number, y: number) => boolean,
  ) {
    this.#fillOutlines(
      flatten(path).map(({ points }) => points.map((point) => putAt(put, point))),
      value,
      rule,
      takes,
    );
  }

  /** A path as a line with round ends. */
  line(path: string, put: Put, width: number, value: 0 | 1) {
    const half = (width * put.scale) / 2;
    for (const outline of flatten(path))
      this.#fillOutlines(
        pieces(outline).flatMap(([from, to]) => [capsule(putAt(put, from), putAt(put, to), half)]),
        value,
        "nonzero",
      );
  }

  #fillOutlines(outlines: Xy[][], value: 0 | 1, rule: Rule, takes?: (x: number, y: number) => boolean) {
    const crossings = new Map<number, [x: number, way: number][]>();
    for (const points of outlines)
      points.forEach(([x, y], at) => {
        const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
        const [top, low] = y < ny ? [y, ny] : [ny, y];
        const last = Math.min(this.height, Math.ceil(low - 0.5));
        for (let row = Math.max(0, Math.ceil(top - 0.5)); row < last; row++) {
          const crossed = x + ((nx - x) * (row + 0.5 - y)) / (ny - y);
          const there = crossings.get(row);
          if (there) there.push([crossed, y < ny ? 1 : -1]);
          else crossings.set(row, [[crossed, y < ny ? 1 : -1]]);
        }
      });
    for (const [row, crossed] of crossings) {
      crossed.sort(([one], [other]) => one - other);
      let winding = 0;
      crossed.forEach(([x, way], at) => {
        winding += way;
        const isInside = rule === "evenodd" ? at % 2 === 0 : winding !== 0;
        const end = crossed[at + 1]?.[0];
        if (!isInside || end === undefined) return;
        const last = Math.min(this.width, Math.round(end));
        for (let column = Math.max(0, Math.round(x)); column < last; column++)
          if (!takes || takes(column, row)) this.bits[row * this.width + column] = value;
      });
    }
  }
}

function pieces({ points, isClosed }: Outline): [Xy, Xy][] {
  const all = isClosed && points[0] ? [...points, points[0]] : points;
  const [only] = all;
  if (all.length === 1 && only) return [[only, only]];
  return all.slice(1).map((point, at) => [all[at] ?? point, point]);
}

/** Always the same way round, so that overlapping ones add up. */
function capsule([x, y]: Xy, [ex, ey]: Xy, half: number): Xy[] {
  const along = Math.atan2(ey - y, ex - x);
  const round = (cx: number, cy: number, from: number) =>
    Array.from({ length: 7 }, (_, at): Xy => {
      const angle = from + (Math.PI * at) / 6;
      return [cx + Math.cos(angle) * half, cy + Math.sin(angle) * half];
    });
  return [...round(ex, ey, along - Math.PI / 2), ...round(x, y, along + Math.PI / 2)];
}
