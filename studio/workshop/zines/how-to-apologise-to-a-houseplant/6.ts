/** The night: one leaf. */
import { bend, blob, cut, line } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DARK, PINK, TEAL } from "./inks.ts";
import { maureen } from "./maureen.ts";
import { say } from "./words.ts";
import { head } from "./you.ts";

function clock(p: ZinePage, x: number, y: number): void {
  p.paint(ellipse(x, y, 108), TEAL);
  p.paint(ellipse(x, y, 90), CREAM);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    p.paint(ellipse(x + Math.sin(a) * 72, y - Math.cos(a) * 72, i % 3 ? 4 : 8), DARK);
  }
  p.paint(line([x, y, x + 40, y + 26], 14), DARK);
  p.paint(line([x, y, x + 56, y - 32], 9), PINK);
}

/** You, under a coat, on the floor. */
function sleeper(p: ZinePage): void {
  p.paint(blob([520, 1680, 474, 1560, 520, 1460, 680, 1440, 860, 1460, 900, 1580, 860, 1684]), CREAM);
  head(p, { at: { x: 690, y: 1510, size: 1.02, turn: -76 }, asleep: true, mouth: "small" });
  p.paint(blob([836, 1670, 826, 1520, 880, 1440, 1010, 1400, 1130, 1440, 1260, 1400, 1260, 1750, 840, 1750]), TEAL);
  p.paint(line([1000, 1500, 1080, 1560, 1200, 1570], 10), DARK);
  p.paint(line([930, 1600, 1010, 1640, 1100, 1650], 10), DARK);
} // oxfmt-ignore

export function waiting(p: ZinePage): void {
  p.ground(DARK);
  say(p, "Four. Wait. Do not ask if she is all right. Do not hover. At ten past four in the morning, one leaf.", { x: 110, y: 110, width: 980, height: 520 }, { tones: CREAM, most: 1.15 }); // oxfmt-ignore
  // the window's light, and who sits in it
  p.paint(cut([90, 1330, 470, 900, 900, 960, 640, 1460]), CREAM);
  for (const flat of [
    [280, 1116, 770, 1210],
    [680, 928, 370, 1396],
  ])
    p.paint(bend(flat, 16), DARK);
  clock(p, 984, 800);
  maureen(p, { at: { x: 440, y: 1120, size: 0.92 }, perk: 0.06, mood: "asleep" });
  // the leaf
  p.paint(line([452, 1100, 470, 1000, 500, 930, 548, 860, 590, 790], (t) => (t < 0.4 ? 26 : 28 + 66 * Math.sin(Math.PI * ((t - 0.4) / 0.6) ** 0.8))), DARK); // oxfmt-ignore
  p.paint(line([452, 1094, 470, 1000, 500, 930, 548, 860, 586, 798], (t) => (t < 0.4 ? 11 : 13 + 58 * Math.sin(Math.PI * ((t - 0.4) / 0.6) ** 0.8))), TEAL); // oxfmt-ignore
  p.paint(line([508, 916, 548, 858, 576, 812], 6), DARK);
  for (const flat of [[640, 770, 676, 736], [610, 716, 626, 668], [664, 826, 712, 818]]) p.paint(line(flat, 13), PINK); // oxfmt-ignore
  sleeper(p);
}
