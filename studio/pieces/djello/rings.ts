/**
 * A body, which is known from the side alone, seen as a thing in the round: each pair of its points is a ring that lies level
 * with the table, looked at from a little above. Lengths are in widths of a jelly; x to the right, y down, as a canvas has them.
 */
import type { SoftBody } from "../../djello/soft-body.ts";

export interface Rings {
  /** The middle of each ring, from foot to crown, and the way from there to its right end. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly acrossX: Float32Array;
  readonly acrossY: Float32Array;
  /** How deep a ring is from its middle to its front, as it is seen. */
  readonly deep: Float32Array;
  readonly count: number;
}

export interface Flutes {
  count: number;
  /** By which share of a radius they stand out. */
  depth: number;
}

/** How high a circle on the table looks, as a share of its width. */
export const lying = 0.31;
/** Stretches that the front of a foot is drawn in: enough for its flutes. */
const footPoints = 36;

export function ringsOf({ at }: SoftBody): Rings {
  const count = at.length / 4;
  const made = () => new Float32Array(count);
  return { x: made(), y: made(), acrossX: made(), acrossY: made(), deep: made(), count };
}

/** Follows a body that has moved. */
export function followBody({ x, y, acrossX, acrossY, deep, count }: Rings, { at }: SoftBody): void {
  for (let n = 0; n < count; n++) {
    const [left, right] = [2 * n, at.length - 2 - 2 * n];
    const [leftX, leftY, rightX, rightY] = [
      at[left] ?? 0,
      at[left + 1] ?? 0,
      at[right] ?? 0,
      at[right + 1] ?? 0,
    ];
    x[n] = (leftX + rightX) / 2;
    y[n] = -(leftY + rightY) / 2;
    acrossX[n] = (rightX - leftX) / 2;
    acrossY[n] = -(rightY - leftY) / 2;
    deep[n] = (Math.abs(rightX - leftX) / 2) * lying;
  }
}

/** A direction around a jelly: 0 is to the right, a quarter turn is towards the viewer, half a turn is to the left. */
export interface Bearing {
  cos: number;
  sin: number;
  /** How far out its flutes reach there: 1 between them. */
  out: number;
}

export function bearing(turn: number, flutes: Flutes): Bearing {
  const fluted = flutes.depth * (0.5 + 0.5 * Math.cos(flutes.count * (turn - Math.PI / 2)));
  return { cos: Math.cos(turn), sin: Math.sin(turn), out: 1 + fluted };
}

export const surfaceX = (rings: Rings, ring: number, { cos, out }: Bearing, share = 1): number =>
  (rings.x[ring] ?? 0) + (rings.acrossX[ring] ?? 0) * cos * out * share;

export const surfaceY = (rings: Rings, ring: number, { cos, sin, out }: Bearing, share = 1): number =>
  (rings.y[ring] ?? 0) + ((rings.acrossY[ring] ?? 0) * cos + (rings.deep[ring] ?? 0) * sin) * out * share;

/** Goes on along the surface in one direction, from ring to ring, up or down, in a smooth line. */
export function climb(pen: CanvasPath, rings: Rings, at: Bearing, from: number, to: number, share = 1): void {
  const way = to > from ? 1 : -1;
  let [x, y] = [surfaceX(rings, from, at, share), surfaceY(rings, from, at, share)];
  pen.lineTo(x, y);
  for (let ring = from + way; ring !== to + way; ring += way) {
    const [nextX, nextY] = [surfaceX(rings, ring, at, share), surfaceY(rings, ring, at, share)];
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    [x, y] = [nextX, nextY];
  }
  pen.lineTo(x, y);
}

/** The outline of all that is seen of it: its foot in front, its sides up to where its crown turns away, and over that. */
export function outline(pen: CanvasPath, rings: Rings, flutes: Flutes): void {
  const points: number[] = [];
  const place = (ring: number, at: Bearing) =>
    points.push(surfaceX(rings, ring, at), surfaceY(rings, ring, at));
  for (let n = 0; n <= footPoints; n++) place(0, bearing((n / footPoints) * Math.PI, flutes));
  const out = 1 + flutes.depth * 0.6;
  let [top, sin] = [0, 0];
  for (let ring = 1; ring < rings.count - 1; ring++) {
    const edge = edgeOf(rings, ring);
    // A storey that is pressed flat hides a ring or two, and the next ones are seen again.
    if (edge === null) continue;
    [top, sin] = [ring, edge];
    place(ring, { cos: -Math.sqrt(1 - sin * sin), sin, out });
  }
  const left = Math.PI - Math.asin(sin);
  for (let n = 1; n < 10; n++) {
    const turn = left + (n / 10) * (3 * Math.PI - 2 * left);
    place(top, { cos: Math.cos(turn), sin: Math.sin(turn), out });
  }
  for (let ring = top; ring > 0; ring--) {
    const edge = edgeOf(rings, ring);
    if (edge === null) continue;
    place(ring, { cos: Math.sqrt(1 - edge * edge), sin: edge, out });
  }
  round(pen, points);
}

/** A closed line that passes between its points and is led by them, so that it has no corners. */
function round(pen: CanvasPath, points: readonly number[]) {
  let [x, y] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  pen.moveTo((x + (points[0] ?? 0)) / 2, (y + (points[1] ?? 0)) / 2);
  for (let n = 0; n < points.length; n += 2) {
    [x, y] = [points[n] ?? 0, points[n + 1] ?? 0];
    const next = (n + 2) % points.length;
    pen.quadraticCurveTo(x, y, (x + (points[next] ?? 0)) / 2, (y + (points[next + 1] ?? 0)) / 2);
  }
  pen.closePath();
}

/** How far behind its middle a ring is seen to end, as the sine of its bearing there; null where its crown has turned away. */
function edgeOf({ y, acrossX, count }: Rings, ring: number): number | null {
  const [low, high] = [ring - 1, Math.min(count - 1, ring + 1)];
  const up = (y[low] ?? 0) - (y[high] ?? 0);
  const inwards = (acrossX[low] ?? 0) - (acrossX[high] ?? 0);
  const sin = (-lying * inwards) / Math.max(1e-6, up);
  return up <= 0 || sin <= -0.98 ? null : Math.min(0.6, sin);
}

/** Every flute by its bearing, the front one first. */
export function eachFlute(count: number, draw: (turn: number) => void) {
  for (let n = 0; n < count; n++) draw(Math.PI / 2 + (n * 2 * Math.PI) / count);
}

/** By how much its crown leans, in radians. */
export function leanOf({ x, y, count }: Rings): number {
  return Math.atan2((x[count - 1] ?? 0) - (x[0] ?? 0), (y[0] ?? 0) - (y[count - 1] ?? 0));
}
