/** The cover: Maureen on the sill, looking away; you behind the sill, with a card and no excuse. */
import { bend, cut } from "../../cast/pen.ts";
import { place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged } from "./inks.ts";
import { maureen } from "./maureen.ts";
import { say, shout } from "./words.ts";
import { fist, head } from "./you.ts";

export function cover(p: ZinePage): void {
  p.ground(PINK);
  shout(p, "How to", { x: 96, y: 96, width: 560, height: 150 }, { align: "left" });
  shout(p, "apologise", { x: 96, y: 236, width: 1008, height: 200 }, { tones: CREAM });
  shout(p, "to a houseplant", { x: 96, y: 436, width: 1008, height: 190 });
  edged(p, cut([70, 690, 700, 664, 716, 1420, 76, 1420]), CREAM, 26);
  p.print(cut([96, 1060, 360, 690, 560, 690, 96, 1300]), { teal: 0.22 });
  p.paint(bend([76, 1040, 250, 1032], 20), DARK);
  p.paint(bend([540, 1020, 712, 1014], 20), DARK);
  head(p, { at: { x: 930, y: 1206, size: 1.72, flip: true }, look: [0.9, 0.1] });
  p.paint(cut([-30, 1412, 1230, 1400, 1230, 1730, -30, 1730]), TEAL);
  p.paint(bend([-40, 1412, 1240, 1400], 18), DARK);
  p.print(cut([-30, 1500, 1230, 1490, 1230, 1730, -30, 1730]), { pink: 0.5 });
  maureen(p, { at: { x: 380, y: 1086, size: 1.46 }, perk: 0, mood: "cross", look: [-1, 0.1] });
  edged(p, cut([716, 1424, 1128, 1396, 1140, 1580, 726, 1612]), CREAM, 14);
  say(p, "sorry", { x: 784, y: 1436, width: 290, height: 150 }, { align: "centre", pen: 13, most: 1.5 });
  fist(p, place({ x: 716, y: 1490, size: 1.15, turn: -70 }));
  fist(p, place({ x: 1134, y: 1460, size: 1.15, turn: 70 }));
}
