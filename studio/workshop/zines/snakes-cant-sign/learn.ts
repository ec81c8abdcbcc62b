/** Page 8: two on a rock. */
import { blob, line } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, DARK, ORANGE } from "./inks.ts";
import { cactus } from "./sand.ts";
import { snake } from "./snake.ts";

export function learn(p: ZinePage): void {
  p.ground({ orange: { from: [0, 200, 0.12], to: [0, 1180, 0.9] } });
  p.paint(ellipse(600, 900, 330), BARE);
  p.paint(blob([-80, 1800, -80, 1120, 240, 1080, 640, 1110, 1280, 1070, 1280, 1800]), { orange: 1 });
  cactus(p, { x: 1060, y: 1110, size: 0.9 });
  p.paint(blob([120, 1330, 160, 1180, 320, 1100, 620, 1080, 880, 1110, 1010, 1190, 1050, 1330]), DARK);
  p.paint(blob([-80, 1800, -80, 1310, 300, 1280, 900, 1290, 1280, 1270, 1280, 1800]), DARK);
  const put = place({ x: 470, y: 1100, size: 1.25 });
  for (const shape of [
    blob([-56, 6, -74, -50, -58, -120, -40, -160, 40, -160, 58, -120, 74, -50, 56, 6]),
    blob([-98, -206, -94, -262, -56, -296, 0, -288, 56, -296, 94, -262, 98, -206, 60, -162, -60, -162]),
    ellipse(-62, -268, 40),
    ellipse(62, -268, 40),
    line([46, -136, 112, -120, 150, -190], 30),
    line([-20, 0, -110, 30, -180, 4, -200, -50], 26),
  ])
    p.paint(put(shape), DARK);
  for (const [x, y] of [
    [120, -226],
    [144, -240],
    [168, -236],
    [184, -214],
    [112, -198],
  ] as const) {
    p.paint(put(line([150, -192, x, y], 12)), DARK);
    p.paint(put(ellipse(x, y, 11)), DARK);
  }
  for (const x of [-24, 6, 32]) p.paint(put(ellipse(x, -272 + Math.abs(x) / 4, 6)), ORANGE);
  snake(p, {
    way: [1000, 1230, 900, 1160, 780, 1126, 720, 1060, 780, 990, 870, 930, 850, 840, 790, 780],
    thick: 82,
    rattle: false,
    head: { flip: true, size: 1.3, turn: 6, look: [0.8, -0.1], mouth: "smile" },
  });
  caption(
    p,
    "Snakes\ncan’t sign.",
    { x: 90, y: 120, width: 1020 },
    { size: 1.65, align: "centre", leading: 100 },
  );
  caption(
    p,
    "They can ask, and watch, and wait, and write it in the sand.",
    { x: 96, y: 1336, width: 1008 },
    { size: 0.92, align: "centre", tones: BARE, leading: 104 },
  );
}
