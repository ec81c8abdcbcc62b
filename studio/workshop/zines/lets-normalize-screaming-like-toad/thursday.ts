/** Page 5: nothing. */
import { stars } from "../../cast/scenery.ts";
import { blob } from "../../cast/pen.ts";
import { random } from "@toadstool/stage/seeded";
import { ellipse } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BARE, PINK } from "./inks.ts";
import { screamingToad } from "./toad.ts";

export function thursday(p: ZinePage): void {
  p.ground({ navy: 1 });
  stars(p, random("thursday"), [80, 900, 1040, 260], 18, BARE, (x, y) => Math.hypot(x - 640, y - 1200) > 330);
  p.paint(ellipse(600, 1330, 560, 150), { navy: 0.55, pink: 0.4 });
  p.paint(
    blob([220, 1330, 320, 1280, 600, 1268, 880, 1280, 980, 1330, 880, 1376, 600, 1390, 320, 1376]),
    PINK,
  );
  screamingToad(p, { at: { x: 600, y: 1336, size: 1.7 }, gape: 0.9, eyes: "sad", look: [0, 0.4] });
  caption(
    p,
    "Then, one Thursday, nothing came out.",
    { x: 110, y: 210, width: 860 },
    { tones: BARE, size: 1.5, leading: 104 },
  );
}
