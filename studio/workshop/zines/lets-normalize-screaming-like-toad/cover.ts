/** Page 1: all mouth. */
import { blob, line, rim } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, BRICK, DARK, GREEN, PINK } from "./inks.ts";
import { wedges } from "./noise.ts";

const HEAD = blob([
  -120, 1760, -110, 900, -40, 560, 40, 420, 90, 230, 250, 120, 400, 190, 470, 330, 600, 350, 730, 330, 800,
  190, 950, 120, 1110, 230, 1160, 420, 1240, 560, 1310, 900, 1320, 1760,
]);
const MOUTH = blob([
  70, 960, 150, 660, 380, 520, 600, 490, 820, 520, 1050, 660, 1130, 960, 1080, 1320, 880, 1560, 600, 1620,
  320, 1560, 120, 1320,
]);

export function cover(p: ZinePage): void {
  p.ground(PINK);
  wedges(p, [600, 900], 22, 0, 1500, GREEN);
  p.paint(HEAD, GREEN);
  for (const [x, y, r] of [
    [30, 700, 26],
    [1176, 690, 30],
    [600, 420, 22],
    [540, 400, 13],
    [1130, 1500, 24],
    [60, 1480, 30],
    [1150, 600, 14],
  ] as const)
    p.print(ellipse(x, y, r, r * 0.86), PINK);
  p.print(rim(HEAD, 26), DARK);
  p.paint(MOUTH, DARK);
  p.paint(ellipse(600, 1612, 400, 200), PINK, MOUTH);
  p.paint(line([600, 1450, 604, 1640], 20), BRICK, MOUTH);
  for (const side of [-1, 1]) {
    const x = 600 + side * 350;
    p.paint(ellipse(x, 270, 118), DARK);
    p.paint(ellipse(x, 270, 94), BARE);
    p.paint(ellipse(x - side * 14, 296, 52, 34), DARK);
    p.print(ellipse(600 + side * 52, 448, 12, 9), DARK);
  }
  title(p, "Let’s", { x: 380, y: 580, width: 440, height: 170 }, { tones: BARE });
  title(p, "normalize", { x: 220, y: 752, width: 760, height: 170 }, { tones: BARE });
  title(p, "screaming", { x: 120, y: 920, width: 960, height: 210 }, { tones: PINK, cut: true });
  title(p, "like Toad", { x: 220, y: 1126, width: 760, height: 190 }, { tones: BARE });
}
