import type { Bounds } from "./glass-at.ts";
import type { Point } from "./place.ts";
import type { Planes } from "./separate.ts";

/** Pixels of the planes around a point that a lens shows of it, on each side. */
const around = 2;
/** The part of what is seen, on each side, in which no loupe begins: there the glass would lie beside the picture. */
const rim = 0.2;

/**
 * Where a loupe has most to show: where most plates are neither bare nor solid, so that dots, lines and edges lie under the
 * glass. Of equals the nearest to the middle. `within` is in pixels of the planes, which are `across` wide.
 */
export function mostToSee(planes: Planes, across: number, within: Bounds): Point {
  const [width, height] = [within.right - within.left, within.bottom - within.top];
  const middle = { x: within.left + width / 2, y: within.top + height / 2 };
  let [best, most] = [middle, 0];
  for (let y = Math.ceil(within.top + height * rim); y < within.bottom - height * rim; y++)
    for (let x = Math.ceil(within.left + width * rim); x < within.right - width * rim; x++) {
      const far = Math.hypot((x - middle.x) / width, (y - middle.y) / height);
      const seen = planes.reduce((sum, plane) => sum + unevenness(plane, across, x, y), 0) * (1 - far / 2);
      if (seen > most) [best, most] = [{ x: x + 0.5, y: y + 0.5 }, seen];
    }
  return best;
}

/** 0 where a plate is bare or solid, 1 where it covers one half. */
function unevenness(plane: Uint8ClampedArray, across: number, x: number, y: number): number {
  const down = plane.length / across;
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - around); row <= Math.min(down - 1, y + around); row++)
    for (let at = Math.max(0, x - around); at <= Math.min(across - 1, x + around); at++) {
      sum += plane[row * across + at] as number;
      count += 255;
    }
  const share = sum / count;
  return 4 * share * (1 - share);
}
