/** Teatime: she fills the page. */
import { bend, blob, cut, line } from "../../cast/pen.ts";
import { place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged, limb } from "./inks.ts";
import { flower, maureen } from "./maureen.ts";
import { say, shout } from "./words.ts";
import { fist, head } from "./you.ts";

export function forgiven(p: ZinePage): void {
  p.ground(PINK);
  p.paint(cut([-40, 1404, 1240, 1404, 1240, 1740, -40, 1740]), CREAM);
  p.paint(bend([-40, 1404, 1240, 1404], 16), DARK);
  shout(p, "By teatime she is up.", { x: 96, y: 96, width: 1008, height: 130 });
  say(p, "All is forgiven.", { x: 96, y: 240, width: 1008, height: 120 }, { align: "centre", tones: CREAM, most: 1.1 }); // oxfmt-ignore
  say(p, "She was never cross.\nShe was thirsty.", { x: 96, y: 1424, width: 1008, height: 190 }, { align: "centre" }); // oxfmt-ignore
  flower(p, place({ x: 600, y: 1030, size: 1.3 }), 1, 6, 330);
  maureen(p, { at: { x: 580, y: 1060, size: 1.5 }, perk: 1, mood: "pleased", look: [0.7, 0.3] });
  // you, with your arms round as much of her as they reach
  edged(p, blob([920, 1410, 900, 1304, 930, 1254, 1010, 1234, 1100, 1260, 1130, 1410]), TEAL, 16);
  head(p, { at: { x: 990, y: 1160, size: 0.98, flip: true }, mouth: "glad", look: [0.6, -0.3] });
  limb(p, [[950, 1314], [860, 1344], [770, 1314]], 52, TEAL); // oxfmt-ignore
  fist(p, place({ x: 752, y: 1306 }));
  p.paint(line([1076, 1320, 1090, 1354, 1086, 1400], 10), DARK);
}
