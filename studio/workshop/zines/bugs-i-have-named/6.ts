/** Kevin: a bath, and how to leave it in three pictures. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { ellipse, rect } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { spider } from "./bugs.ts";
import { CREAM, FOREST, LIME, PINK } from "./inks.ts";
import { name, say } from "./words.ts";

export function kevin(p: ZinePage): void {
  p.ground(LIME);
  for (let i = 1; i < 6; i++) p.print(line([i * 200, 408, i * 200 + 4, 800, i * 200, 1200], 7), FOREST);
  for (let i = 0; i < 4; i++)
    p.print(line([-40, 408 + i * 200, 600, 412 + i * 200, 1240, 408 + i * 200], i ? 7 : 14), FOREST);
  const bath = blob([
    70, 480, 84, 420, 1116, 420, 1130, 480, 1080, 800, 960, 1010, 780, 1070, 420, 1070, 240, 1010, 120, 800,
  ]);
  for (const x of [270, 930])
    p.paint(
      blob([x - 60, 1020, x + 60, 1020, x + 40, 1110, x + 70, 1150, x - 70, 1150, x - 40, 1110]),
      FOREST,
    );
  p.paint(bath, CREAM);
  p.print(rim(bath, 15), FOREST);
  p.paint(ellipse(600, 452, 530, 60), CREAM);
  p.print(rim(ellipse(600, 452, 530, 60), 15), FOREST);
  p.print(ellipse(600, 462, 470, 36), { forest: 0.5 });
  // through the side, as one cannot: the plug, and who sits by it
  p.print(blob([190, 560, 1010, 560, 960, 780, 880, 920, 740, 980, 460, 980, 320, 920, 240, 780]), {
    pink: 0.3,
  });
  spider(p, { x: 560, y: 860, size: 0.72 });
  p.paint(ellipse(770, 940, 40, 14), FOREST);
  name(p, "Kevin", { x: 84, y: 96, width: 460, height: 180 }, { align: "left" });
  say(p, "is not a bug. Nobody has told him.", { x: 590, y: 96, width: 520, height: 290 }, { most: 0.88 });
  p.paint(rect(-40, 1200, 1280, 560), PINK);
  steps(p);
}

function steps(p: ZinePage): void {
  for (const [i, text] of ["glass", "postcard", "window"].entries()) {
    const x = 84 + i * 344;
    p.paint(cut([x + 6, 1240, x + 322, 1232, x + 318, 1510, x + 2, 1514]), CREAM);
    caption(p, text, { x, y: 1528, width: 330 }, { tones: FOREST, align: "centre", size: 0.82, pen: 12.5 });
  }
  const glass = (x: number, y: number): void => {
    p.print(blob([x - 70, y, x - 56, y - 180, x + 56, y - 180, x + 70, y]), { lime: 0.5 });
    p.print(rim(cut([x - 72, y, x - 54, y - 184, x + 54, y - 184, x + 72, y]), 10), FOREST);
  };
  spider(p, { x: 246, y: 1440, size: 0.34 });
  glass(246, 1494);
  p.paint(cut([466, 1462, 716, 1444, 720, 1466, 470, 1486]), PINK);
  spider(p, { x: 590, y: 1404, size: 0.34 });
  glass(590, 1456);
  p.print(rim(rect(834, 1262, 200, 224), 13), FOREST);
  p.paint(rect(844, 1272, 180, 204), LIME);
  p.paint(cut([934, 1266, 1024, 1240, 1030, 1500, 934, 1482]), FOREST);
  p.paint(line([860, 1476, 880, 1440, 872, 1400], 5), FOREST);
  spider(p, { x: 880, y: 1380, size: 0.3, turn: -14 });
}
