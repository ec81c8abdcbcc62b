/** The Saucer: the smallest of them, and it is taken. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { curve, ellipse, place, type Point } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { soleprint } from "./boots.ts";
import { CREAM, NAVY, ORANGE, SKY } from "./inks.ts";
import { puddle, ripple, splash } from "./water.ts";
import { name, say } from "./words.ts";

/** The way round: up from the foot of the page, and a polite detour. */
const WAY = curve(
  [
    [470, 1760],
    [480, 1560],
    [640, 1390],
    [880, 1300],
    [1060, 1130],
    [1060, 900],
    [900, 700],
    [690, 600],
    [560, 440],
    [560, 300],
    [570, 180],
    [560, 60],
    [570, -80],
  ],
  false,
);

export function saucer(p: ZinePage): void {
  for (let i = 0, walked = 0, step = 0; i < WAY.length - 1; i++) {
    const [a, b] = [WAY[i] as Point, WAY[i + 1] as Point];
    walked += Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (walked < step * 98) continue;
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const side = step % 2 ? 1 : -1;
    const at = { x: a[0] - Math.sin(angle) * 30 * side, y: a[1] + Math.cos(angle) * 30 * side };
    soleprint(p, { ...at, turn: (angle * 180) / Math.PI + 90, size: 1.25 }, { orange: 1 });
    step++;
  }
  const pool = puddle("saucer", { x: 470, y: 1010, size: 2.5, squash: 0.52 });
  p.paint(pool, SKY);
  p.paint(ripple(470, 1004, 190, 70, 12, -20, 200), CREAM);
  splash(p, 470, 880, 190, 15, SKY, "bath");
  sparrow(p);
  p.paint(ripple(470, 1000, 120, 40, 16, -5, 185), CREAM);
  name(p, "The\nSaucer", { x: 90, y: 110, width: 420, height: 250 }, { align: "left" });
  say(p, "Somebody is in it.", { x: 84, y: 1240, width: 420, height: 200 }, { most: 1.15 });
  say(p, "Go round.", { x: 680, y: 1490, width: 430, height: 120 }, { most: 1.15 });
}

function sparrow(p: ZinePage): void {
  const put = place({ x: 470, y: 990, size: 1.35 });
  const body = put(
    blob([-92, -30, -70, -86, -10, -110, 20, -150, 66, -158, 92, -122, 84, -70, 60, -20, 0, 4, -60, 0]),
  );
  p.paint(put(cut([-70, -60, -150, -110, -132, -66, -84, -30])), NAVY);
  p.paint(body, ORANGE);
  p.print(rim(body, 10), NAVY);
  p.paint(put(blob([30, -80, 66, -96, 86, -90, 78, -40, 40, -10, 10, -16])), CREAM);
  p.print(put(blob([8, -140, 40, -164, 78, -156, 60, -136, 20, -126])), NAVY);
  p.paint(put(cut([88, -132, 122, -118, 88, -106])), NAVY);
  p.paint(put(ellipse(64, -122, 7)), NAVY);
  p.paint(put(blob([72, -100, 90, -100, 84, -72, 70, -76])), NAVY);
  // a wing, mid-flap
  const wing = put(blob([-40, -90, -70, -150, -64, -196, -30, -170, 0, -150, 16, -106, -6, -66]));
  p.paint(wing, NAVY);
  for (const [x, y] of [
    [-44, -150],
    [-20, -130],
    [-26, -100],
  ] as const)
    p.paint(put(line([x, y, x + 16, y + 14, x + 22, y + 34], 6)), ORANGE);
}
