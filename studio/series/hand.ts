/** The drawing hand: outlines and strokes as lists of points, none of them quite straight. Units are those of the sheet. */
import type { Chance } from "@toadstool/stage";

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** A closed round shape; `pear` above 0 is wider below, `square` above 2 is boxier. */
export function blob(at: Point, rx: number, ry: number, pear = 0, square = 2, turn = 0): Outline {
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = rx * Math.sign(cos) * Math.abs(cos) ** (2 / square) * (1 + pear * sin);
    const y = ry * Math.sign(sin) * Math.abs(sin) ** (2 / square);
    return [at[0] + x * Math.cos(turn) - y * Math.sin(turn), at[1] + x * Math.sin(turn) + y * Math.cos(turn)];
  });
}

/** A curve through the points. */
export function curve(through: Outline, steps = 8): Outline {
  const at = (index: number) => through[Math.max(0, Math.min(through.length - 1, index))] as Point;
  const points: Point[] = [];
  for (let leg = 0; leg < through.length - 1; leg++) {
    const [a, b, c, d] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      points.push([along(0), along(1)]);
    }
  }
  return [...points, at(through.length - 1)];
}

/** A shape along a curve: as wide as `widths` says, in even steps from its start to its end, and round at both. */
export function limb(through: Outline, widths: readonly number[], steps = 8): Outline {
  const spine = curve(through, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [index, [x, y]] of spine.entries()) {
    const [ax, ay] = spine[Math.max(0, index - 1)] as Point;
    const [bx, by] = spine[Math.min(spine.length - 1, index + 1)] as Point;
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const half = widthAt(widths, index / (spine.length - 1)) / 2;
    left.push([x - ((by - ay) / long) * half, y + ((bx - ax) / long) * half]);
    right.push([x + ((by - ay) / long) * half, y - ((bx - ax) / long) * half]);
  }
  const start = cap(spine[0] as Point, right[0] as Point, left[0] as Point);
  const end = cap(spine.at(-1) as Point, left.at(-1) as Point, right.at(-1) as Point);
  return [...left, ...end, ...right.toReversed(), ...start];
}

function cap(centre: Point, from: Point, to: Point): Point[] {
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  if (radius < 2 || from === to) return [];
  return [1, 2, 3].map((step) => {
    const angle = start - (Math.PI * step) / 4;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

function widthAt(widths: readonly number[], share: number): number {
  const place = share * (widths.length - 1);
  const index = Math.min(widths.length - 2, Math.floor(place));
  if (index < 0) return widths[0] ?? 0;
  const [a, b] = [widths[index] ?? 0, widths[index + 1] ?? 0];
  return a + (b - a) * (place - index);
}

/** The same outline by a hand that shakes slowly, at most `by` to each side. */
export function shaken(outline: Outline, by: number, chance: Chance): Outline {
  const waves = [2, 3, 5, 7].map((turns) => ({
    turns,
    x: chance.between(0, 6.28),
    y: chance.between(0, 6.28),
  }));
  return outline.map(([x, y], index) => {
    const t = (index / outline.length) * Math.PI * 2;
    const sum = (axis: "x" | "y") =>
      waves.reduce((total, wave) => total + Math.sin(wave.turns * t + wave[axis]) / 4, 0);
    return [x + by * sum("x"), y + by * sum("y")];
  });
}

export function isInside([x, y]: Point, outline: Outline): boolean {
  let inside = false;
  let [px, py] = outline.at(-1) as Point;
  for (const [qx, qy] of outline) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxAround(points: Iterable<Point>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** A closed path with soft corners, to a tenth of a unit. */
export function softPath(outline: Outline): string {
  const middle = (a: Point, b: Point) => `${tenth((a[0] + b[0]) / 2)} ${tenth((a[1] + b[1]) / 2)}`;
  const last = outline.at(-1) as Point;
  let path = `M${middle(last, outline[0] as Point)}`;
  for (const [index, point] of outline.entries())
    path += `Q${tenth(point[0])} ${tenth(point[1])} ${middle(point, outline[(index + 1) % outline.length] as Point)}`;
  return `${path}Z`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
