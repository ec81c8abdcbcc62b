/** Everybody who got a name. Each is drawn around 0,0 before placing. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import { CREAM, DARK, FOREST, LIME, PINK } from "./inks.ts";

export type At = Parameters<typeof place>[0];

/** Two eyes beside each other; `gap` from the middle to each, `look` where they point. */
export function eyes(
  p: Picture,
  put: Place,
  x: number,
  y: number,
  gap: number,
  r: number,
  look: readonly [number, number] = [0, 0],
): void {
  for (const s of [-1, 1]) {
    p.paint(put(ellipse(x + s * gap, y, r)), CREAM);
    p.print(put(rim(ellipse(x + s * gap, y, r), r * 0.36)), FOREST);
    p.paint(put(ellipse(x + s * gap + look[0] * r * 0.42, y + look[1] * r * 0.42, r * 0.44)), FOREST);
  }
}

/** Gary, a ground beetle, from above: head up, about 240 wide with his legs and 400 high. */
export function beetle(
  p: Picture,
  at: At,
  wing: Tones = FOREST,
  look: readonly [number, number] = [0, -0.6],
): void {
  const put = place(at);
  for (const s of [-1, 1]) {
    for (const [y1, x2, y2, x3, y3] of [
      [-70, 130, -110, 156, -176],
      [-10, 150, 0, 190, 40],
      [50, 132, 104, 150, 186],
    ] as const)
      p.paint(put(line([s * 50, y1, s * x2, y2, s * x3, y3], (t) => 20 - 8 * t)), DARK);
    p.paint(put(line([s * 26, -186, s * 60, -240, s * 110, -262], (t) => 13 - 3 * t)), DARK);
  }
  p.paint(put(blob([-52, -116, -56, -160, -34, -206, 0, -218, 34, -206, 56, -160, 52, -116])), DARK);
  p.paint(put(blob([-72, -70, -80, -110, -50, -142, 0, -146, 50, -142, 80, -110, 72, -70, 0, -60])), DARK);
  const back = put(
    blob([0, -78, 66, -72, 96, -10, 94, 76, 60, 152, 0, 180, -60, 152, -94, 76, -96, -10, -66, -72]),
  );
  p.paint(back, wing);
  p.print(put(blob([30, -80, 100, -60, 110, 60, 70, 160, 20, 190, 60, 90, 66, 0])), { pink: 0.6 }, back);
  p.print(rim(back, 11 * (at.size ?? 1)), FOREST);
  p.paint(put(line([0, -72, 2, 50, 0, 174], 7)), PINK);
  for (const x of [-58, -30, 30, 58]) p.paint(put(line([x, -44, x * 1.1, 40, x * 0.8, 120], 5)), PINK, back);
  eyes(p, put, 0, -176, 30, 23, look);
}

/** A Doreen, from the side, walking to the right: about 150 long and 80 high, feet at 0. */
export function ant(p: Picture, at: At, tones: Tones = DARK): void {
  const put = place(at);
  for (const [x1, x2, x3] of [
    [-14, -50, -66],
    [-6, -22, -26],
    [2, 10, 18],
    [8, 40, 54],
  ] as const)
    p.paint(put(line([x1, -34, x2, -44, x3, 0], 8)), tones);
  p.paint(put(ellipse(-50, -44, 36, 25)), tones);
  p.paint(put(ellipse(0, -42, 20, 15)), tones);
  p.paint(put(ellipse(42, -54, 25, 22)), tones);
  p.paint(put(line([50, -70, 66, -94, 86, -90], 7)), tones);
  p.paint(put(line([40, -72, 48, -100, 66, -106], 7)), tones);
  p.paint(put(ellipse(50, -58, 8)), CREAM);
  p.paint(put(ellipse(52, -58, 3.6)), FOREST);
}

/** Brenda, a bumblebee, flying to the left: about 400 long. */
export function bee(p: Picture, at: At): void {
  const put = place(at);
  for (const [turn, length] of [
    [-62, 1],
    [-96, 0.86],
  ] as const) {
    const [[x, y]] = put([[30, -84]]) as [[number, number]];
    const wing = place({ ...at, x, y, turn: turn + (at.turn ?? 0), size: (at.size ?? 1) * length });
    const shape = wing(blob([0, 0, 60, -50, 150, -60, 200, -20, 160, 30, 70, 26]));
    p.paint(shape, { forest: 0.18 });
    p.print(rim(shape, 10), FOREST);
    p.print(wing(line([14, -4, 90, -20, 160, -16], 6)), FOREST);
  }
  for (const x of [-60, 0, 60]) p.paint(put(line([x, 80, x - 12, 124, x - 34, 140], 14)), DARK);
  p.paint(put(cut([176, -6, 236, 14, 178, 34])), DARK);
  const body = put(
    blob([
      -150, 10, -140, -60, -70, -112, 30, -116, 120, -86, 184, -10, 186, 20, 130, 80, 30, 110, -70, 100, -130,
      70,
    ]),
  );
  p.paint(body, LIME);
  for (const [x1, x2, w] of [
    [-30, -16, 64],
    [86, 94, 56],
  ] as const)
    p.paint(put(line([x1, -140, x2, 0, x1, 140], w)), FOREST, body);
  p.paint(put(blob([150, -80, 220, -20, 210, 60, 140, 90, 164, 10])), CREAM, body);
  p.print(rim(body, 13), FOREST);
  for (let i = 0; i < 9; i++) {
    const x = -60 + i * 22;
    p.paint(put(line([x, -104 + Math.abs(i - 4) * 2, x - 6, -132 + Math.abs(i - 4) * 3], 8)), FOREST);
  }
  p.paint(put(ellipse(-140, -4, 62, 60)), DARK);
  for (const y of [-56, -48]) p.paint(put(line([-160, y, -190, y - 44, -214 + y + 50, y - 56], 11)), DARK);
  eyes(p, put, -152, -10, 25, 20, [-0.6, 0.1]);
  p.paint(put(line([-168, 28, -152, 36, -136, 28], 7)), PINK);
}

/** Kevin, a house spider, from above: about 260 across. */
export function spider(p: Picture, at: At): void {
  const put = place(at);
  for (const s of [-1, 1])
    for (const [y1, x2, y2, x3, y3] of [
      [-24, 70, -96, 96, -170],
      [-10, 100, -50, 150, -84],
      [4, 104, 20, 150, 66],
      [14, 74, 76, 100, 160],
    ] as const)
      p.paint(put(line([s * 20, y1, s * x2, y2, s * x3, y3], (t) => 13 - 6 * t)), DARK);
  p.paint(put(ellipse(0, 44, 46, 54)), DARK);
  p.paint(put(blob([-8, 16, 8, 16, 12, 40, 6, 72, -6, 72, -12, 40])), PINK);
  p.paint(put(ellipse(0, -18, 34, 32)), DARK);
  eyes(p, put, 0, -30, 15, 13, [0, -0.5]);
}
