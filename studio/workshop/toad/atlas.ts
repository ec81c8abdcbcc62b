/** Lays the flat pieces of the skin out on one square picture, below the strip of tiles. */
import { type Chart, chartsOf } from "./charts.ts";
import type { Point } from "./distance.ts";
import type { Surface } from "./surface-net.ts";
import { strip } from "./tiles.ts";

/** Pixels of the picture's side. */
export const atlasSize = 1024;
/** Pixels between pieces, so that none bleeds into the next. */
const apart = 6;

export interface Unwrapped {
  positions: Point[];
  /** Pixels in the atlas. */
  spots: [x: number, y: number][];
  triangles: [number, number, number][];
  /** For each corner, the knot of the surface it comes from. */
  knots: number[];
}

interface Sheet {
  chart: Chart;
  low: [number, number];
  wide: number;
  tall: number;
}

export function unwrap(surface: Surface): Unwrapped {
  const sheets = chartsOf(surface).map((chart) => measured(chart, surface));
  sheets.sort((one, other) => other.tall - one.tall || other.wide - one.wide);
  let scale = 48;
  let places = laidOut(sheets, scale);
  while (!places) {
    scale *= 0.985;
    places = laidOut(sheets, scale);
  }
  const made: Unwrapped = { positions: [], spots: [], triangles: [], knots: [] };
  sheets.forEach(({ chart, low }, n) => {
    const [left, top] = places[n] ?? [0, 0];
    const corners = new Map<number, number>();
    const corner = (knot: number): number => {
      const known = corners.get(knot);
      if (known !== undefined) return known;
      const at = surface.positions[knot] ?? [0, 0, 0];
      const [u, v] = chart.flat(at);
      corners.set(knot, made.positions.length);
      made.knots.push(knot);
      made.spots.push([left + (u - low[0]) * scale, top + (v - low[1]) * scale]);
      return made.positions.push(at) - 1;
    };
    for (const place of chart.triangles) {
      const [a, b, c] = surface.triangles[place] ?? [0, 0, 0];
      made.triangles.push([corner(a), corner(b), corner(c)]);
    }
  });
  return made;
}

function measured(chart: Chart, { positions, triangles }: Surface): Sheet {
  const low: [number, number] = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const place of chart.triangles)
    for (const knot of triangles[place] ?? []) {
      const [u, v] = chart.flat(positions[knot] ?? [0, 0, 0]);
      low[0] = Math.min(low[0], u);
      low[1] = Math.min(low[1], v);
      high[0] = Math.max(high[0] ?? u, u);
      high[1] = Math.max(high[1] ?? v, v);
    }
  return { chart, low, wide: (high[0] ?? 0) - low[0], tall: (high[1] ?? 0) - low[1] };
}

/** Shelf by shelf, the tallest first; null where they do not fit at this many pixels a centimetre. */
function laidOut(sheets: Sheet[], scale: number): [number, number][] | null {
  const shelves: { top: number; tall: number; used: number }[] = [];
  let bottom = strip + apart;
  const places: [number, number][] = [];
  for (const { wide, tall } of sheets) {
    const [across, down] = [wide * scale + apart, tall * scale + apart];
    let shelf = shelves.find((shelf) => shelf.tall >= down && shelf.used + across <= atlasSize - apart);
    if (!shelf) {
      shelf = { top: bottom, tall: down, used: apart };
      if (apart + across > atlasSize - apart) return null;
      bottom += down;
      if (bottom > atlasSize - apart) return null;
      shelves.push(shelf);
    }
    places.push([shelf.used, shelf.top]);
    shelf.used += across;
  }
  return places;
}
