import type { Bounds } from "./glass-at.ts";
import type { Point } from "./place.ts";

export interface Box extends Point {
  width: number;
  height: number;
}

/** CSS pixels between the glass and its tray, and between the tray and the edge of what it lies on. */
const [gap, edge] = [20, 8];

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The other leaf of the glass: at its right where `field` has space for it, else at its left; narrower where neither side has. */
export function trayBeside({ x, width }: Box, [least, most]: readonly [number, number], field: Bounds) {
  const right = field.right - edge - (x + width + gap);
  const left = x - gap - edge - field.left;
  const isRight = right >= most || (left < most && right >= left);
  const across = between(isRight ? right : left, least, most);
  return { x: isRight ? x + width + gap : x - gap - across, width: across };
}

/**
 * The upper edge of a tray that is as wide as the window: over the picture where that has space beneath or above the glass, so
 * that it covers no words; else at the foot of the window, or at its head where the glass or the finger needs the foot.
 */
export function trayAcross(
  { y, height }: Box,
  tall: number,
  picture: Bounds,
  bounds: Bounds,
  finger: Point | null,
): number {
  const lowest = Math.max(y + height, (finger?.y ?? 0) + 2 * gap) + gap;
  const [head, foot] = [y - gap - tall, lowest + tall];
  if (foot <= picture.bottom - edge) return picture.bottom - edge - tall;
  if (head >= picture.top + edge) return picture.top + edge;
  const isHigh =
    foot > bounds.bottom && (head > bounds.top || y + height / 2 > (bounds.top + bounds.bottom) / 2);
  return isHigh ? bounds.top + edge : bounds.bottom - edge - tall;
}
