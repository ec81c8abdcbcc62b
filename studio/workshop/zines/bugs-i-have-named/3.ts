/** The Doreens: one line of them, all the way down, and one crumb. */
import { blob, rim } from "../../cast/pen.ts";
import { curve, place, type Point } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./bugs.ts";
import { CREAM, FOREST, LIME, PINK } from "./inks.ts";
import { say } from "./words.ts";

const WAY = curve(
  [
    [-120, 620],
    [200, 560],
    [520, 640],
    [860, 600],
    [1080, 720],
    [980, 900],
    [640, 930],
    [280, 960],
    [150, 1110],
    [330, 1250],
    [700, 1230],
    [1300, 1210],
  ],
  false,
);

export function doreens(p: ZinePage): void {
  p.ground(PINK);
  say(
    p,
    "This is Doreen. This is Doreen. So is this.",
    { x: 96, y: 108, width: 1008, height: 260 },
    { most: 1.2, tones: CREAM },
  );
  let walked = 0;
  let count = 0;
  for (let i = 0; i < WAY.length - 1; i++) {
    const [a, b] = [WAY[i] as Point, WAY[i + 1] as Point];
    walked += Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (walked < count * 172) continue;
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const flip = Math.abs(angle) > 90;
    ant(p, { x: a[0], y: a[1], turn: flip ? angle + 180 : angle, flip, size: 0.98 });
    if (count === 9) crumb(p, a[0], a[1]);
    count++;
  }
  for (const [x, y] of [
    [470, 450],
    [84, 760],
    [560, 1040],
  ] as const)
    caption(p, "Doreen", { x, y, width: 320 }, { tones: FOREST, size: 0.78, pen: 12 });
  say(
    p,
    "I meant to go on, but they were in a hurry.",
    { x: 96, y: 1390, width: 1008, height: 220 },
    { most: 1.1, tones: CREAM },
  );
}

function crumb(p: ZinePage, x: number, y: number): void {
  const put = place({ x: x - 10, y: y - 140 });
  const shape = put(blob([-70, 30, -60, -30, -10, -52, 50, -40, 76, 6, 46, 48, -20, 54]));
  p.paint(shape, LIME);
  p.print(rim(shape, 10), FOREST);
  for (const [dx, dy] of [
    [-26, -4],
    [10, -20],
    [24, 16],
  ] as const)
    p.paint(put(blob([dx - 9, dy, dx, dy - 7, dx + 9, dy, dx, dy + 7])), FOREST);
}
