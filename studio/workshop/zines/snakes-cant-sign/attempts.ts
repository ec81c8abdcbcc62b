/** Page 4: what he tried, and what she read. */
import { hand } from "../../cast/hands.ts";
import { blob, bow, line, rim } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import { frame, label, panel } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, DARK, ORANGE } from "./inks.ts";
import { snake } from "./snake.ts";

const ROWS = [
  { y: 88, tried: "gloves", read: "“Cheese?”" },
  { y: 601, tried: "twigs", read: "“Tuesday?”" },
  { y: 1114, tried: "a crab", read: "“HELP?”" },
] as const;

export function attempts(p: ZinePage): void {
  p.ground(DARK);
  ROWS.forEach(({ y, tried, read }, i) => {
    const cut = panel({ x: 96, y, width: 1008, height: 482 }, tried, 12);
    p.paint(cut, i === 1 ? { orange: 1 } : {});
    if (i !== 1)
      p.print(
        blob([60, y + 540, 60, y + 424, 400, y + 394, 800, y + 428, 1140, y + 394, 1140, y + 540]),
        { orange: 0.4 },
        cut,
      );
    snake(p, {
      way: [190, y + 430, 300, y + 436, 420, y + 392, 450, y + 290, 430, y + 210],
      thick: 92,
      rattle: false,
      mark: i === 1 ? BARE : ORANGE,
      head: { size: 1.4, look: [1, 0.2], flip: false, turn: 4 },
    });
    if (i === 0) gloves(p, y);
    else if (i === 1) twigs(p, y);
    else crab(p, y);
    frame(p, cut, BARE, 10);
    label(p, tried, { x: 130, y: y + 26, width: 260, height: 96 }, { fill: DARK, tones: BARE, cut: true });
    caption(p, read, { x: 600, y: y + 354, width: 480, height: 120 }, { size: 0.95, align: "centre" });
  });
}

function gloves(p: ZinePage, y: number): void {
  for (const [x, dy, turn, flip] of [
    [700, 200, 24, false],
    [900, 180, -8, true],
  ] as const) {
    p.print(bow(470, y + 326, x - 4, y + dy + 70, 36, 16), DARK);
    for (const shape of hand(
      [
        [-50, 0.9],
        [-22, 0.9],
        [-4, 1],
        [12, 0.95],
        [30, 0.9],
      ],
      { x, y: y + dy, size: 0.52, turn, flip },
      120,
    ).outline) {
      p.paint(shape, BARE);
      p.print(rim(shape, 12), DARK);
    }
  }
}

function twigs(p: ZinePage, y: number): void {
  for (const [x, turn] of [
    [690, 14],
    [900, -10],
  ] as const) {
    p.print(bow(470, y + 326, x, y + 296, 30, 16), DARK);
    const put = place({ x, y: y + 290, turn });
    for (const way of [
      [0, 20, -4, -70, 4, -200],
      [0, -60, -50, -100, -64, -160],
      [0, -90, 48, -130, 60, -186],
      [2, -130, -24, -170, -26, -214],
    ])
      p.print(put(line(way, 17)), DARK);
    p.paint(put(blob([56, -190, 80, -226, 104, -224, 84, -190])), DARK);
  }
}

function crab(p: ZinePage, y: number): void {
  const put = place({ x: 800, y: y + 216, size: 1.2 });
  for (const side of [-1, 1]) {
    for (const k of [0, 1, 2])
      p.paint(
        put(
          line(
            [side * 60, 20 + k * 12, side * (110 + k * 4), 14 + k * 18, side * (124 - k * 6), 54 + k * 12],
            13,
          ),
        ),
        DARK,
      );
    p.paint(put(line([side * 70, -10, side * 128, -40, side * 122, -86], 20)), DARK);
    const claw = blob([
      side * 96,
      -84,
      side * 86,
      -130,
      side * 112,
      -160,
      side * 122,
      -122,
      side * 142,
      -160,
      side * 166,
      -122,
      side * 146,
      -82,
    ]);
    p.paint(put(claw), ORANGE);
    p.print(put(rim(claw, 9)), DARK);
    p.paint(put(line([side * 26, -36, side * 32, -74], 9)), DARK);
  }
  const shell = blob([-84, 10, -70, -30, 0, -50, 70, -30, 84, 10, 60, 44, 0, 54, -60, 44]);
  p.paint(put(shell), ORANGE);
  p.print(put(rim(shell, 10)), DARK);
  for (const side of [-1, 1]) {
    p.paint(put(ellipse(side * 33, -84, 19)), DARK);
    p.paint(put(ellipse(side * 33, -84, 12)), BARE);
    p.paint(put(ellipse(side * 29, -88, 5)), DARK);
  }
  p.paint(put(ellipse(0, 14, 22, 14)), DARK);
}
