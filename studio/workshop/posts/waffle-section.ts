/** A slice of waffle from the side, with its normals and its syrup. */
import { arrow } from "../cast/scenery.ts";
import { write } from "../lettering.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, poly, stroke, type Point, type Shape } from "../shapes.ts";

const VIOLET: Tones = { violet: 1 };

function section(): Picture {
  const p = new Picture({
    name: "waffles-and-normal-maps-1",
    inks: ["yellow", "pink", "violet"],
    width: 1400,
    height: 700,
    wobble: 0.5,
    slip: 0.8,
    screens: { pink: { kind: "dots", pitch: 9, angle: 45 } },
  });
  const [high, low, base] = [320, 470, 600];
  const slope = 88;
  const [ridge, floor] = [92, 92];
  const surface: Point[] = [];
  let x = 110;
  const ridges: number[] = [];
  for (let i = 0; i < 4; i++) {
    ridges.push(x);
    surface.push([x, high, 1], [x + ridge, high, 1]);
    x += ridge;
    if (i < 3) {
      surface.push([x + slope, low, 1], [x + slope + floor, low, 1]);
      x += slope * 2 + floor;
    }
  }
  const [first, end] = [surface[0] as Point, surface.at(-1) as Point];
  p.paint(
    curve([
      [first[0] - 40, base, 1],
      [first[0] - 40, high + 60, 1],
      ...surface,
      [end[0] + 40, high + 60, 1],
      [end[0] + 40, base, 1],
    ]),
    { yellow: 1 },
  );
  const pool = (n: number): Shape => {
    const left = (ridges[n] ?? 0) + ridge;
    return poly(
      [left + 6, high + 8],
      [left + slope * 2 + floor - 6, high + 8],
      [left + slope + floor, low],
      [left + slope, low],
    );
  };
  for (const n of [0, 1]) p.paint(pool(n), { pink: 1 });
  const third = ridges[2] ?? 0;
  p.paint(
    curve([
      [third - 60, high + 9, 1],
      [third - 20, high - 12],
      [third + 40, high - 30],
      [third + ridge + 20, high - 20],
      [third + ridge + 62, high + 40],
      [third + ridge + 102, low - 50],
      [third + ridge + 132, low - 8],
      [third + ridge + 112, low, 1],
      [third + ridge + slope, low, 1],
      [third + ridge, high, 1],
      [third, high, 1],
      [third - 8, high + 9, 1],
    ]),
    { pink: 1 },
  );
  const steps: readonly (readonly [number, number, number])[] = ridges.flatMap((left, i) => {
    const right = left + ridge;
    const tops = [0.22, 0.78].map((t) => [left + ridge * t, high - (i === 2 ? 24 : 0), 0] as const);
    if (i === 3) return tops;
    const angle = (Math.atan2(low - high, slope) * 180) / Math.PI;
    const down = [0.36, 0.74].map((t) => [right + slope * t, high + (low - high) * t, angle] as const);
    const flat = [0.25, 0.75].map((t) => [right + slope + floor * t, low, 0] as const);
    const up = [0.26, 0.64].map(
      (t) => [right + slope + floor + slope * t, low - (low - high) * t, -angle] as const,
    );
    return [...tops, ...(i === 2 ? down.slice(0, 0) : down), ...flat, ...up];
  });
  for (const [ax, ay, angle] of steps) arrow(p, ax, ay, angle, 50, 6, VIOLET);
  const label = (text: string, lx: number, ly: number, to: Point): void => {
    for (const shape of write(text, { x: lx, y: ly, size: 0.62 }, 12)) p.print(shape, VIOLET);
    p.print(stroke([[lx, ly + (to[1] > ly ? 22 : -48)], [...to]], 4), VIOLET);
  };
  label("normal", 190, 150, [(ridges[0] ?? 0) + ridge * 0.78, high - 72]);
  label("syrup", 700, 150, [700, high + 20]);
  p.print(
    stroke(
      [
        [end[0] + 76, high],
        [end[0] + 76, base],
      ],
      4,
    ),
    VIOLET,
  );
  for (const y of [high, base])
    p.print(
      stroke(
        [
          [end[0] + 60, y],
          [end[0] + 92, y],
        ],
        4,
      ),
      VIOLET,
    );
  label("height", end[0] - 4, 150, [end[0] + 72, high - 18]);
  return p;
}

export const pictures = { "waffles-and-normal-maps-1": section };
