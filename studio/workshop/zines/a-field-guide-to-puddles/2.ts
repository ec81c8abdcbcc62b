/** How to find one, from the cloud downwards: rain, less rain, and a door that opens first. */
import { blob, cut, line } from "../../cast/pen.ts";
import type { ZinePage } from "../zine-page.ts";
import { boots } from "./boots.ts";
import { CREAM, DARK, NAVY, ORANGE, SKY } from "./inks.ts";
import { drop, puddle, rain, ripple } from "./water.ts";
import { say } from "./words.ts";

export function find(p: ZinePage): void {
  rain(p, "find", [30, 420, 1240, 800], 230, { sky: 1 }, (u, v) => (u < 0.56 && v > 0.2 ? 0 : 1 - v ** 0.8));
  rain(p, "find deeper", [30, 420, 1240, 420], 60, NAVY, (u, v) => (u < 0.56 && v > 0.38 ? 0 : 1 - v));
  p.paint(
    blob([
      -60, -60, 1260, -60, 1280, 330, 1150, 470, 960, 440, 850, 560, 640, 520, 520, 470, 380, 580, 210, 520,
      110, 440, -60, 400,
    ]),
    NAVY,
  );
  p.print(
    blob([
      -60, 280, 200, 330, 420, 420, 700, 380, 980, 320, 1280, 240, 1280, 360, 1150, 470, 960, 440, 850, 560,
      640, 520, 520, 470, 380, 580, 210, 520, 110, 440, -60, 400,
    ]),
    { sky: 1 },
  );
  say(
    p,
    "Wait for rain.",
    { x: 110, y: 180, width: 980, height: 150 },
    { most: 1.7, align: "centre", tones: CREAM },
  );
  say(p, "Then wait for it to stop.", { x: 84, y: 700, width: 560, height: 300 }, { most: 1.35 });
  p.paint(drop({ x: 262, y: 1040, size: 1.4 }), SKY);
  p.paint(drop({ x: 132, y: 1150, size: 0.9 }), SKY);
  // the street, and a door ajar
  p.paint(cut([-30, 1470, 1230, 1440, 1230, 1730, -30, 1730]), SKY);
  p.print(cut([-30, 1470, 1230, 1440, 1230, 1730, -30, 1730]), { navy: 0.35 });
  p.paint(cut([690, 760, 1230, 740, 1230, 1500, 690, 1500]), CREAM);
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 5; i++) {
      const [x, y] = [704 + i * 116 - (row % 2) * 52, 776 + row * 86];
      if ((row * 3 + i) % 4 === 0)
        p.paint(cut([x, y, x + 98, y - 3, x + 98, y + 62, x, y + 64]), { orange: 0.5 });
    }
  p.paint(line([690, 752, 692, 1100, 688, 1470], 12), NAVY);
  p.paint(cut([770, 836, 1092, 828, 1096, 1452, 766, 1458]), NAVY);
  p.paint(cut([796, 862, 1068, 856, 1070, 1448, 794, 1452]), ORANGE);
  // the door stands open inwards: a lit hall, its leaf to the right
  p.paint(cut([958, 858, 1068, 856, 1070, 1448, 958, 1404]), DARK);
  p.paint(cut([984, 900, 1046, 894, 1048, 1120, 984, 1114]), ORANGE);
  p.paint(blob([968, 1180, 986, 1172, 992, 1190, 976, 1200]), CREAM);
  p.paint(cut([734, 1446, 1126, 1436, 1146, 1500, 716, 1512]), CREAM);
  p.paint(line([716, 1510, 930, 1508, 1146, 1500], 11), NAVY);
  boots(p, { x: 830, y: 1470, size: 0.56, flip: true });
  const pool = puddle("first of the day", { x: 330, y: 1600, size: 2.2, squash: 0.3 });
  p.paint(pool, CREAM);
  p.print(pool, SKY);
  p.paint(ripple(300, 1594, 120, 20, 10), CREAM);
  say(p, "Go out before anybody sensible.", { x: 84, y: 1190, width: 560, height: 250 }, { most: 1.2 });
}
