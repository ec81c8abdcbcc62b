/** The cover: Gary from above, with his sticker. */
import { line } from "../../cast/pen.ts";
import { place, rect } from "../../shapes.ts";
import { panel } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { beetle } from "./bugs.ts";
import { CREAM, FOREST, LIME, PINK } from "./inks.ts";
import { name } from "./words.ts";

export function cover(p: ZinePage): void {
  p.ground(LIME);
  const shadow = place({ x: 640, y: 1260, size: 2.25, turn: 8 });
  p.print(shadow(line([0, -60, 0, 120], 190)), { forest: 0.5 });
  beetle(p, { x: 600, y: 1230, size: 2.25, turn: 8 }, PINK);
  name(p, "Bugs", { x: 84, y: 90, width: 1032, height: 300 }, { align: "left" });
  name(p, "I have named", { x: 84, y: 412, width: 1032, height: 180 }, { tones: CREAM });
  const put = place({ x: 590, y: 1290, turn: 3 });
  p.print(put(rect(-246, -124, 520, 280)), FOREST);
  p.paint(put(panel({ x: -260, y: -140, width: 520, height: 280 }, "sticker", 6)), CREAM);
  p.paint(put(panel({ x: -260, y: -140, width: 520, height: 116 }, "band", 4)), FOREST);
  caption(
    p,
    "my name is",
    { x: 348, y: 1176, width: 490 },
    { tones: CREAM, align: "centre", size: 0.78, pen: 13, turn: 3 },
  );
  caption(
    p,
    "Gary",
    { x: 366, y: 1292, width: 440 },
    { tones: FOREST, align: "centre", size: 1.35, pen: 13, turn: -2 },
  );
}
