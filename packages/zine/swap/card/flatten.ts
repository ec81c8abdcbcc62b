export type Xy = [x: number, y: number];
export interface Outline {
  points: Xy[];
  isClosed: boolean;
}

const tokens = /([a-zA-Z])|(-?\d*\.?\d+(?:e-?\d+)?)/g;
const pieces = 10;

/** The outlines of an SVG path of M, L, H, V, C, Q, T, A (circles' halves) and Z, large and small, as straight pieces. */
export function flatten(path: string): Outline[] {
  const outlines: Outline[] = [];
  const parts = [...path.matchAll(tokens)].map(([token]) => token);
  let [at, start, control]: [Xy, Xy, Xy] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let command = "";
  let next = 0;
  const number = () => Number(parts[next++]);
  const line = (to: Xy) => {
    outlines.at(-1)?.points.push(to);
    at = to;
  };
  const bent = (curve: (t: number) => Xy) => {
    for (let piece = 1; piece <= pieces; piece++) line(curve(piece / pieces));
  };
  while (next < parts.length) {
    if (/[a-z]/i.test(parts[next] ?? "")) command = parts[next++] ?? "";
    const isRelative = command === command.toLowerCase();
    const [left, top] = isRelative ? at : [0, 0];
    const point = (): Xy => [left + number(), top + number()];
    const before = at;
    switch (command.toUpperCase()) {
      case "M":
        at = start = point();
        outlines.push({ points: [at], isClosed: false });
        command = isRelative ? "l" : "L";
        break;
      case "L":
        line(point());
        break;
      case "H":
        line([left + number(), before[1]]);
        break;
      case "V":
        line([before[0], top + number()]);
        break;
      case "C": {
        const [one, two, end] = [point(), point(), point()];
        bent((t) => cubic(before, one, two, end, t));
        break;
      }
      case "Q":
      case "T": {
        const isSmooth = command.toUpperCase() === "T";
        control = isSmooth ? [2 * before[0] - control[0], 2 * before[1] - control[1]] : point();
        const [one, end] = [control, point()];
        bent((t) => quadratic(before, one, end, t));
        break;
      }
      case "A": {
        const [radius, , , , sweep] = [number(), number(), number(), number(), number()];
        const end = point();
        const turn = bow(before, end, radius ?? 0, sweep === 1);
        bent(turn);
        break;
      }
      case "Z": {
        const last = outlines.at(-1);
        if (last) last.isClosed = true;
        at = start;
        break;
      }
      default:
        throw new Error(`The card cannot draw “${command}”.`);
    }
  }
  return outlines;
}

const cubic = (a: Xy, b: Xy, c: Xy, d: Xy, t: number): Xy => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return [mix(0), mix(1)];
};

const quadratic = (a: Xy, b: Xy, c: Xy, t: number): Xy => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) => u * u * a[axis] + 2 * u * t * b[axis] + t * t * c[axis];
  return [mix(0), mix(1)];
};

/** The smaller arc of a circle between two points. */
function bow([x, y]: Xy, [ex, ey]: Xy, radius: number, isClockwise: boolean): (t: number) => Xy {
  const half = Math.hypot(ex - x, ey - y) / 2;
  const r = Math.max(radius, half);
  const away = Math.sqrt(Math.max(0, r * r - half * half)) * (isClockwise ? 1 : -1);
  const [nx, ny] = half === 0 ? [0, 0] : [-(ey - y) / (2 * half), (ex - x) / (2 * half)];
  const [cx, cy] = [(x + ex) / 2 + nx * away, (y + ey) / 2 + ny * away];
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(ey - cy, ex - cx) - from;
  if (isClockwise && turn <= 0) turn += 2 * Math.PI;
  if (!isClockwise && turn >= 0) turn -= 2 * Math.PI;
  return (t) => [cx + r * Math.cos(from + turn * t), cy + r * Math.sin(from + turn * t)];
}
