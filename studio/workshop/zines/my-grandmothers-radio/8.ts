/** The back cover is the set's back, with what she left inside. */
import { cut, line, rim, soft } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, FOREST, ORANGE, edged } from "./inks.ts";

export function back(p: ZinePage): void {
  p.ground(ORANGE);
  p.paint(rim(soft(66, 66, 1068, 1565, 90), 14), FOREST);
  for (const [x, y] of [
    [130, 130],
    [1070, 130],
    [130, 1567],
    [1070, 1567],
  ] as const) {
    p.paint(ellipse(x, y, 26), FOREST);
    p.paint(line([x - 13, y - 11, x + 13, y + 11], 7), CREAM);
  }
  // the vents, and four warm valves behind them
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 7; k++) p.paint(soft(216 + k * 114, 210 + row * 82, 78, 40, 20), DARK);
  for (const [k, row] of [
    [1, 1],
    [3, 2],
    [5, 1],
    [4, 3],
  ] as const)
    p.paint(soft(216 + k * 114, 210 + row * 82, 78, 40, 20), { orange: 0.2 });
  edged(p, cut([170, 720, 1020, 690, 1046, 1170, 196, 1206]), CREAM, 11);
  p.paint(cut([470, 660, 700, 650, 706, 730, 476, 742]), { orange: 0.3, forest: 0.18 });
  caption(
    p,
    "If it stops, hit it. If it still stops, put the kettle on.",
    { x: 256, y: 800, width: 740 },
    { size: 0.9, pen: 9, slant: 5, turn: -2 },
  );
  p.paint(line([1010, 1400, 990, 1480, 900, 1520, 780, 1490, 690, 1540, 600, 1720], 22), FOREST);
  caption(p, "(On the inside, in pencil.)", { x: 136, y: 1290, width: 960 }, { size: 0.7 });
}
