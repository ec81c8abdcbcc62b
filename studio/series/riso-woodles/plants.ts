import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, limb, type Point } from "../hand.ts";

type Grow = (on: Drawing, chance: Chance, at: Point, size: number) => void;

const mushroom: Grow = (on, chance, [x, y], size) => {
  const lean = chance.between(-14, 14) * size;
  const top = y - chance.between(60, 110) * size;
  on.mass([limb([[x, y], [x + lean * 0.4, (y + top) / 2], [x + lean, top]], [34 * size, 24 * size, 22 * size])], []); // oxfmt-ignore
  const cap = limb([[x + lean - 44 * size, top + 8], [x + lean, top - 18 * size], [x + lean + 44 * size, top + 8]], [14, 62 * size, 14]); // oxfmt-ignore
  on.mass([cap], [0, 1]);
  for (const [dx, dy] of [[-20, -10], [4, -26], [26, -8]] as const) on.mass([blob([x + lean + dx * size, top + dy * size], 6.5 * size, 6 * size)], [], 0); // oxfmt-ignore
};

const fern: Grow = (on, chance, [x, y], size) => {
  const lean = chance.pick([-1, 1]) * chance.between(30, 60) * size;
  const tall = chance.between(120, 190) * size;
  const spot = (t: number): Point => [x + lean * t * t, y - tall * t];
  on.line([spot(0), spot(0.5), spot(1)], 7);
  for (let t = 0.25; t < 0.98; t += 0.13)
    for (const side of [-1, 1]) {
      const [fx, fy] = spot(t);
      const reach = 48 * size * (1.12 - t);
      on.spot(limb([[fx, fy], [fx + side * reach * 0.6, fy - 12], [fx + side * reach, fy - 4]], [3, 12 * size, 3], 4), 0); // oxfmt-ignore
    }
};

const flower: Grow = (on, chance, [x, y], size) => {
  const top: Point = [x + chance.between(-20, 20), y - chance.between(80, 150) * size];
  on.line([[x, y], [x + 5, (y + top[1]) / 2], top], 7);
  on.mass([limb([[x + 3, y - 26 * size], [x + 26 * size, y - 50 * size], [x + 48 * size, y - 52 * size]], [5, 20 * size, 4])], [0, 1], 5); // oxfmt-ignore
  const petals = Array.from({ length: 6 }, (_, index) => blob([top[0] + 20 * size * Math.cos(index * 1.047), top[1] + 20 * size * Math.sin(index * 1.047)], 13 * size, 13 * size)); // oxfmt-ignore
  on.mass(petals, [0, 0, 1], 6).mass([blob(top, 10 * size, 10 * size)], [0, 1], 5);
};

const grass: Grow = (on, chance, [x, y], size) => {
  for (const dx of [-26, -12, 0, 14, 28]) {
    const tip = chance.between(40, 80) * size;
    on.line([[x + dx * 0.5, y], [x + dx * 0.7, y - tip * 0.6], [x + dx * size, y - tip]], 7); // oxfmt-ignore
  }
};

const stone: Grow = (on, chance, [x, y], size) => {
  on.mass([blob([x, y - 18 * size], chance.between(36, 56) * size, 28 * size, 0.1, 2.4)], [0.25]);
  on.line([[x - 14, y - 28 * size], [x - 2, y - 22 * size], [x + 12, y - 26 * size]], 4); // oxfmt-ignore
};

const snail: Grow = (on, chance, [x, y], size) => {
  const way = chance.pick([-1, 1]) * size;
  on.line([[x + way * 44, y - 30 * size], [x + way * 48, y - 46 * size], [x + way * 56, y - 62 * size]], 5); // oxfmt-ignore
  on.mass([limb([[x - way * 50, y - 8], [x + way * 24, y - 9], [x + way * 46, y - 34 * size]], [12, 22 * size, 22 * size])], []); // oxfmt-ignore
  on.mass([blob([x - way * 4, y - 40 * size], 33 * size, 31 * size)], [0, 1]);
  const spiral = Array.from({ length: 9 }, (_, index): Point => [x - way * 4 + (22 - index * 2.4) * size * Math.cos(index * 1.1), y - 40 * size + (22 - index * 2.4) * size * Math.sin(index * 1.1)]); // oxfmt-ignore
  on.line(spiral, 5);
  on.spot(blob([x + way * 48, y - 36 * size], 3.4, 3.8), 0);
};

export const plants: Record<string, Grow> = {
  mushrooms: mushroom,
  ferns: fern,
  flowers: flower,
  grass,
  stones: stone,
};
export const visitors: Record<string, Grow> = { "a snail": snail };
