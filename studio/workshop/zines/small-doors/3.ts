/** Between M and N. */
import { cut, line, soft } from "../../cast/pen.ts";
import { ellipse, rect } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BURGUNDY, CREAM, LEAF, PLUM, SKY, YELLOW } from "./inks.ts";
import { mouse } from "./mouse.ts";

const BOOKS = [
  [-60, 620, 176, PLUM, ""],
  [120, 560, 230, SKY, "M"],
  [800, 590, 220, { burgundy: 0.5, yellow: 1 }, "N"],
  [1024, 660, 240, PLUM, ""],
] as const;
const SHELF = 1420;

export function library(p: ZinePage): void {
  p.ground(BURGUNDY);
  caption(
    p,
    "I knocked at all of them. It is only polite. At the library somebody came.",
    { x: 96, y: 100, width: 1008 },
    { size: 0.84, tones: CREAM },
  );
  for (const [x, top, width, tones, letter] of BOOKS) {
    p.paint(cut([x, top + 8, x + width, top, x + width, SHELF, x, SHELF]), tones);
    for (const y of [top + 60, top + 92, SHELF - 90])
      p.paint(line([x + 14, y, x + width - 14, y - 2], 11), letter ? CREAM : { burgundy: 0.4 });
    if (letter)
      caption(p, letter, { x, y: 860, width }, { face: "block", size: 1.9, align: "centre", tones: CREAM });
  }
  // light falls out of the door and over the shelf's edge
  p.paint(rect(-60, SHELF, 1320, 60), CREAM);
  p.paint(cut([430, SHELF, 740, SHELF, 900, 1760, 290, 1760]), { yellow: 1, burgundy: 0.25 });
  p.paint(cut([430, SHELF, 740, SHELF, 770, SHELF + 60, 400, SHELF + 60]), YELLOW);
  p.paint(soft(404, 700, 370, 760, 170), LEAF);
  p.paint(soft(434, 734, 310, 720, 150), YELLOW);
  p.paint(rect(404, SHELF - 30, 370, 30), YELLOW);
  p.paint(cut([744, 830, 790, 800, 790, SHELF + 20, 744, SHELF]), LEAF);
  p.paint(ellipse(768, 1150, 10), CREAM);
  p.paint(line([590, 736, 590, 800], 8), BURGUNDY);
  p.paint(cut([552, 800, 628, 800, 612, 850, 568, 850]), BURGUNDY);
  mouse(p, { at: { x: 590, y: SHELF - 4, size: 1.45 }, gown: SKY, look: [0.2, -0.9], paw: [-8, -168] });
  bubble(
    p,
    "Shh!",
    { x: 250, y: 480, width: 420 },
    { size: 1.5, tail: [560, 960], fill: CREAM, edge: BURGUNDY },
  );
}
