/** Brenda: much white, one long loop, and a book with a mistake in it. */
import { dashes } from "../../cast/scenery.ts";
import { blob, line } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { bee } from "./bugs.ts";
import { FOREST, LIME, PINK } from "./inks.ts";
import { name, say } from "./words.ts";

export function brenda(p: ZinePage): void {
  dashes(
    p,
    [
      [1240, 200],
      [980, 300],
      [860, 200],
      [960, 96],
      [1080, 190],
      [960, 420],
      [700, 500],
      [560, 380],
      [690, 280],
      [800, 400],
      [700, 610],
      [660, 700],
    ],
    11,
    40,
    34,
    FOREST,
  );
  name(p, "Brenda", { x: 84, y: 96, width: 560, height: 190 }, { align: "left" });
  bee(p, { x: 560, y: 850, size: 1.65, turn: 6 });
  flowers(p);
  say(
    p,
    "A book says she is too heavy to fly. Brenda has not read it.",
    { x: 84, y: 1130, width: 760, height: 420 },
    { most: 1.08 },
  );
}

/** A foxglove, bent by somebody who has just left it. */
function flowers(p: ZinePage): void {
  p.paint(
    line([1020, 1760, 1030, 1400, 1020, 1100, 980, 990], (t) => 26 - 14 * t),
    FOREST,
  );
  for (const [x, y, s, turn] of [
    [1000, 1040, 0.8, 30],
    [1090, 1150, 0.95, -30],
    [950, 1190, 1, 24],
    [1120, 1320, 1.1, -24],
    [960, 1390, 1.15, 20],
    [1120, 1500, 1.2, -20],
  ] as const) {
    const put = place({ x, y, size: s, turn });
    p.paint(put(blob([-22, -80, 22, -80, 34, -20, 62, 40, 30, 52, 0, 44, -30, 52, -62, 40, -34, -20])), PINK);
    p.paint(put(ellipse(0, 40, 46, 14)), LIME);
    for (const dx of [-20, 0, 20]) p.paint(put(ellipse(dx, 38, 6)), FOREST);
  }
  for (const s of [-1, 1])
    p.paint(
      blob([
        1026,
        1680,
        1026 + s * 80,
        1560,
        1026 + s * 190,
        1560,
        1026 + s * 150,
        1640,
        1026 + s * 60,
        1720,
      ]),
      FOREST,
    );
}
