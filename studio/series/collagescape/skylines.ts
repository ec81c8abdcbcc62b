/** Lines where land meets what is behind it, from left to right. */
import type { Chance } from "@toadstool/stage";
import { curve, type Outline, type Point } from "../hand.ts";
import { FIELD } from "./scene.ts";

/** Overshoots the picture's edges a little, as a strip laid by hand does. */
export function spanOf(chance: Chance): readonly [left: number, right: number] {
  return [FIELD.left - chance.between(2, 13), FIELD.right + chance.between(2, 13)];
}

/** Through heights at even distances, softly. */
export function rolling(heights: readonly number[], [left, right]: readonly [number, number]): Outline {
  const step = (right - left) / (heights.length - 1);
  return curve(heights.map((y, index): Point => [left + index * step, y]), 14); // oxfmt-ignore
}

/** Hills: `rise` is how far they go up and down about `base`; `lean` above 0 is higher at the right. */
export function hills(chance: Chance, base: number, rise: number, lean = 0, count = 5): Outline {
  const span = spanOf(chance);
  let up = chance.maybe(0.5);
  const heights = Array.from({ length: count }, (_, index) => {
    up = !up;
    const share = index / (count - 1);
    return base + (up ? -1 : 1) * rise * chance.between(0.25, 1) - lean * (share - 0.5) * 2;
  });
  return rolling(heights, span);
}

/** One high peak at `main`, lower ones about it. */
export function massif(chance: Chance, main: number): [number, number][] {
  const high = chance.between(120, 190);
  const beside = chance.between(0.16, 0.24);
  return [
    [main - beside * 1.9, high * chance.between(0.25, 0.5)],
    [main - beside, high * chance.between(0.4, 0.7)],
    [main, high],
    [main + beside * 0.8, high * chance.between(0.5, 0.78)],
    [main + beside * 1.9, high * chance.between(0.15, 0.4)],
    [main + beside * 2.9, high * chance.between(0.2, 0.45)],
  ].filter(([at]) => (at as number) > 0.04 && (at as number) < 0.97) as [number, number][];
}

/** Peaks with straight flanks; each peak is [where, height above the base], where 0…1 across. */
export function peaks(chance: Chance, base: number, tops: readonly (readonly [number, number])[]): Outline {
  const [left, right] = spanOf(chance);
  const corners: Point[] = [[left, base - chance.between(0, 30)]];
  let before = 0;
  for (const [index, [at, height]] of tops.entries()) {
    const next = tops[index + 1]?.[0] ?? 1.12;
    if (index > 0) {
      const dip = (before + at) / 2 + chance.between(-0.02, 0.02);
      corners.push([left + dip * (right - left), base - height * chance.between(0.2, 0.4)]);
    }
    corners.push([left + at * (right - left), base - height]);
    before = at;
    if (index === tops.length - 1) corners.push([right, base - height * Math.max(0, (next - 1) * 0.6)]);
  }
  return craggy(corners, chance, 4);
}

/** Breaks straight lines as rock does: in the middle, less each time. */
export function craggy(line: Outline, chance: Chance, times: number, much = 0.09): Outline {
  if (times === 0) return line;
  const broken = line.flatMap((point, index): Point[] => {
    const next = line[index + 1];
    if (!next) return [point];
    const long = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const off = chance.between(-1, 1) * much * long;
    const share = chance.between(0.4, 0.6);
    return [
      point,
      [point[0] + (next[0] - point[0]) * share + off * 0.3, point[1] + (next[1] - point[1]) * share + off],
    ];
  });
  return craggy(broken, chance, times - 1, much);
}

/** Height of a skyline at x. */
export function heightAt(line: Outline, x: number): number {
  const right = line.findIndex(([px]) => px >= x);
  const [bx, by] = (right < 0 ? line.at(-1) : line[right]) as Point;
  const [ax, ay] = (right < 1 ? line[0] : line[right - 1]) as Point;
  return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
}
