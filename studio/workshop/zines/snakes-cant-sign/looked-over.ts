/** Page 3: an inventory. */
import { line } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { DARK, ORANGE } from "./inks.ts";
import { snake } from "./snake.ts";

const LABELS = [
  ["tongue: 1", 760, 414, 420, [744, 462, 716, 474]],
  ["ribs: 412", 770, 774, 400, [744, 814, 690, 814]],
  ["rattle: 1", 90, 1374, 360, [300, 1474, 340, 1516, 410, 1524]],
  ["hands: 0", 700, 1120, 420, [684, 1166, 630, 1158]],
] as const;

export function lookedOver(p: ZinePage): void {
  p.paint(ellipse(420, 980, 560, 640), { orange: 0.3 });
  snake(p, {
    way: [
      470, 1544, 640, 1564, 860, 1524, 900, 1404, 780, 1334, 520, 1324, 300, 1274, 180, 1144, 260, 1014, 460,
      974, 640, 884, 650, 744, 500, 674, 300, 674, 190, 574, 270, 474, 390, 464,
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
  caption(p, "Snake looked\nhimself over.", { x: 90, y: 110, width: 1020 }, { size: 1.05, leading: 104 });
}
