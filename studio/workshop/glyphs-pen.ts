/** What glyphs are written down with: lines of points, capitals 75 high, small letters 48, the baseline at 0. */
import type { Point, Shape } from "./shapes.ts";

/** How far the pen moves on, and the lines it draws before; a line of one short hop is a dot. */
export type Glyph = readonly [advance: number, ...lines: Shape[]];

/** Part of an ellipse; degrees, 0 is right, clockwise. */
export const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** A line with a sharp bend at each point. */
export const line = (...points: [number, number][]): Shape => points.map(([x, y]): Point => [x, y, 1]);

export const dot = (x: number, y: number): Shape => line([x, y], [x, y + 1]);

export const bowl = arc(22, -24, 19, 24, 0, 360);

/** The bow of h, m and n, from a stem at x. */
export const hump = (x: number): Shape => [
  [x, -28],
  [x + 5, -43],
  [x + 17, -49],
  [x + 28, -43],
  [x + 31, -28],
  [x + 31, 0],
];
