/** The homecoming, seen from between your own legs. */
import { bend, blob, cut, soft } from "../../cast/pen.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged } from "./inks.ts";
import { maureen } from "./maureen.ts";
import { say } from "./words.ts";

function suitcase(p: ZinePage): void {
  p.paint(bend([936, 1170, 936, 1030, 1098, 1030, 1098, 1170], 26), DARK);
  edged(p, soft(856, 1160, 330, 430, 40), PINK, 20);
  for (const y of [1244, 1500]) p.paint(bend([866, y, 1176, y], 12), DARK);
  edged(p, cut([908, 1296, 1120, 1276, 1130, 1436, 918, 1456]), CREAM, 10);
  p.paint(bend([938, 1346, 1096, 1330], 12), TEAL);
  p.paint(bend([944, 1400, 1060, 1388], 12), TEAL);
  for (const x of [920, 1120]) p.paint(blob([x - 30, 1600, x, 1584, x + 30, 1600, x, 1636]), DARK);
}

export function homecoming(p: ZinePage): void {
  p.ground(CREAM);
  p.paint(cut([-30, 1300, 1230, 1300, 1230, 1730, -30, 1730]), { pink: 0.4 });
  p.paint(bend([-30, 1300, 1230, 1300], 10), DARK);
  // the far end of the room
  edged(p, cut([470, 860, 732, 860, 732, 1090, 470, 1090]), { teal: 0.3 }, 10);
  p.paint(bend([600, 860, 600, 1090], 8), DARK);
  for (const [x, foot] of [[536, 516], [668, 688]] as const) p.paint(bend([x, 1232, foot, 1400], 14), DARK); // oxfmt-ignore
  edged(p, soft(500, 1216, 204, 30, 8), PINK, 9);
  maureen(p, { at: { x: 602, y: 1098, size: 0.52 }, perk: 0, mood: "asleep" });
  suitcase(p);
  // two legs, and the shoes that have been to Lisbon
  const trousers = [-40, -40, 1240, -40, 1240, 420, 1120, 700, 996, 1130, 944, 1540, 760, 1540, 770, 1120, 720, 860, 604, 770, 500, 860, 440, 1120, 430, 1540, 240, 1540, 210, 1130, 90, 700, -40, 420]; // oxfmt-ignore
  p.paint(cut(trousers), TEAL);
  p.paint(bend([...trousers.slice(4), ...trousers.slice(0, 2)], 18), DARK);
  p.paint(bend([604, 770, 604, 640], 12), DARK);
  for (const x of [336, 852]) {
    edged(p, blob([x - 120, 1640, x - 116, 1580, x - 70, 1530, x, 1520, x + 74, 1530, x + 112, 1580, x + 116, 1640, x, 1654]), CREAM, 16); // oxfmt-ignore
    p.paint(bend([x - 116, 1626, x + 114, 1626], 12), DARK);
  }
  say(p, "You went to Lisbon for nineteen days. You left Colin in charge. Colin owns a cactus. He thinks they all work like that.", { x: 130, y: 110, width: 940, height: 520 }, { tones: CREAM, align: "centre" }); // oxfmt-ignore
}
