/** Chin on the floorboards. */
import { bend, blob, cut } from "../../cast/pen.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged } from "./inks.ts";
import { maureen } from "./maureen.ts";
import { shout, say } from "./words.ts";
import { head } from "./you.ts";

export function plainly(p: ZinePage): void {
  p.ground(CREAM);
  say(p, "One. Get down to her level and say it plainly.\nNot “You look a bit dry”.\nNot “Lisbon was hot too”.", { x: 96, y: 100, width: 1008, height: 500 }, { most: 0.87 }); // oxfmt-ignore
  p.paint(cut([-30, 1470, 1230, 1470, 1230, 1730, -30, 1730]), TEAL);
  for (const [x, lean] of [[120, -90], [420, -34], [720, 20], [1020, 70]] as const) p.paint(bend([x, 1476, x + lean, 1740], 9), DARK); // oxfmt-ignore
  p.paint(bend([-30, 1470, 1230, 1470], 16), DARK);
  // the rest of you, lying down, behind
  edged(p, blob([-80, 1470, -80, 1150, 30, 1120, 130, 1220, 260, 1470]), TEAL, 18);
  head(p, { at: { x: 320, y: 1268, size: 1.9 }, look: [1, -0.1], mouth: "speaking", brows: 1.6 });
  edged(p, blob([60, 1474, 70, 1430, 200, 1416, 300, 1440, 310, 1474]), PINK, 12);
  maureen(p, { at: { x: 900, y: 1182, size: 1.3 }, perk: 0.04, mood: "cross", look: [1, -0.2] });
  // what is said
  edged(p, blob([120, 690, 360, 636, 780, 640, 1000, 690, 1040, 770, 980, 850, 700, 884, 400, 890, 330, 990, 290, 886, 150, 850, 84, 770]), PINK, 16); // oxfmt-ignore
  shout(p, "I forgot you.", { x: 150, y: 704, width: 830, height: 130 }, { tones: CREAM });
}
