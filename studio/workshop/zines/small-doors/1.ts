/** The cover: a skirting board with somebody in it, and a knuckle about to be polite. */
import { hand, type Fingers } from "../../cast/hands.ts";
import { blob, cut, line, rim, soft } from "../../cast/pen.ts";
import { ellipse, place, rect } from "../../shapes.ts";
import { title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BURGUNDY, CREAM, LEAF, SKY, YELLOW, edged } from "./inks.ts";

const KNOCKING: Fingers = [
  [-44, 0.75],
  [-4, 0.92],
  [-1, 0.2],
  [3, 0.2],
  [8, 0.2],
];

export function cover(p: ZinePage): void {
  p.ground(SKY);
  // none behind the title: its letters would cut them up
  for (const row of [0, 4, 5])
    for (let k = 0; k < 7; k++) flower(p, 30 + k * 190 + (row % 2) * 95, 10 + row * 190);
  title(p, "Small\ndoors", { x: 92, y: 110, width: 1016, height: 560 }, { tones: BURGUNDY, cut: true });
  p.paint(rect(-60, 1020, 1320, 460), BURGUNDY);
  p.paint(rect(-60, 1034, 1320, 440), CREAM);
  for (const y of [1072, 1092, 1430]) p.paint(line([-60, y, 600, y + 3, 1260, y - 2], 8), BURGUNDY);
  p.paint(rect(-60, 1470, 1320, 300), BURGUNDY);
  p.paint(blob([190, 1474, 470, 1474, 640, 1720, 60, 1720]), YELLOW);
  door(p);
  knuckle(p);
}

function flower(p: ZinePage, x: number, y: number): void {
  for (let k = 0; k < 5; k++) p.paint(place({ x, y, turn: k * 72 })(ellipse(0, -20, 11, 17)), { sky: 0.35 });
  p.paint(ellipse(x, y, 9), CREAM);
  p.paint(line([x, y + 30, x + 6, y + 62], 7), { sky: 0.35 });
}

function door(p: ZinePage): void {
  edged(p, soft(206, 1150, 250, 330, 100), LEAF, 14);
  p.paint(rect(206, 1400, 250, 76), LEAF);
  edged(p, soft(276, 1200, 110, 86, 42), YELLOW, 8);
  p.paint(line([331, 1200, 331, 1286], 8), BURGUNDY);
  p.paint(rim(cut([246, 1320, 416, 1318, 416, 1440, 246, 1440]), 8), BURGUNDY);
  p.paint(ellipse(422, 1330, 12), YELLOW);
  p.paint(line([190, 1260, 190, 1478], 16), BURGUNDY);
  p.paint(line([472, 1260, 472, 1478], 16), BURGUNDY);
  edged(p, cut([186, 1478, 476, 1476, 492, 1524, 170, 1528]), SKY, 8);
  for (let k = 0; k < 9; k++) p.paint(line([196 + k * 34, 1490, 192 + k * 34, 1514], 6), BURGUNDY);
}

function knuckle(p: ZinePage): void {
  const at = { x: 880, y: 1214, size: 2.3, turn: -76 };
  const { outline, creases } = hand(KNOCKING, at, 300);
  for (const shape of outline) p.paint(rim(shape, 28), BURGUNDY);
  for (const shape of outline) p.paint(shape, { burgundy: 0.16, yellow: 0.25 });
  for (const crease of creases) p.paint(crease, BURGUNDY);
  const put = place(at);
  p.paint(put(soft(-58, -146, 20, 26, 9)), CREAM);
  for (const [x, y, dx, dy] of [
    [520, 1090, -40, -44],
    [590, 1060, -16, -54],
  ] as const)
    p.paint(line([x, y, x + dx, y + dy], 13), BURGUNDY);
}
