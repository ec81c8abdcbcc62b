/** Page 6: company. */
import { blob, line } from "../../cast/pen.ts";
import { tuft } from "../../cast/scenery.ts";
import { ellipse } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { snailFriend } from "./friends.ts";
import { DARK, GREEN, PINK } from "./inks.ts";
import { screamingToad } from "./toad.ts";

export function snailStarts(p: ZinePage): void {
  p.paint(ellipse(940, 760, 176), { pink: 0.3 });
  p.paint(blob([-100, 1800, -100, 1440, 200, 1404, 600, 1420, 1000, 1398, 1320, 1440, 1320, 1800]), PINK);
  p.print(line([-60, 1436, 200, 1404, 600, 1420, 1000, 1398, 1260, 1430], 13), DARK);
  for (const [x, y, s] of [
    [84, 1424, 70],
    [640, 1424, 44],
    [1130, 1424, 90],
  ] as const)
    tuft(p, x, y, s, GREEN);
  screamingToad(p, { at: { x: 830, y: 1424, size: 1.75 }, gape: 0, eyes: "sad", look: [-1, 0.2] });
  snailFriend(p, { x: 300, y: 1412, size: 2.5 }, 0.6);
  caption(p, "aa", { x: 480, y: 1240, width: 90 }, { size: 0.6, turn: -12 });
  bubble(p, "I could start.", { x: 190, y: 860, width: 420 }, { tail: [440, 1240], size: 0.95 });
  caption(
    p,
    "Snail came and sat with him. It took her most of the day.",
    { x: 100, y: 130, width: 880 },
    { size: 1.1, leading: 108 },
  );
}
