/** Page 3: under water. */
import { blob, line, rim, soft } from "../../cast/pen.ts";
import { cutLetters } from "../../lettering-block.ts";
import { ellipse, place, rect } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, DARK, PINK } from "./inks.ts";
import { screamingToad } from "./toad.ts";

const TUB = soft(96, 400, 1008, 1120, 220);
const BELOW_RIM = rect(-40, 580, 1280, 1200);
const WATER = blob([
  40, 1600, 40, 740, 142, 736, 300, 756, 480, 728, 640, 760, 800, 728, 940, 756, 1058, 734, 1160, 740, 1160,
  1600,
]);
const BUBBLES = [
  [470, 1000, 34],
  [560, 930, 46],
  [470, 860, 58],
  [610, 810, 66],
  [520, 720, 80],
  [700, 700, 58],
  [380, 742, 44],
  [640, 1000, 26],
  [560, 600, 92],
  [730, 560, 60],
  [420, 590, 62],
] as const;

export function bath(p: ZinePage): void {
  p.ground({ lime: 0.28 });
  for (let y = 130; y < 1700; y += 190) p.print(line([-40, y, 1240, y], 9), { lime: 0.7 });
  for (let x = 85; x < 1240; x += 206) p.print(line([x, -40, x, 1740], 9), { lime: 0.7 });
  p.paint(rect(-40, 1560, 1280, 200), { pink: 0.55 });
  for (const x of [230, 970]) {
    p.paint(ellipse(x, 1560, 76, 70), DARK);
    p.paint(ellipse(x, 1570, 40, 36), PINK);
  }
  p.paint(rim(TUB, 34), DARK, BELOW_RIM);
  p.paint(TUB, BARE, BELOW_RIM);
  p.paint(soft(60, 520, 1080, 100, 50), DARK);
  p.paint(soft(78, 538, 1044, 64, 32), BARE);
  p.paint(WATER, PINK, soft(140, 500, 920, 980, 190));
  p.print(line([142, 736, 300, 756, 480, 728, 640, 760, 800, 728, 940, 756, 1058, 734], 14), DARK);
  screamingToad(p, {
    at: { x: 580, y: 1446, size: 1.9 },
    gape: 1,
    eyes: "wide",
    look: [0, -1],
    arms: "down",
  });
  for (const [x, y, r] of BUBBLES) {
    p.paint(ellipse(x, y, r), DARK);
    p.paint(ellipse(x, y, r - 8), BARE);
    const size = r / 62;
    for (const shape of cutLetters("a", { x, y: y + 34 * size, size, turn: (x % 30) - 15 }))
      p.paint(shape, DARK);
  }
  duck(p);
  caption(
    p,
    "In the bath he does it under water. The duck is used to it.",
    { x: 90, y: 96, width: 1020 },
    { size: 1.02, align: "centre", leading: 106 },
  );
}

function duck(p: ZinePage): void {
  const put = place({ x: 900, y: 752, size: 1.25, turn: 7 });
  const body = blob([
    -90, 0, -110, -50, -84, -62, -50, -44, 10, -48, 16, -84, 2, -120, 34, -152, 76, -136, 84, -96, 74, -60,
    84, -20, 60, 8, -20, 14,
  ]);
  p.paint(put(body), { lime: 1 });
  p.print(put(rim(body, 9)), DARK);
  p.paint(put(blob([78, -112, 118, -108, 120, -92, 80, -88])), PINK);
  p.print(put(line([82, -100, 116, -100], 5)), DARK);
  p.paint(put(ellipse(50, -112, 13)), BARE);
  p.print(put(rim(ellipse(50, -112, 13), 5)), DARK);
  p.paint(put(ellipse(47, -110, 5)), DARK);
  p.print(put(line([-50, -24, -14, -10, 24, -26], 7)), DARK);
}
