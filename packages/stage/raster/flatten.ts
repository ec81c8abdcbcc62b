/** Closed outlines as flat lists of x and y. */
export type Outlines = number[][];

/** Numbers of a matrix as SVG and canvas have it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const tokens = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;
const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, T: 2, S: 4, Z: 0 };

/** A path's outlines, its curves as a few straight lines: as fine as a picture of a thousand pixels shows. */
export function flatten(path: string, [a, b, c, d, e, f]: Matrix): Outlines {
  const outlines: Outlines = [];
  let line: number[] = [];
  let [x, y, startX, startY, kind] = [0, 0, 0, 0, "M"];
  let numbers: number[] = [];
  /** The control point of the curve that T continues. */
  let [bendX, bendY] = [0, 0];
  const to = (nx: number, ny: number) => {
    [x, y] = [nx, ny];
    line.push(a * x + c * y + e, b * x + d * y + f);
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) => {
    const [x0, y0] = [x, y];
    const long = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
    const steps = Math.max(2, Math.min(16, Math.ceil(Math.sqrt(long * Math.hypot(a, b)) / 1.6)));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const s = 1 - t;
      to(
        s ** 3 * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * x3,
        s ** 3 * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * y3,
      );
    }
  };
  const bend = (x1: number, y1: number, x2: number, y2: number) => {
    [bendX, bendY] = [x1, y1];
    curve(
      x + ((x1 - x) * 2) / 3,
      y + ((y1 - y) * 2) / 3,
      x2 + ((x1 - x2) * 2) / 3,
      y2 + ((y1 - y2) * 2) / 3,
      x2,
      y2,
    );
  };
  const act = () => {
    const isRelative = kind >= "a";
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0] = numbers;
    const type = kind.toUpperCase();
    if (type === "M") {
      if (line.length > 2) outlines.push(line);
      line = [];
      to(p + ox, q + oy);
      [startX, startY] = [x, y];
      kind = isRelative ? "l" : "L";
    } else if (type === "L") to(p + ox, q + oy);
    else if (type === "H") to(p + ox, y);
    else if (type === "V") to(x, p + oy);
    else if (type === "Q") bend(p + ox, q + oy, r + ox, s + oy);
    else if (type === "T") bend(2 * x - bendX, 2 * y - bendY, p + ox, q + oy);
    else if (type === "S") curve(x, y, p + ox, q + oy, r + ox, s + oy);
    else if (type === "C") curve(p + ox, q + oy, r + ox, s + oy, t + ox, u + oy);
    else if (type === "A") arc(p, q, s, t, u + ox, v + oy);
    numbers = [];
  };
  const arc = (rx: number, ry: number, large: number, sweep: number, ex: number, ey: number) => {
    // A half circle between the points, or the lesser arc: as near as a card needs it.
    const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
    const [hx, hy] = [(ex - x) / 2, (ey - y) / 2];
    const half = Math.hypot(hx, hy) || 1;
    const radius = Math.max(half, (rx + ry) / 2);
    const off = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large === sweep ? -1 : 1);
    const [cx, cy] = [mx - (hy / half) * off, my + (hx / half) * off];
    const from = Math.atan2(y - cy, x - cx);
    let way = Math.atan2(ey - cy, ex - cx) - from;
    if (sweep && way < 0) way += Math.PI * 2;
    if (!sweep && way > 0) way -= Math.PI * 2;
    for (let step = 1; step <= 8; step++) {
      const angle = from + (way * step) / 8;
      to(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    }
  };
  for (const [, letter, number] of path.matchAll(tokens)) {
    if (letter) {
      kind = letter;
      if (letter === "Z" || letter === "z") to(startX, startY);
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length === sizes[kind.toUpperCase()]) act();
  }
  if (line.length > 2) outlines.push(line);
  return outlines;
}

/** The outlines of a stroke with round ends: a quad for each leg, and a disc at each point; all turn the same way, so that they add up. */
export function stroked(outlines: Outlines, width: number): Outlines {
  const half = width / 2;
  const strokes: Outlines = [];
  for (const line of outlines) {
    if (width > THIN) strokes.push(disc(line[0] ?? 0, line[1] ?? 0, half));
    for (let at = 2; at < line.length; at += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(at - 2, at + 2);
      const long = Math.hypot(x1 - x0, y1 - y0);
      if (long === 0) continue;
      const [nx, ny] = [((y1 - y0) / long) * half, ((x0 - x1) / long) * half];
      strokes.push([x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny]);
      if (width > THIN) strokes.push(disc(x1, y1, half));
    }
  }
  return strokes;
}

/** A stroke that is no wider, in pixels, needs no round joints. */
const THIN = 2.5;

function disc(x: number, y: number, r: number): number[] {
  const corners = Math.max(8, Math.ceil(4 * Math.sqrt(r)));
  return Array.from({ length: corners }, (_, at) => (at * 2 * Math.PI) / corners).flatMap((angle) => [
    x + r * Math.cos(angle),
    y + r * Math.sin(angle),
  ]);
}
