import { inks } from "../inks.ts";

/** How much of each of two inks a painter puts down, 0 to 1. */
export type Amounts = readonly [number, number];

export interface Week {
  name: string;
  subject: string;
  /** The one number that it can be turned by. */
  knob: { label: string; least: number; most: number; step: number; value: number };
  inks: readonly [string, string];
  /** All that a painter is told: where they are, both from -1 to 1 (up and right are positive), and the number. */
  paint: (x: number, y: number, knob: number) => Amounts;
  /** What is said once its sign is flipped. */
  flipped: string;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
const fract = (value: number) => value - Math.floor(value);

/** The worse noise, which I understand: a number for each crossing of a grid, and smooth in between. */
function noise(x: number, y: number): number {
  const at = (column: number, row: number) => fract(Math.sin(column * 12.7 + row * 78.2) * 437.5);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(0, 1, x - column), smooth(0, 1, y - row)];
  const low = at(column, row) * (1 - u) + at(column + 1, row) * u;
  const high = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
  return low * (1 - v) + high * v;
}

const knob = (label: string, least: number, most: number, step: number, value: number) => ({ label, least, most, step, value }); // oxfmt-ignore

export const weeks: readonly Week[] = [
  {
    name: "Week 1",
    subject: "a circle",
    knob: knob("How round", 0.6, 6, 0.2, 2),
    inks: [inks.yellow, inks.violet],
    paint: (x, y, round) => {
      const far = (Math.abs(x) ** round + Math.abs(y) ** round) ** (1 / round);
      return [smooth(0.78, 0.7, far), 0.35 * smooth(-1, 1, -y) * smooth(0.66, 0.8, far) + 0.12];
    },
    flipped: "A sign was flipped. The circle did not notice.",
  },
  {
    name: "Week 3",
    subject: "tiling",
    knob: knob("Tiles", 1, 6, 1, 3),
    inks: [inks.teal, inks.violet],
    paint: (x, y, tiles) => {
      const [u, v] = [((x + 1) / 2) * tiles, ((y + 1) / 2) * tiles];
      const isOther = (Math.floor(u) + Math.floor(v)) % 2 === 0;
      const [p, q] = [isOther ? fract(u) : 1 - fract(u), fract(v)];
      const curl = Math.min(Math.abs(Math.hypot(p, q) - 0.5), Math.abs(Math.hypot(1 - p, 1 - q) - 0.5));
      return [smooth(0.2, 0.12, curl), isOther ? 0.28 : 0];
    },
    flipped: "Flipped. It is still a hospital corridor.",
  },
  {
    name: "Week 3, again",
    subject: "noise",
    knob: knob("Lumps", 1, 7, 0.2, 2.2),
    inks: [inks.yellow, inks.teal],
    paint: (x, y, lumps) => {
      const rough = noise(x * lumps + 7, y * lumps + 3) * 0.7 + noise(x * lumps * 2.3, y * lumps * 2.3) * 0.3;
      const far = Math.hypot(x + 0.06, y * 1.1 - 0.05) + (rough - 0.5) * 0.62;
      return [smooth(0.42, 0.34, far), smooth(0.62, 0.74, far) * (0.25 + 0.6 * rough)];
    },
    flipped: "Flipped. Both sides of the egg are the other side.",
  },
  {
    name: "Week 4",
    subject: "distance",
    knob: knob("Rings", 2, 14, 1, 6),
    inks: [inks.pink, inks.violet],
    paint: (x, y, rings) => {
      const [one, other] = [Math.hypot(x + 0.34, y - 0.1) - 0.3, Math.hypot(x - 0.42, y + 0.2) - 0.16];
      const between = clamp(0.5 + (other - one) * 1.1);
      const far = other * (1 - between) + one * between - 0.3 * between * (1 - between);
      return [far < 0 ? 0.95 : 0, far < 0 ? 0 : 0.5 + 0.45 * Math.sin(far * rings * 4.2)];
    },
    flipped: "Flipped: inside is outside now. Everybody moved house.",
  },
  {
    name: "Week 5",
    subject: "a sea",
    knob: knob("Swell", 0, 1, 0.05, 0.45),
    inks: [inks.yellow, inks.violet],
    paint: (x, y, swell) => {
      const horizon = 0.12;
      const sun = Math.hypot(x - 0.28, y - 0.42);
      if (y > horizon)
        return [smooth(0.34, 0.28, sun) + 0.28 * smooth(0.9, 0.1, y), 0.18 * smooth(0.2, 1, y)];
      const below = Math.sqrt(horizon - y);
      const wave = Math.sin(below * 26 + Math.sin(x * 5 + below * 7) * swell * 3.4);
      const path = smooth(0.12 + 0.2 * below, 0.02, Math.abs(x - 0.28 + wave * swell * 0.12));
      return [path * smooth(-0.5, 0.3, wave), clamp(0.52 + 0.42 * wave * (0.25 + swell) - 0.45 * path)];
    },
    flipped: "The light comes from below. For an hour I took it for moonlight.",
  },
  {
    name: "Week 6",
    subject: "feedback",
    knob: knob("Turns", 0, 5, 0.1, 1.6),
    inks: [inks.pink, inks.teal],
    paint: (x, y, turns) => {
      const [far, angle] = [Math.hypot(x, y) + 0.02, Math.atan2(y, x)];
      const echo = Math.sin(angle * 3 + Math.log(far) * turns * 4);
      const other = Math.sin(angle * 2 - Math.log(far) * turns * 3 + 1);
      return [smooth(-0.1, 0.6, echo) * smooth(1.35, 0.3, far), smooth(0.1, 0.8, other) * 0.8];
    },
    flipped: "Flipped. It is whatever you see in it, from the other side.",
  },
];
