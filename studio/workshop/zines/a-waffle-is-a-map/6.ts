/** Close up: the boot that stayed behind. */
import { blob, cut, line } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, CRUST, NAVY, RED, SYRUP, YELLOW, edged } from "./inks.ts";

export function bootBay(p: ZinePage): void {
  p.ground({ red: 0.3 });
  p.paint(cut([-60, -60, 1260, -60, 1260, 470, -60, 500]), CREAM);
  caption(
    p,
    "The lakes filled in order. I left a boot in B3, and drew it in: Boot Bay.",
    { x: 96, y: 100, width: 1008 },
    { size: 0.88 },
  );
  p.paint(cut([560, 1240, 1300, 1222, 1300, 1760, 560, 1760]), YELLOW);
  p.paint(cut([-60, 1270, 560, 1230, 690, 1760, -60, 1760]), CRUST);
  p.paint(cut([-60, 1340, 500, 1300, 610, 1760, -60, 1760]), SYRUP);
  p.paint(line([60, 1540, 110, 1450, 220, 1410], 22), CRUST);
  // strings of syrup between the boot and the foot it belonged to
  const [fx, fy] = [366, 1142];
  for (const [x, sag] of [
    [196, -50],
    [252, -6],
    [306, 30],
  ] as const)
    p.paint(
      line(
        [x, 1420, (x + fx) / 2 + sag, 1270, fx - 8 + sag * 0.3, fy + 14],
        (t) => 30 - 22 * Math.sin(Math.PI * t),
      ),
      SYRUP,
    );
  boot(p, 250, 1510);
  ant(p, {
    at: { x: 710, y: 1228, size: 2.9 },
    bare: [0],
    look: [-0.8, 0.8],
    legs: {
      0: [-26, -78, -84, -90, -119, -28],
      1: [-16, -76, -44, -106, -44, 0],
      2: [-6, -74, -8, -96, 0, 0],
      3: [8, -74, 30, -92, 40, 0],
      4: [18, -76, 62, -106, 80, 0],
      5: [26, -78, 84, -112, 118, 0],
    },
  });
  p.paint(ellipse(fx, fy + 6, 24, 20), SYRUP);
  p.paint(cut([620, 1236, 1300, 1222, 1300, 1262, 628, 1276]), CRUST);
  caption(p, "I have five left.", { x: 620, y: 1330, width: 484 }, { size: 0.92, align: "right" });
}

function boot(p: ZinePage, x: number, y: number): void {
  const put = place({ x, y, size: 3.6, turn: -9 });
  edged(p, put(blob([-22, -50, 22, -50, 20, -16, 44, -10, 48, 8, 10, 12, -24, 10, -22, -16])), RED, 12);
  p.paint(put(ellipse(0, -50, 22, 6)), NAVY);
  p.paint(put(line([-14, -38, -14, -14], 5)), CREAM);
  p.paint(put(blob([-40, 4, -20, -2, 0, 4, 20, -4, 44, 2, 62, 12, 40, 24, -30, 24])), SYRUP);
  p.paint(put(line([-24, 10, 0, 14, 30, 8], 3.4)), YELLOW);
}
