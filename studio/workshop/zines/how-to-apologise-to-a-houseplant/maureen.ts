/** Maureen, a peace lily, in the pot that is her face. */
import { blob, cut, line, rim, soft } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, stroke, type Place, type Point, type Shape } from "../../shapes.ts";
import { CREAM, DARK, PINK, TEAL } from "./inks.ts";

/** A stem that becomes a leaf; heading in degrees, 0 is up; `bend` is how far it turns on its way. */
interface Frond {
  heading: number;
  bend: number;
  length: number;
  fat: number;
}

export type Mood = "cross" | "asleep" | "doubtful" | "drinking" | "pleased";

const spine = ({ heading, bend, length }: Frond, start = 0, end = 1): Point[] => {
  const points: Point[] = [[0, 0]];
  const steps = 24;
  for (let i = 0; i < steps; i++) {
    const a = ((heading + bend * (i / steps) ** 1.4 - 90) * Math.PI) / 180;
    const [x, y] = points.at(-1) as Point;
    points.push([x + (Math.cos(a) * length) / steps, y + (Math.sin(a) * length) / steps]);
  }
  return points.slice(Math.round(start * steps), Math.round(end * steps) + 1);
};

/** Thin as far as `from`, then a leaf that comes to a point. */
const lens =
  (fat: number, thin: number, from = 0.42) =>
  (t: number): number =>
    t < from
      ? thin
      : Math.max(3, thin * (1 - t) + fat * Math.sin(Math.PI * ((t - from) / (1 - from)) ** 0.8));

function frond(p: Picture, put: Place, one: Frond, skin: Tones): void {
  const path = spine(one);
  p.paint(put(stroke(path, (t) => lens(one.fat, 13)(t) + 15)), DARK);
  p.paint(put(stroke(path, lens(one.fat, 13))), skin);
  p.paint(put(stroke(spine(one, 0.46, 0.92), 6)), DARK);
}

/** Six leaves; `perk` 0 hangs over the rim, 1 stands. */
function fronds(perk: number): Frond[] {
  return ([[-66, 330, 74], [62, 350, 78], [-40, 430, 88], [38, 450, 92], [-14, 500, 96], [13, 470, 90]] as const).map(
    ([lean, length, fat], i): Frond => ({
      heading: lean * (0.4 + 0.6 * perk) + (1 - perk) * (i % 2 ? 8 : -8),
      bend: (i % 2 ? 1 : -1) * (26 + (1 - perk) * (196 - Math.abs(lean) * 0.6)),
      length: length * (1.08 - 0.08 * perk),
      fat: fat * (0.66 + 0.34 * perk),
    }),
  ); // oxfmt-ignore
}

/** The flower: a spathe and its finger. */
export function flower(p: Picture, put: Place, heading: number, bend: number, length: number): void {
  const path = spine({ heading, bend, length, fat: 0 });
  const [x, y] = path.at(-1) as Point;
  p.paint(put(stroke(path, 24)), DARK);
  p.paint(put(stroke(path, 11)), TEAL);
  const head = place({ x, y, turn: heading + bend * 0.9 });
  const hood = blob([0, 20, -46, -20, -50, -80, -8, -150, 6, -168, 44, -96, 46, -30]);
  p.paint(put(head(hood)), CREAM);
  p.paint(put(head(rim(hood, 12))), DARK);
  p.paint(put(head(line([0, -4, 2, -50, -2, -88], 30))), DARK);
  p.paint(put(head(line([0, -8, 2, -50, -2, -84], 16))), PINK);
}

const LIDS: Record<Mood, number> = { cross: 0.5, asleep: 1, doubtful: 0.42, drinking: 1, pleased: 0 };

function face(p: Picture, put: Place, mood: Mood, [lookX, lookY]: readonly [number, number]): void {
  for (const s of [-1, 1]) {
    const eye = ellipse(s * 46, 96, 27, 29);
    if (mood === "asleep" || mood === "drinking") {
      p.paint(put(line([s * 46 - 26, 96, s * 46, mood === "asleep" ? 110 : 82, s * 46 + 26, 96], 9)), DARK);
      continue;
    }
    p.paint(put(eye), CREAM);
    p.paint(put(ellipse(s * 46 + lookX * 13, 96 + lookY * 12, 13, 15)), DARK, put(eye));
    const lid = 67 + 58 * LIDS[mood];
    if (LIDS[mood]) p.paint(put(cut([s * 46 - 34, 58, s * 46 + 34, 58, s * 46 + 34, lid, s * 46 - 34, lid])), PINK, put(eye)); // oxfmt-ignore
    if (LIDS[mood]) p.paint(put(line([s * 46 - 28, lid, s * 46 + 28, lid], 9)), DARK, put(ellipse(s * 46, 96, 31, 33))); // oxfmt-ignore
    p.paint(put(rim(eye, 9)), DARK);
  }
  const mouths: Record<Mood, Shape> = {
    cross: line([-30, 164, -8, 154, 14, 155, 32, 166], 10),
    asleep: line([-16, 160, 0, 156, 16, 160], 9),
    doubtful: line([-26, 160, -4, 158, 28, 150], 10),
    drinking: blob([-14, 152, 0, 142, 14, 152, 14, 168, 0, 178, -14, 168]),
    pleased: line([-38, 142, -20, 164, 0, 170, 20, 164, 38, 142], 11),
  };
  p.paint(put(mouths[mood]), DARK);
}

export interface MaureenLook {
  at: Parameters<typeof place>[0];
  perk: number;
  mood: Mood;
  look?: readonly [x: number, y: number];
  skin?: Tones;
  flower?: boolean;
}

/** The rim's middle is on 0,0; the pot reaches 220 down and 120 to each side, the leaves some 480 up when perked. */
export function maureen(
  p: Picture,
  { at, perk, mood, look = [0, 0], skin = TEAL, flower: blooms }: MaureenLook,
): void {
  const put = place(at);
  const base = place({ x: 0, y: 16 });
  const stand: Place = (shape) => put(base(shape));
  const all = fronds(perk);
  for (const one of all) frond(p, stand, one, skin);
  if (blooms) flower(p, stand, perk > 0.5 ? 3 : 30, perk > 0.5 ? 8 : 150, perk > 0.5 ? 470 : 380);
  const pot = cut([-112, 20, 112, 20, 84, 222, -84, 222]);
  p.paint(put(pot), PINK);
  p.paint(put(cut([62, 20, 112, 20, 84, 222, 50, 222])), { pink: 1, teal: 0.4 });
  p.paint(put(rim(pot, 13)), DARK);
  const lip = soft(-128, -22, 256, 60, 12);
  p.paint(put(lip), PINK);
  p.paint(put(rim(lip, 13)), DARK);
  face(p, put, mood, look);
}
