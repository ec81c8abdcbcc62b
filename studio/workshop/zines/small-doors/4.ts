/** The back cover: my own door, and a caller. */
import { blob, cut, line, rim, soft } from "../../cast/pen.ts";
import { stars } from "../../cast/scenery.ts";
import { random } from "@toadstool/stage/seeded";
import { ellipse, place, rect } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BURGUNDY, CREAM, LEAF, PLUM, SKY, YELLOW, edged } from "./inks.ts";
import { mouse } from "./mouse.ts";

export function caller(p: ZinePage): void {
  p.ground(YELLOW);
  // the way out, and the night in it
  edged(p, rect(420, 500, 660, 840), PLUM, 16);
  stars(p, random("street"), [450, 530, 600, 380], 26, YELLOW);
  p.paint(ellipse(980, 600, 50), CREAM);
  p.paint(ellipse(958, 588, 45), PLUM);
  p.paint(cut([436, 1190, 560, 1150, 700, 1186, 860, 1140, 1064, 1180, 1064, 1330, 436, 1330]), BURGUNDY);
  edged(p, cut([1080, 484, 1290, 410, 1290, 1460, 1080, 1346]), LEAF, 14);
  p.paint(rim(cut([1130, 570, 1300, 545, 1300, 850, 1130, 860]), 9), BURGUNDY);
  p.paint(ellipse(1110, 900, 17), CREAM);
  p.paint(rect(-60, 1346, 1320, 420), { yellow: 0.3 });
  p.paint(line([-60, 1346, 420, 1346], 14), BURGUNDY);
  edged(p, cut([470, 1356, 1050, 1352, 1100, 1440, 430, 1448]), SKY, 11);
  mouse(p, { at: { x: 820, y: 1404, size: 0.92 }, gown: SKY, look: [-0.8, -0.9], paw: [-92, -150] });
  cup(p, 730, 1262);
  legs(p);
  caption(
    p,
    "Last night somebody knocked at mine.\nLow down.",
    { x: 464, y: 104, width: 648 },
    { size: 0.8 },
  );
  bubble(
    p,
    "Could you spare a sugar?",
    { x: 560, y: 726, width: 440 },
    { size: 0.84, tail: [800, 1112], fill: CREAM, edge: BURGUNDY },
  );
  caption(
    p,
    "One.\nShe counted it.",
    { x: 500, y: 1466, width: 604 },
    { size: 0.74, leading: 104, align: "right" },
  );
}

/** A thimble, held up. */
function cup(p: ZinePage, x: number, y: number): void {
  edged(p, cut([x - 26, y - 34, x + 26, y - 34, x + 20, y + 24, x - 20, y + 24]), CREAM, 6);
  p.paint(ellipse(x, y - 34, 27, 8), BURGUNDY);
}

/** Mine, in odd slippers. */
function legs(p: ZinePage): void {
  for (const [x, slipper] of [
    [120, SKY],
    [300, BURGUNDY],
  ] as const) {
    const put = place({ x, y: 1600 });
    edged(p, put(blob([-90, -1700, 90, -1700, 78, -600, 70, -150, -70, -150, -78, -600])), { sky: 0.35 }, 12);
    for (let k = 0; k < 5; k++) p.paint(put(line([-70 + k * 34, -1700, -62 + k * 31, -164], 8)), BURGUNDY);
    edged(p, put(soft(-62, -160, 124, 80, 20)), CREAM, 12);
    edged(p, put(blob([-88, 0, -92, -70, -50, -112, 60, -110, 140, -80, 176, -30, 160, 6])), slipper, 12);
    p.paint(put(ellipse(96, -92, 34, 30)), YELLOW);
    p.paint(put(rim(ellipse(96, -92, 34, 30), 9)), BURGUNDY);
  }
}
