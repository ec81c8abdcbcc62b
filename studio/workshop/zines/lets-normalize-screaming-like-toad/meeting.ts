/** Page 4: item nine. */
import { bend, cut, line, rim } from "../../cast/pen.ts";
import { ellipse, place, rect } from "../../shapes.ts";
import { bubble, frame, panel } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { crow, mole } from "./friends.ts";
import { BARE, BRICK, DARK, GREEN, PINK } from "./inks.ts";
import { screamingToad } from "./toad.ts";

export function meeting(p: ZinePage): void {
  p.ground({});
  p.paint(rect(-40, -40, 1280, 1260), { pink: 0.2 });
  chart(p);
  mole(p, { x: 1040, y: 1220, size: 1.9 }, 0);
  screamingToad(p, { at: { x: 650, y: 1200, size: 1.95 }, gape: 0, arms: "left up", look: [-0.9, -0.2] });
  crow(p, { x: 50, y: 1240, size: 2.05 }, 0.4);
  p.paint(cut([-40, 1130, 1240, 1130, 1240, 1180, -40, 1180]), BRICK);
  p.paint(rect(-40, 1176, 1280, 250), PINK);
  p.paint(rect(-40, 1172, 1280, 14), DARK);
  mug(p, 380, 1140);
  mug(p, 800, 1136);
  for (const [x, turn] of [
    [560, -6],
    [1060, 8],
    [150, 4],
  ] as const) {
    const sheet = place({ x, y: 1290, turn })(panel({ x: -90, y: -46, width: 180, height: 92 }, `${x}`, 8));
    p.paint(sheet, BARE);
    for (const y of [1268, 1290, 1312]) p.print(line([x - 60, y, x + 50 - (y % 40), y], 9), DARK);
  }
  bubble(p, "Any other business?", { x: 160, y: 190, width: 560 }, { tail: [236, 800], size: 1.2 });
  caption(
    p,
    "In meetings he waits for the right item.",
    { x: 90, y: 1446, width: 1000 },
    { align: "centre" },
  );
}

function chart(p: ZinePage): void {
  const board = panel({ x: 856, y: 150, width: 270, height: 290 }, "chart", 10);
  p.paint(board, BARE);
  frame(p, board, DARK, 12);
  p.print(bend([890, 206, 930, 276, 975, 246, 1016, 356, 1050, 336, 1092, 406], 14), GREEN);
  p.print(bend([886, 202, 926, 272, 971, 242, 1012, 352, 1046, 332, 1088, 402], 9), DARK);
}

function mug(p: ZinePage, x: number, y: number): void {
  p.paint(rim(ellipse(x + 50, y - 8, 30, 34), 14), DARK);
  p.paint(rect(x - 50, y - 64, 100, 116), DARK);
  p.paint(rect(x - 40, y - 54, 80, 96), GREEN);
  p.paint(line([x - 14, y - 84, x - 24, y - 110, x - 8, y - 134, x - 18, y - 160], 9), BARE);
  p.paint(line([x + 18, y - 84, x + 8, y - 108, x + 24, y - 132], 9), BARE);
}
