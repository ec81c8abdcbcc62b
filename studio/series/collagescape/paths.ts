import type { Outline, Point } from "../hand.ts";

/** A path of straight bits between points, to a tenth of a unit. */
export function pathOf(outline: Outline, closed = true): string {
  let [x, y] = tenths(outline[0] as Point);
  let path = `M${x / 10} ${y / 10}l`;
  for (const point of outline.slice(1)) {
    const [nx, ny] = tenths(point);
    if (nx === x && ny === y) continue;
    path += `${path.endsWith("l") || nx < x ? "" : " "}${short(nx - x)}${ny < y ? "" : " "}${short(ny - y)}`;
    [x, y] = [nx, ny];
  }
  return closed ? `${path}z` : path;
}

const tenths = ([x, y]: Point): [number, number] => [Math.round(x * 10), Math.round(y * 10)];
const short = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");
export const tenth = (value: number): number => Math.round(value * 10) / 10;
