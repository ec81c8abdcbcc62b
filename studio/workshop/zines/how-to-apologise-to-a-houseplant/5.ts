/** The sink, cut open, with company. */
import { bend, blob, cut, line, soft } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL, edged } from "./inks.ts";
import { maureen } from "./maureen.ts";
import { say, shout } from "./words.ts";

function tap(p: ZinePage): void {
  p.paint(line([250, 930, 250, 680, 300, 610, 400, 610, 440, 680, 440, 730], 104), DARK);
  p.paint(line([250, 930, 250, 680, 300, 610, 400, 610, 440, 680, 440, 720], 76), CREAM);
  p.paint(bend([392, 742, 488, 742], 26), DARK);
  edged(p, soft(166, 700, 168, 46, 20), PINK, 13);
  edged(p, blob([440, 800, 470, 860, 440, 890, 410, 860]), CREAM, 10);
}

function duck(p: ZinePage, x: number, y: number): void {
  const put = place({ x, y, size: 1.1, flip: true });
  edged(p, put(blob([-90, -30, -30, -20, 10, -60, 6, -110, 50, -136, 92, -106, 80, -50, 96, 0, 50, 50, -50, 50])), PINK, 13); // oxfmt-ignore
  edged(p, put(blob([86, -104, 134, -96, 128, -78, 86, -78])), CREAM, 9);
  p.paint(put(ellipse(58, -98, 9, 11)), DARK);
  p.paint(put(line([-46, 6, -10, 22, 34, 2], 9)), DARK);
}

export function sink(p: ZinePage): void {
  p.ground(PINK);
  shout(p, "Three: a drink.", { x: 96, y: 96, width: 1008, height: 150 });
  say(p, "Sink. Water to the rim. Twenty minutes. Stay with her. No phone.", { x: 96, y: 256, width: 1008, height: 290 }, { tones: CREAM, most: 1.2 }); // oxfmt-ignore
  tap(p);
  // the sink, its water, and what is in it
  p.paint(cut([-30, 926, 1230, 926, 1230, 1730, -30, 1730]), CREAM);
  p.paint(cut([130, 926, 1070, 926, 1070, 1500, 130, 1500]), { pink: 0.35 });
  p.paint(blob([130, 1160, 240, 1140, 360, 1160, 480, 1142, 620, 1160, 760, 1142, 900, 1160, 1070, 1144, 1070, 1490, 600, 1500, 130, 1490]), { teal: 0.4 }, cut([130, 926, 1070, 926, 1070, 1496, 130, 1496])); // oxfmt-ignore
  p.paint(bend([-40, 926, 128, 926, 134, 1490, 1066, 1490, 1072, 926, 1240, 926], 20), DARK);
  duck(p, 300, 1136);
  maureen(p, { at: { x: 800, y: 1206, size: 1.2 }, perk: 0.5, mood: "drinking" });
  for (const [x, y, r] of [[500, 1400, 22], [580, 1330, 15], [520, 1276, 26], [980, 1370, 18], [1010, 1280, 27], [250, 1390, 16], [300, 1290, 11]] as const) edged(p, ellipse(x, y, r), CREAM, 8); // oxfmt-ignore
  p.paint(cut([-30, 1610, 1230, 1610, 1230, 1730, -30, 1730]), TEAL);
  p.paint(bend([-30, 1610, 1230, 1610], 14), DARK);
}
