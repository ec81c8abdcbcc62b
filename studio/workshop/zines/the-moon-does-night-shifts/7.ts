/** Six o'clock: the Sun, all elbows. */
import { bend, blob, cut, line, soft } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DAWN, LIGHT, NIGHT, edged } from "./inks.ts";
import { arm, boot, moon } from "./moon.ts";
import { say } from "./words.ts";

function sun(p: ZinePage, x: number, y: number): void {
  for (let i = 0; i < 22; i++) {
    const put = place({ x, y, turn: i * (360 / 22) + 4 });
    p.paint(put(cut([-34, -330, 34, -330, 6, -430 - (i % 2) * 100, -6, -430 - (i % 2) * 100])), LIGHT);
  }
  edged(p, ellipse(x, y, 310), LIGHT, 16);
  for (const s of [-1, 1]) {
    p.paint(ellipse(x - 30 + s * 92, y - 40, 42, 50), CREAM);
    p.paint(ellipse(x - 48 + s * 92, y - 24, 21, 26), NIGHT);
    p.paint(line([x - 30 + s * 92 - 46, y - 118, x - 30 + s * 92, y - 140, x - 30 + s * 92 + 46, y - 118], 14), NIGHT); // oxfmt-ignore
    p.print(ellipse(x - 30 + s * 170, y + 60, 44, 34), { orange: 0.6 });
  }
  const mouth = blob([x - 170, y + 70, x - 30, y + 92, x + 110, y + 66, x + 70, y + 190, x - 30, y + 226, x - 130, y + 190]); // oxfmt-ignore
  p.paint(mouth, NIGHT);
  p.paint(cut([x - 160, y + 60, x + 100, y + 60, x + 90, y + 122, x - 150, y + 126]), CREAM, mouth);
}

export function dawn(p: ZinePage): void {
  p.ground(DAWN);
  sun(p, 890, 790);
  arm(p, [[620, 910], [480, 880], [380, 760]], LIGHT, 60); // oxfmt-ignore
  say(p, "At six the Sun arrives, all elbows.", { x: 96, y: 100, width: 1008, height: 220 }, { most: 0.98 });
  bubble(p, "Busy?", { x: 140, y: 420, width: 340, height: 130 }, { face: "block", size: 1.1, fill: CREAM, edge: NIGHT, tail: [650, 720] }); // oxfmt-ignore
  p.paint(cut([-40, 1540, 1240, 1540, 1240, 1760, -40, 1760]), NIGHT);
  p.paint(bend([112, 1000, 112, 1560], 22), NIGHT);
  edged(p, soft(50, 930, 150, 130, 16), CREAM, 12);
  edged(p, soft(76, 962, 98, 54, 10), LIGHT, 8);
  for (const x of [98, 152]) p.paint(ellipse(x, 1020, 12), NIGHT);
  // the bench at the stop, and who has finished
  p.paint(bend([150, 1400, 760, 1400], 30), NIGHT);
  for (const x of [200, 700]) p.paint(bend([x, 1400, x, 1560], 24), NIGHT);
  for (const [leg, turn] of [
    [
      [
        [420, 1370],
        [500, 1440],
        [500, 1510],
      ],
      0,
    ],
    [
      [
        [500, 1360],
        [600, 1430],
        [604, 1500],
      ],
      0,
    ],
  ] as const) {
    // oxfmt-ignore
    arm(p, leg, CREAM, 44);
    const [x, y] = leg[2];
    boot(p, place({ x, y, turn, size: 1 }));
  }
  moon(p, { at: { x: 430, y: 1190, size: 1.24, turn: -8 }, tones: { yellow: 0.3 }, crater: { navy: 0.24, yellow: 0.3 }, eyes: "tired", look: [0.6, -0.2], mouth: "even" }); // oxfmt-ignore
  edged(p, soft(170, 1306, 110, 80, 14), CREAM, 11);
  bubble(p, "Quiet.", { x: 760, y: 1260, width: 300, height: 120 }, { size: 1, fill: CREAM, edge: NIGHT, tail: [560, 1240] }); // oxfmt-ignore
}
