/** The time clock, close. */
import { bend, cut, line, soft } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, edged } from "./inks.ts";
import { arm, moon } from "./moon.ts";
import { say } from "./words.ts";

function machine(p: ZinePage): void {
  edged(p, cut([110, 720, 660, 700, 690, 1480, 96, 1490]), NIGHT, 4);
  p.paint(ellipse(384, 920, 188), CREAM);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    const put = place({ x: 384 + Math.sin(a) * 152, y: 920 - Math.cos(a) * 152, turn: i * 30 });
    p.paint(put(cut([-7, -18, 7, -18, 7, 18, -7, 18])), NIGHT);
  }
  // eighteen forty-two: the short hand on its way to seven
  p.paint(line([384, 920, 345, 1004], 24), NIGHT);
  p.paint(line([384, 920, 259, 959], 15), NIGHT);
  p.paint(ellipse(384, 920, 20), LIGHT);
  p.paint(soft(170, 1170, 430, 74, 20), LIGHT);
  p.paint(soft(206, 1194, 360, 26, 8), NIGHT);
  for (const y of [1318, 1366, 1414]) p.paint(bend([180, y, 600, y - 8], 12), LIGHT);
}

export function clocking(p: ZinePage): void {
  p.ground(CREAM);
  p.paint(cut([-40, 1540, 1240, 1520, 1240, 1760, -40, 1760]), NIGHT);
  say(p, "She clocks in at 18.42. Tomorrow it is 19.31, and after that 20.20. Nobody has explained the rota to her either.", { x: 96, y: 110, width: 1008, height: 540 }, { most: 1.16 }); // oxfmt-ignore
  moon(p, { at: { x: 1090, y: 950, size: 1.5, turn: 6 }, look: [-1, 0.5] });
  machine(p);
  // the card goes in from below
  const card = place({ x: 404, y: 1290, turn: -4 });
  edged(p, card(cut([-136, -76, 136, -76, 136, 300, -136, 300])), CREAM, 11);
  for (const [i, stamp] of ["18.42", "19.31", "20.20"].entries()) {
    const [x, y] = card([[-100, 4 + i * 92]])[0] as readonly [number, number];
    if (i === 0) say(p, stamp, { x, y: y - 6, width: 220, height: 100 }, { most: 0.86 });
    else p.paint(card(bend([-100, 40 + i * 92, 96, 40 + i * 92], 8)), { navy: 0.3 });
  }
  arm(p, [[990, 1180], [860, 1420], [720, 1500], [560, 1490]], LIGHT, 58); // oxfmt-ignore
}
