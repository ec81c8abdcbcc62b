/** Page 3: an inventory. */
import { line } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { DARK, ORANGE } from "./inks.ts";
import { snake } from "./snake.ts";

const LABELS = [
  ["tongue: 1", 760, 330, 420, [742, 372, 660, 356]],
  ["ribs: 412", 770, 690, 400, [744, 730, 690, 730]],
  ["rattle: 1", 90, 1290, 360, [300, 1390, 340, 1432, 410, 1440]],
  ["hands: 0", 700, 1120, 420, [684, 1160, 640, 1150]],
] as const;

export function lookedOver(p: ZinePage): void {
  p.paint(ellipse(420, 900, 560, 640), { orange: 0.3 });
  snake(p, {
    way: [
      470, 1460, 640, 1480, 860, 1440, 900, 1320, 780, 1250, 520, 1240, 300, 1190, 180, 1060, 260, 930, 460,
      890, 640, 800, 650, 660, 500, 590, 300, 590, 190, 490, 270, 390, 390, 380,
    ],
    thick: 108,
    head: { size: 1.45, turn: 0, look: [-0.5, 1], mouth: "tongue" },
  });
  for (const [text, x, y, width, way] of LABELS) {
    caption(p, text, { x, y, width }, { size: 0.92 });
    p.print(line(way, 9), DARK);
    const [ex, ey] = way.slice(-2) as [number, number];
    p.paint(ellipse(ex, ey, 12), ORANGE);
  }
  caption(p, "Snake looked himself over.", { x: 90, y: 110, width: 1020 }, { size: 0.86 });
}
