/** Page 2: the hill before tea. */
import { blob, rim } from "../../cast/pen.ts";
import { tuft } from "../../cast/scenery.ts";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, BRICK, DARK, PINK } from "./inks.ts";
import { shout, wedges } from "./noise.ts";
import { screamingToad } from "./toad.ts";

export const HILL = blob([
  -160, 1800, -140, 1360, 120, 1262, 420, 1208, 760, 1212, 1080, 1270, 1340, 1380, 1360, 1800,
]);

export function dawn(p: ZinePage): void {
  p.ground({ pink: { from: [0, 1250, 0.7], to: [0, 150, 0.06] } });
  wedges(p, [700, 1180], 26, 430, 1700, { lime: 1 }, 0.2);
  p.paint(ellipse(700, 1180, 400), BRICK);
  p.paint(rim(ellipse(700, 1180, 424), 16), PINK);
  p.paint(HILL, DARK);
  for (const [x, y, s] of [
    [150, 1268, 60],
    [980, 1262, 70],
    [1100, 1300, 46],
  ] as const)
    tuft(p, x, y, s, DARK);
  shout(
    p,
    "AAAAAAA",
    [
      [470, 930, 0.9, -8],
      [560, 850, 1.3, -14],
      [530, 720, 1.8, 4],
      [660, 640, 2.2, 14],
      [540, 490, 2.7, -8],
      [800, 470, 3, 12],
      [640, 290, 3.2, -4],
    ].map(([x, y, s, t]) => [x, y, s, t] as [number, number, number, number]),
    DARK,
  );
  screamingToad(p, { at: { x: 430, y: 1224, size: 1.15, turn: -5 }, gape: 1, eyes: "tight" });
  caption(
    p,
    "At dawn, before tea,\nToad goes up the hill\nand screams.",
    { x: 100, y: 1326, width: 1000 },
    { tones: BARE, size: 0.86, align: "centre" },
  );
}
