/** What she did when it stopped. */
import { line } from "../../cast/pen.ts";
import { rect } from "../../shapes.ts";
import { burst } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { flatHand } from "./grandmother.ts";
import { BLUSH, CREAM, FOREST, ORANGE, edged } from "./inks.ts";
import { radio } from "./radio.ts";

export function thump(p: ZinePage): void {
  p.ground(ORANGE);
  caption(p, "When it stopped she hit it, here.", { x: 96, y: 100, width: 1008 }, { size: 0.92 });
  edged(p, burst(500, 590, 470, 244, 17, 0.24, "thump"), CREAM, 12);
  radio(p, {
    at: { x: 900, y: 1262, size: 1.3, turn: 3 },
    cabinet: { orange: 0.5 },
    lit: false,
    needle: 0.4,
  });
  flatHand(p, { x: 262, y: 966, size: 1.4, turn: 84 }, BLUSH, ORANGE);
  caption(
    p,
    "Bump",
    { x: 170, y: 480, width: 640 },
    { face: "block", size: 2.1, align: "centre", turn: -7, seed: "bump" },
  );
  p.paint(rect(-60, 1290, 1320, 500), CREAM);
  p.paint(line([-60, 1290, 1260, 1282], 14), FOREST);
  caption(
    p,
    "Not hard. The way you wake a friend on a train.",
    { x: 96, y: 1370, width: 1008 },
    { size: 0.9 },
  );
}
