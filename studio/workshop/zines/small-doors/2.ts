/** The catalogue: four doors and what each is for. */
import { bend, blob, cut, line, rim, soft } from "../../cast/pen.ts";
import { ellipse, rect } from "../../shapes.ts";
import { panel } from "../frames.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BURGUNDY, CREAM, LEAF, PLUM, SKY, YELLOW, edged } from "./inks.ts";

export function catalogue(p: ZinePage): void {
  p.ground(CREAM);
  title(p, "Known so far", { x: 92, y: 96, width: 1016, height: 130 }, { tones: BURGUNDY });
  meter(p, 92, 270);
  catFlap(p, 624, 270);
  coalHole(p, 92, 950);
  shelf(p, 624, 950);
  for (const [text, x, y] of [
    ["Gas meter,\nnumber 14", 92, 790],
    ["Cat flap\n(no cat)", 624, 790],
    ["Coal hole,\nDock Street", 92, 1472],
    ["Library, between\nM and N", 624, 1472],
  ] as const)
    caption(p, text, { x, y, width: 484 }, { size: 0.64, leading: 104 });
}

const HIGH = 490;
const WIDE = 484;

function meter(p: ZinePage, x: number, y: number): void {
  const box = panel({ x, y, width: WIDE, height: HIGH }, "meter");
  edged(p, box, { burgundy: 0.3 }, 10);
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 4; k++)
      p.paint(
        rect(x - 40 + k * 150 + (row % 2) * 75, y + row * 84, 138, 72),
        { burgundy: 0.55, yellow: 0.6 },
        box,
      );
  edged(p, cut([x + 110, y + 130, x + 370, y + 122, x + 374, y + 400, x + 112, y + 404]), SKY, 11);
  p.paint(rim(cut([x + 140, y + 160, x + 342, y + 154, x + 344, y + 370, x + 142, y + 374]), 8), BURGUNDY);
  p.paint(ellipse(x + 322, y + 266, 15), BURGUNDY);
  p.paint(line([x + 170, y + 200, x + 210, y + 190], 9), BURGUNDY);
}

function catFlap(p: ZinePage, x: number, y: number): void {
  const box = panel({ x, y, width: WIDE, height: HIGH }, "flap");
  edged(p, box, LEAF, 10);
  for (const dx of [120, 362]) p.paint(bend([x + dx, y - 20, x + dx, y + HIGH + 20], 9), BURGUNDY, box);
  edged(p, soft(x + 96, y + 150, 292, 300, 44), CREAM, 11);
  p.paint(soft(x + 130, y + 182, 224, 236, 26), PLUM);
  edged(p, cut([x + 132, y + 184, x + 352, y + 184, x + 330, y + 384, x + 110, y + 388]), { sky: 0.4 }, 9);
  p.paint(line([x + 170, y + 230, x + 240, y + 222], 14), CREAM);
  // a cobweb says how long
  for (const [dx, dy] of [
    [86, 6],
    [70, 50],
    [10, 84],
  ] as const)
    p.paint(line([x + 352, y + 184, x + 352 - dx, y + 184 + dy], 4), BURGUNDY);
  p.paint(line([x + 290, y + 190, x + 304, y + 222, x + 344, y + 244], 4), BURGUNDY);
}

function coalHole(p: ZinePage, x: number, y: number): void {
  const box = panel({ x, y, width: WIDE, height: HIGH }, "coal");
  edged(p, box, { burgundy: 0.14 }, 10);
  for (const [ax, ay, bx, by] of [
    [0, 150, 484, 130],
    [0, 330, 484, 350],
    [150, 0, 130, 150],
    [330, 340, 350, 490],
    [360, 0, 366, 140],
  ] as const)
    p.paint(line([x + ax, y + ay, x + bx, y + by], 7), BURGUNDY);
  edged(p, ellipse(x + 242, y + 248, 172, 164), BURGUNDY, 4);
  p.paint(rim(ellipse(x + 242, y + 248, 150, 142), 8), CREAM);
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4;
    p.paint(
      line(
        [
          x + 242 + Math.cos(a) * 62,
          y + 248 + Math.sin(a) * 60,
          x + 242 + Math.cos(a) * 126,
          y + 248 + Math.sin(a) * 120,
        ],
        13,
      ),
      CREAM,
    );
  }
  p.paint(ellipse(x + 242, y + 248, 36), YELLOW);
}

const SPINES = [
  [0, 74, SKY],
  [76, 88, YELLOW],
  [166, 62, PLUM],
  [262, 70, LEAF],
  [334, 86, SKY],
  [422, 70, YELLOW],
] as const;

function shelf(p: ZinePage, x: number, y: number): void {
  const box = panel({ x, y, width: WIDE, height: HIGH }, "shelf");
  edged(p, box, BURGUNDY, 10);
  for (const [i, [dx, width, tones]] of SPINES.entries()) {
    const top = y + 90 + (i % 3) * 26;
    p.paint(rect(x + dx, top, width, y + 440 - top), tones, box);
    for (const dy of [40, 62])
      p.paint(line([x + dx + 8, top + dy, x + dx + width - 8, top + dy], 8), CREAM, box);
  }
  p.paint(rect(x - 20, y + 440, WIDE + 40, 20), CREAM, box);
  p.paint(
    blob([x + 232, y + 438, x + 230, y + 330, x + 246, y + 300, x + 260, y + 330, x + 260, y + 438]),
    YELLOW,
  );
  p.paint(ellipse(x + 252, y + 384, 4), BURGUNDY);
}
