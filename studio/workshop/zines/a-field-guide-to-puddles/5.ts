/** The Ambusher: one wheel, one noise, and a pair of boots that has not looked round. */
import { blob, cut, rim } from "../../cast/pen.ts";
import { ellipse, rect } from "../../shapes.ts";
import { title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { boots } from "./boots.ts";
import { CREAM, DARK, NAVY, ORANGE, SKY } from "./inks.ts";
import { drop, splash } from "./water.ts";
import { name, say } from "./words.ts";

export function ambusher(p: ZinePage): void {
  p.ground(SKY);
  name(p, "The Ambusher", { x: 84, y: 96, width: 1032, height: 160 });
  // the number 43
  p.paint(blob([-60, 380, 250, 372, 330, 410, 350, 700, 344, 1180, -60, 1190]), ORANGE);
  p.paint(cut([-60, 470, 292, 460, 300, 700, -60, 716]), DARK);
  p.paint(cut([40, 500, 120, 497, 60, 690, -20, 694]), { sky: 1 });
  p.paint(rect(84, 770, 190, 132), CREAM);
  title(p, "43", { x: 96, y: 784, width: 166, height: 106 }, { tones: NAVY });
  p.paint(blob([296, 1040, 340, 1036, 344, 1092, 300, 1096]), CREAM);
  p.paint(ellipse(110, 1190, 196), NAVY);
  p.paint(ellipse(110, 1190, 104), CREAM);
  p.paint(ellipse(110, 1190, 36), NAVY);
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    p.paint(ellipse(110 + Math.cos(a) * 70, 1190 + Math.sin(a) * 70, 11), NAVY);
  }
  p.paint(cut([-40, 1376, 1240, 1360, 1240, 1740, -40, 1740]), NAVY);
  // the wave
  const wave = blob([
    120, 1420, 260, 1330, 300, 1130, 380, 930, 520, 760, 690, 640, 820, 600, 760, 690, 900, 640, 1020, 660,
    900, 730, 1060, 740, 1130, 800, 990, 830, 1080, 900, 990, 930, 950, 1060, 930, 1200, 950, 1330, 1010,
    1400, 760, 1440, 400, 1440,
  ]);
  p.paint(wave, CREAM);
  p.print(rim(wave, 12), NAVY);
  p.print(
    blob([
      220, 1420, 330, 1330, 360, 1130, 470, 950, 620, 800, 560, 980, 520, 1150, 560, 1320, 700, 1440, 430,
      1450,
    ]),
    SKY,
    wave,
  );
  p.print(blob([640, 1440, 620, 1300, 680, 1120, 800, 980, 760, 1160, 780, 1330, 900, 1430]), SKY, wave);
  splash(p, 740, 690, 330, 16, CREAM, "43");
  for (const [x, y, s] of [
    [1010, 560, 1.4],
    [900, 520, 1],
    [1110, 660, 1.1],
  ] as const)
    p.paint(drop({ x, y, size: s, turn: 40 }), CREAM);
  title(p, "SPLOSH", { x: 318, y: 1090, width: 600, height: 220 }, { tones: NAVY, turn: -9, cut: true });
  // too late to tell them
  boots(p, { x: 1010, y: 1388, size: 0.52 });
  say(
    p,
    "Lies flat by the kerb and hunts with the number 43.",
    { x: 96, y: 1462, width: 1000, height: 160 },
    { tones: CREAM, most: 0.94, leading: 102 },
  );
}
