/** The cover: the country in its sea, a route, a compass of cutlery. */
import { cut, line } from "../../cast/pen.ts";
import { dashes } from "../../cast/scenery.ts";
import type { Picture } from "../../riso.ts";
import { ellipse, place } from "../../shapes.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, NAVY, RED, YELLOW, edged } from "./inks.ts";
import { pocketAt, waffle, type Waffle } from "./waffle.ts";

const COUNTRY: Waffle = {
  at: { x: 560, y: 1140, turn: -7 },
  columns: 4,
  rows: 4,
  cell: 196,
  wet: ["2,0", "3,0", "3,1"],
  coast: NAVY,
};

export function cover(p: ZinePage): void {
  p.ground({ navy: 0.3 });
  waffle(p, COUNTRY);
  butter(p);
  const [x, y] = pocketAt(COUNTRY, 3, 2);
  dashes(
    p,
    [
      [330, 1330],
      [350, 1250],
      [540, 1240],
      [560, 1420],
      [750, 1400],
      [x - 20, y + 20],
    ],
    15,
    38,
    26,
    NAVY,
    false,
  );
  for (const turn of [45, -45]) p.paint(place({ x, y, turn })(line([-56, 0, 56, 0], 26)), NAVY);
  compass(p, 1016, 690);
  p.paint(cut([0, -60, 1300, -60, 1300, 520, -60, 502, -60, -60]), RED);
  p.paint(cut([-60, 500, 1300, 516, 1300, 532, -60, 516]), NAVY);
  title(p, "A waffle\nis a map", { x: 96, y: 96, width: 1008, height: 400 }, { tones: CREAM });
  ant(p, { at: { x: 282, y: 1608, size: 1.36 }, look: [0.8, -0.7], halo: CREAM });
  p.paint(cut([512, 1508, 1128, 1496, 1130, 1608, 508, 1612]), CREAM);
  caption(p, "surveyed by an ant", { x: 530, y: 1526, width: 580 }, { size: 0.64, align: "centre" });
}

/** A square of butter with a height's lines on it. */
function butter(p: Picture): void {
  const [x, y] = pocketAt(COUNTRY, 0.5, 0.6);
  const put = place({ x, y, turn: -7 });
  for (const [r, tones] of [
    [128, NAVY],
    [116, { yellow: 0.35 }],
    [84, NAVY],
    [75, { yellow: 0.2 }],
    [46, NAVY],
    [38, CREAM],
  ] as const)
    p.paint(put(cut([-r, -r * 0.9, r * 0.95, -r, r, r * 0.9, -r * 0.9, r])), tones);
}

/** North is where the fork is. */
function compass(p: Picture, x: number, y: number): void {
  edged(p, ellipse(x, y, 122), CREAM, 10);
  const put = place({ x, y, turn: 14 });
  p.paint(put(line([0, 96, 0, -30], 18)), RED);
  for (const dx of [-24, 0, 24]) p.paint(put(line([dx, -96, dx, -40], 11)), RED);
  p.paint(put(line([-24, -46, -20, -26, 0, -20, 20, -26, 24, -46], 12)), RED);
  p.paint(put(line([-92, 0, 84, 0], 14)), NAVY);
  p.paint(put(cut([10, -7, 88, -7, 96, 10, 84, 20, 10, 20])), NAVY);
  p.paint(ellipse(x, y, 17), YELLOW);
}
