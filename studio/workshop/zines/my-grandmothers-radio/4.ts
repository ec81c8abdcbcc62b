/** Forty seconds, for both of them. */
import { blob, line } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { face } from "./grandmother.ts";
import { BLUSH, CREAM, FOREST, ORANGE, edged } from "./inks.ts";

export function warmingUp(p: ZinePage): void {
  p.ground(CREAM);
  caption(p, "It took forty seconds\nto warm up.", { x: 96, y: 100, width: 1008 }, { size: 0.86 });
  caption(
    p,
    "40",
    { x: 96, y: 330, width: 1008 },
    { face: "block", size: 7.2, align: "centre", tones: ORANGE, seed: "forty" },
  );
  face(p, { at: { x: 770, y: 1270, size: 1.06 }, eyes: [0, 0.5] });
  cup(p, 500, 1570);
  caption(p, "So did she.", { x: 96, y: 990, width: 420 }, { size: 1.1 });
}

function cup(p: ZinePage, x: number, y: number): void {
  edged(p, ellipse(x - 130, y - 96, 58, 52), CREAM);
  p.paint(ellipse(x - 130, y - 96, 34, 28), BLUSH);
  edged(
    p,
    blob([
      x - 130,
      y - 190,
      x + 130,
      y - 190,
      x + 112,
      y - 20,
      x + 40,
      y + 30,
      x - 40,
      y + 30,
      x - 112,
      y - 20,
    ]),
    CREAM,
  );
  p.paint(line([x - 118, y - 120, x, y - 104, x + 118, y - 120], 20), ORANGE);
  p.paint(line([x + 420, y + 170, x + 270, y + 110, x + 150, y - 20], 110), FOREST);
  p.paint(line([x + 420, y + 170, x + 270, y + 110, x + 150, y - 20], 86), ORANGE);
  for (const dy of [-96, -58, -20]) edged(p, ellipse(x + 112, y + dy, 44, 21), BLUSH, 8);
  for (const dx of [-54, 20])
    p.paint(
      line([x + dx, y - 220, x + dx - 26, y - 262, x + dx + 18, y - 310, x + dx - 6, y - 350], 12),
      FOREST,
    );
}
