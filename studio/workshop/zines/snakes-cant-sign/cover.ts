/** Page 1: Snake and a pair of gloves. */
import { blob, line, rim } from "../../cast/pen.ts";
import { hand } from "../../cast/hands.ts";
import { ellipse } from "../../shapes.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, DARK, ORANGE } from "./inks.ts";
import { ripples } from "./sand.ts";
import { snake } from "./snake.ts";

export function cover(p: ZinePage): void {
  p.ground(ORANGE);
  p.paint(ellipse(600, 1040, 490, 470), { orange: 0.22 });
  ripples(p, "cover", [40, 1380, 1120, 240], 16, DARK);
  for (const flip of [false, true]) glove(p, flip ? 985 : 215, 1190, flip);
  snake(p, {
    way: [
      330, 1500, 480, 1560, 720, 1550, 850, 1460, 800, 1350, 620, 1320, 420, 1280, 370, 1140, 470, 1020, 660,
      960, 790, 860, 780, 700, 660, 640, 560, 690,
    ],
    thick: 128,
    head: { flip: true, turn: -32, size: 1.35, look: [0.4, 0.7], mouth: "shut" },
  });
  title(p, "Snakes\ncan’t sign", { x: 90, y: 96, width: 1020, height: 350 }, { tones: DARK, cut: false });
  caption(p, "a zine without hands", { x: 90, y: 452, width: 1020 }, { align: "centre", size: 0.86 });
}

/** An empty glove, lying where somebody left it. */
function glove(p: ZinePage, x: number, y: number, flip: boolean): void {
  const { outline } = hand(
    [
      [-46, 0.9],
      [-20, 0.9],
      [-4, 1],
      [10, 0.95],
      [26, 0.9],
    ],
    { x, y, size: 0.86, turn: flip ? 24 : -24, flip },
    150,
  );
  for (const shape of outline) {
    p.paint(shape, BARE);
    p.print(rim(shape, 13), DARK);
  }
  const side = flip ? -1 : 1;
  const cuff = blob([
    x + side * 8,
    y + 96,
    x + side * 96,
    y + 56,
    x + side * 116,
    y + 112,
    x + side * 28,
    y + 152,
  ]);
  p.paint(cuff, DARK);
  p.print(line([x - side * 20, y - 30, x - side * 4, y + 10, x - side * 24, y + 40], 7), DARK);
}
