/** Nine in the morning, over the car park. */
import { bend, blob, cut, line } from "../../cast/pen.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DAWN, LIGHT, NIGHT, edged } from "./inks.ts";
import { moon } from "./moon.ts";
import { say } from "./words.ts";
import type { Tones } from "../../riso.ts";

function car(p: ZinePage, put: Place, tones: Tones): void {
  edged(
    p,
    put(blob([-170, 30, -168, -36, -110, -50, -70, -110, 60, -112, 104, -48, 166, -36, 172, 30, 0, 36])),
    tones,
    12,
  );
  p.paint(put(cut([-66, -50, -44, -90, -4, -90, -4, -50])), CREAM);
  p.paint(put(cut([14, -50, 14, -90, 48, -90, 74, -50])), CREAM);
  for (const s of [-1, 1]) {
    p.paint(put(ellipse(s * 92, 34, 36)), NIGHT);
    p.paint(put(ellipse(s * 92, 34, 14)), CREAM);
  }
}

export function missed(p: ZinePage): void {
  p.ground(CREAM);
  moon(p, { at: { x: 790, y: 420, size: 1.5, turn: -10 }, tones: { navy: 0.1 }, crater: { navy: 0.3 }, eyes: "asleep", mouth: "sip" }); // oxfmt-ignore
  say(p, "If you see her at nine in the morning, over the car park, be nice. She has missed her bus.", { x: 96, y: 770, width: 1008, height: 400 }, { most: 1.05 }); // oxfmt-ignore
  p.paint(cut([-40, 1480, 1240, 1470, 1240, 1760, -40, 1760]), NIGHT);
  p.paint(line([180, 1490, 180, 1250, 220, 1220, 290, 1220], 18), NIGHT);
  p.paint(blob([250, 1206, 330, 1206, 340, 1240, 250, 1240]), NIGHT);
  car(p, place({ x: 460, y: 1450 }), DAWN);
  car(p, place({ x: 860, y: 1446, flip: true }), LIGHT);
  for (const x of [120, 420, 720, 1020]) p.paint(bend([x, 1560, x - 50, 1740], 14), CREAM);
  p.paint(line([1040, 1396, 1066, 1404, 1080, 1466, 1150, 1466], 10), NIGHT);
  edged(p, cut([1060, 1410, 1160, 1400, 1146, 1452, 1074, 1454]), CREAM, 9);
}
