/** Page 8: the hill again, and nobody alone on it. */
import { rim } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import type { ZinePage } from "../zine-page.ts";
import { HILL } from "./dawn.ts";
import { crow, mole, snailFriend } from "./friends.ts";
import { BARE, BRICK, DARK, GREEN, PINK } from "./inks.ts";
import { shout, wedges } from "./noise.ts";
import { screamingToad } from "./toad.ts";

const SCREAM = [
  [160, 800, 3.1, -16],
  [420, 560, 4.2, -6],
  [700, 380, 4.6, 4],
  [980, 560, 4.2, 9],
  [600, 800, 3.4, -3],
  [1090, 820, 3, 16],
  [340, 300, 3, -12],
  [990, 240, 2.6, 10],
] as const;

export function all(p: ZinePage): void {
  p.ground(PINK);
  wedges(p, [600, 1150], 28, 330, 1700, GREEN, 0.1);
  p.paint(rim(ellipse(600, 1180, 372), 24), BARE);
  p.paint(ellipse(600, 1180, 350), BRICK);
  shout(p, "AAAAAAAA", SCREAM, BARE);
  p.paint(HILL, DARK);
  crow(p, { x: 130, y: 1280, size: 1.25, turn: -6 }, 1);
  screamingToad(p, { at: { x: 512, y: 1228, size: 1.15 }, gape: 1, eyes: "tight", arms: "up" });
  snailFriend(p, { x: 748, y: 1232, size: 1.6 }, 1);
  mole(p, { x: 990, y: 1274, size: 1.15, turn: 5 }, 1);
  bubble(p, "Better?", { x: 170, y: 1390, width: 380 }, { tail: [470, 1180] });
  bubble(p, "Better. Tea?", { x: 640, y: 1460, width: 400 }, { tail: [770, 1240] });
}
