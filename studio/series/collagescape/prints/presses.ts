/** Papers that a press has printed. */
import type { Chance } from "@toadstool/stage";
import { wander } from "../edges.ts";
import { pathOf, tenth } from "../paths.ts";
import { type Print, stroked } from "./print.ts";

/** Columns of words that are no words. */
export const newsprint: Print = (box, _, chance) => {
  const column = chance.between(128, 168);
  let [rules, text, heads] = ["", "", ""];
  for (let left = box.left - chance.between(0, 90); left < box.right; left += column + 20) {
    rules += `M${tenth(left - 10)} ${tenth(box.top)}V${tenth(box.bottom)}`;
    let until = box.top + chance.between(-60, 160);
    for (let y = box.top + chance.between(4, 10); y < box.bottom; y += 9) {
      if (y < until) {
        text += words(left, y, chance.maybe(0.12) ? column * chance.between(0.3, 0.7) : column, 1, chance);
        continue;
      }
      heads += words(left, y + 9, column * chance.between(0.6, 0.95), 2.6, chance);
      y += 20;
      until = y + chance.between(140, 320);
    }
  }
  const flat = ` stroke-linecap="butt"`;
  return stroked(rules, 0.8) + stroked(text, 3, flat) + stroked(heads, 11, flat);
};

/** A sheet of a map: contours around a top, a stream and a road. */
export const map: Print = (box, _, chance) => {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const top = [box.left + wide * chance.between(0.15, 0.85), box.top + tall * chance.between(-0.1, 0.8)];
  const far = Math.hypot(wide, tall);
  const bulge = wander(chance, 1, 0.22, true);
  const dent = wander(chance, 1, 0.09, true);
  const gap = chance.between(20, 27);
  let [thin, thick] = ["", ""];
  for (let ring = 1; ring * gap < far; ring++) {
    const radius = ring * gap;
    const count = Math.min(110, 18 + ring * 5);
    const points = Array.from({ length: count }, (_, index): [number, number] => {
      const turn = index / count;
      const reach =
        radius * (1 + 0.36 * bulge(turn) + 0.1 * dent((turn + 0.0018 * radius) % 1) * Math.min(1, ring / 4));
      return [
        (top[0] as number) + 1.25 * reach * Math.cos(turn * Math.PI * 2),
        (top[1] as number) + 0.85 * reach * Math.sin(turn * Math.PI * 2),
      ];
    });
    if (!points.some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom)) continue;
    if (ring % 5 === 0) thick += pathOf(points);
    else thin += pathOf(points);
  }
  return stroked(thin, 1) + stroked(thick, 2);
};

/** A page of the wallpaper book: sprigs in rows, every other row shifted. */
export const wallpaper: Print = (box, { ink }, chance) => {
  const gap = chance.between(40, 50);
  let stems = "";
  let leaves = "";
  let row = 0;
  for (let y = box.top; y < box.bottom; y += gap * 0.8, row++)
    for (let x = box.left + (row % 2) * gap * 0.5; x < box.right; x += gap) {
      const at = `${tenth(x)} ${tenth(y)}`;
      stems += `M${at}q2-8 0-15`;
      const [px, py] = [tenth(x), tenth(y - 18)];
      leaves += `M${at}q-9 0-11-9q9 0 11 9q9 0 11-9q-9 0-11 9z`;
      for (const [dx, dy] of [[-4, 0], [4, 0], [0, -5]] as const) leaves += `M${tenth(px + dx - 3)} ${tenth(py + dy)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`; // oxfmt-ignore
    }
  return stroked(stems, 1.6) + `<path d="${leaves}" fill="${ink}" stroke="none"/>`;
};

function words(x: number, y: number, long: number, size: number, chance: Chance): string {
  let path = `M${tenth(x)} ${tenth(y)}`;
  for (let left = long; left > 4;) {
    const word = Math.min(left, chance.between(5, 22) * size);
    path += `h${tenth(word)}m${tenth(3.4 * size)} 0`;
    left -= word + 3.4 * size;
  }
  return path;
}
