/** Outlines cut from paper: lists of points in picture pixels, y downwards, joined up when filled. */

/** A third element of 1 marks a sharp corner; other points are passed smoothly. */
export type Point = readonly [x: number, y: number, corner?: 1];
export type Shape = readonly Point[];
export type Place = (shape: Shape) => Shape;

/** Longest straight piece left in an outline, in pixels: short enough for the wobble to bend it. */
const STEP = 7;

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [at(0), at(1)];
}

/** A Catmull-Rom curve through the points. */
export function curve(points: Shape, closed = true): Shape {
  const n = points.length;
  const get = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const b = get(i);
    const c = get(i + 1);
    const a = b[2] ? b : get(i - 1);
    const d = c[2] ? c : get(i + 2);
    const pieces = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP), 12);
    for (let k = 0; k < pieces; k++) {
      out.push(
        b[2] && c[2]
          ? [b[0] + ((c[0] - b[0]) * k) / pieces, b[1] + ((c[1] - b[1]) * k) / pieces]
          : spline(a, b, c, d, k / pieces),
      );
    }
  }
  if (!closed) out.push(get(n - 1));
  return out;
}

/** A polygon with sharp corners. */
export const poly = (...points: (readonly [number, number])[]): Shape =>
  curve(points.map(([x, y]): Point => [x, y, 1]));

export const rect = (x: number, y: number, width: number, height: number): Shape =>
  poly([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** An ellipse, or (with angles in degrees, 0 = right, clockwise) a slice of one joined by its chord. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, from = 0, to = 360): Shape {
  const count = Math.max(24, Math.ceil((Math.PI * (rx + ry)) / STEP));
  const whole = Math.abs(to - from) >= 360;
  return Array.from({ length: whole ? count : count + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** A brush stroke along a smooth line; `width` in pixels, or as a function of the way along (0…1). */
export function stroke(points: Shape, width: number | ((t: number) => number)): Shape {
  const line = curve(points, false);
  const half = (i: number): number => (typeof width === "number" ? width : width(i / (line.length - 1))) / 2;
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)] as Point;
    const after = line[Math.min(line.length - 1, i + 1)] as Point;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const h = half(i);
    left.push([x + Math.sin(angle) * h, y - Math.cos(angle) * h]);
    right.unshift([x - Math.sin(angle) * h, y + Math.cos(angle) * h]);
    const end = i === line.length - 1;
    if ((end || i === 0) && h > 1) {
      const turn = end ? angle : angle + Math.PI;
      const cap = Array.from({ length: 7 }, (_, k): Point => {
        const a = turn - Math.PI / 2 + ((k + 1) * Math.PI) / 8;
        return [x + Math.cos(a) * h, y + Math.sin(a) * h];
      });
      left.push(...(end ? cap : []));
      if (!end) right.push(...cap);
    }
  });
  return [...left, ...right];
}

/** Puts a shape drawn around 0,0 somewhere else. `turn` in degrees, `flip` mirrors left and right. */
export function place(to: {
  x: number;
  y: number;
  size?: number;
  turn?: number;
  flip?: boolean;
  squash?: number;
}): Place {
  const { x, y, size = 1, turn = 0, flip = false, squash = 1 } = to;
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return (shape) =>
    shape.map(([px, py, corner]): Point => {
      const sx = px * size * (flip ? -1 : 1);
      const sy = py * size * squash;
      const moved = [x + sx * cos - sy * sin, y + sx * sin + sy * cos] as const;
      return corner ? [...moved, corner] : moved;
    });
}

/** Breaks long edges up, so that straight lines wobble too. */
function refine(shape: Shape): Shape {
  return shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] as Point;
    const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / STEP));
    return Array.from({ length: pieces }, (_, k): Point => [
      point[0] + ((next[0] - point[0]) * k) / pieces,
      point[1] + ((next[1] - point[1]) * k) / pieces,
    ]);
  });
}

/** Moves every point by a smooth field, as a hand with scissors would. `amount` 1 is about 3 px. */
export function wobble(shape: Shape, field: (x: number, y: number) => number, amount: number): Shape {
  if (amount === 0) return shape;
  return refine(shape).map(([x, y]): Point => [
    x + amount * (3 * field(x / 85, y / 85) + 1.3 * field(x / 21 + 40, y / 21)),
    y + amount * (3 * field(x / 85 + 90, y / 85 + 17) + 1.3 * field(x / 21, y / 21 + 60)),
  ]);
}

export const toPath = (shape: Shape): string =>
  `M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
