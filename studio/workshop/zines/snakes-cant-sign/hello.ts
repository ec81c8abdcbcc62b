/** Page 6: what the sand had kept. */
import { points } from "../../cast/pen.ts";
import { stroke, type Point, type Shape } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, DARK, ORANGE } from "./inks.ts";
import { cactus, pebbles, ripples } from "./sand.ts";
import { snake } from "./snake.ts";

/** “hello”, in one breath, as a body writes it. */
const HELLO = [
  -60, 900, 60, 930, 150, 840, 215, 650, 200, 520, 150, 540, 150, 720, 160, 960, 185, 850, 250, 790, 290, 850,
  300, 940, 350, 950, 430, 880, 480, 810, 440, 760, 390, 820, 410, 930, 490, 950, 570, 860, 640, 660, 630,
  540, 580, 570, 575, 760, 605, 930, 670, 930, 740, 840, 800, 660, 790, 540, 740, 570, 738, 760, 770, 930,
  830, 930, 890, 850, 960, 790, 1020, 840, 1000, 930, 930, 950, 890, 880, 940, 800, 1040, 800, 1100, 850,
];

const WORD = points(HELLO).map(([x, y]): Point => [x * 0.91, y * 0.95 + 30]);

export function hello(p: ZinePage): void {
  p.ground(ORANGE);
  ripples(
    p,
    "hello",
    [40, 60, 1120, 1560],
    60,
    { forest: 0.5 },
    (_, y) => y < 60 || (y > 1030 && y < 1240) || (y > 380 && y < 470),
  );
  pebbles(p, "stones", [40, 1060, 1120, 170], 20, DARK);
  p.print(shifted(stroke(WORD, 72), 10, 16), DARK);
  p.paint(stroke(WORD, 68), BARE);
  for (const [x, y, size] of [
    [1076, 1590, 0.9],
    [180, 1330, 0.8],
  ] as const)
    cactus(p, { x, y, size });
  snake(p, {
    way: [
      980, 800, 1062, 862, 1092, 990, 1010, 1090, 850, 1104, 700, 1080, 580, 1124, 560, 1220, 640, 1284, 760,
      1270,
    ],
    thick: 78,
    head: { size: 1.4, turn: -24, look: [-0.6, -1], mouth: "smile" },
  });
  caption(
    p,
    "In the morning he saw\nwhere he had been.",
    { x: 110, y: 110, width: 980 },
    { size: 0.92, align: "left", leading: 106 },
  );
  p.texts.push("hello");
  caption(p, "The sand had kept every word.", { x: 110, y: 1410, width: 980 }, { size: 0.95, align: "left" });
}

const shifted = (shape: Shape, dx: number, dy: number): Shape =>
  shape.map(([x, y]): Point => [x + dx, y + dy]);
