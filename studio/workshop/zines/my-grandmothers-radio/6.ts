/** July 2020: a step, two metres, a cap. */
import { blob, cut, line } from "../../cast/pen.ts";
import { dashes } from "../../cast/scenery.ts";
import { ellipse, place, rect } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BLUSH, CREAM, FOREST, ORANGE, edged } from "./inks.ts";
import { radio } from "./radio.ts";

export function doorstep(p: ZinePage): void {
  p.ground(CREAM);
  caption(
    p,
    "In July a man put it on my step, stood back and took off his cap.",
    { x: 96, y: 100, width: 1008 },
    { size: 0.8 },
  );
  p.paint(rect(-60, 1330, 1320, 400), { forest: 0.22 });
  p.paint(line([-60, 1330, 1260, 1322], 10), FOREST);
  door(p);
  edged(p, cut([-60, 1296, 560, 1290, 576, 1380, -60, 1384]), CREAM, 11);
  radio(p, { at: { x: 330, y: 1290, size: 0.62 }, lit: false, worn: true });
  // string, and a label
  p.paint(line([140, 1150, 330, 1160, 520, 1150], 9), CREAM);
  p.paint(line([330, 1030, 326, 1160, 330, 1278], 9), CREAM);
  man(p);
  dashes(
    p,
    [
      [590, 1450],
      [880, 1448],
    ],
    12,
    30,
    22,
    FOREST,
  );
  for (const x of [582, 890]) p.paint(line([x, 1420, x, 1478], 12), FOREST);
  caption(p, "2 m", { x: 590, y: 1500, width: 290 }, { size: 1, align: "centre" });
}

function door(p: ZinePage): void {
  edged(p, cut([-60, 560, 210, 556, 210, 1300, -60, 1304]), FOREST, 12);
  edged(p, cut([-60, 620, 150, 616, 150, 870, -60, 874]), { forest: 0.5 }, 8);
  p.paint(ellipse(172, 980, 17), ORANGE);
}

function man(p: ZinePage): void {
  const put = place({ x: 1000, y: 1450, size: 1.16 });
  p.print(put(cut([-60, -4, 70, -4, 260, 60, 120, 64])), { forest: 0.5 });
  for (const x of [-34, 34]) {
    p.paint(put(line([x, -250, x * 1.1, -120, x * 1.1, -16], 50)), FOREST);
    p.paint(put(blob([x - 34, 0, x - 30, -28, x + 20, -34, x + 30, 0])), FOREST);
  }
  edged(
    p,
    put(blob([-92, -240, -104, -400, -70, -510, 0, -530, 70, -510, 104, -400, 92, -240, 0, -228])),
    ORANGE,
    10,
  );
  p.paint(put(line([0, -520, 4, -400, 0, -236], 8)), FOREST);
  // both hands hold the cap in front
  p.paint(put(line([-92, -470, -116, -370, -30, -330], 54)), FOREST);
  p.paint(put(line([-92, -470, -116, -370, -30, -330], 36)), ORANGE);
  p.paint(put(line([92, -470, 116, -370, 30, -330], 54)), FOREST);
  p.paint(put(line([92, -470, 116, -370, 30, -330], 36)), ORANGE);
  edged(p, put(blob([-66, -310, -60, -366, 0, -388, 60, -366, 66, -310])), FOREST, 4);
  p.paint(put(line([-96, -308, -20, -300, 66, -310], 22)), FOREST);
  for (const x of [-52, 52]) p.paint(put(ellipse(x, -330, 22, 20)), BLUSH);
  // the head is bowed, the mask is on
  edged(
    p,
    put(blob([-72, -560, -84, -640, -50, -706, 0, -716, 50, -706, 84, -640, 72, -560, 0, -524])),
    BLUSH,
    9,
  );
  p.paint(
    put(blob([-86, -652, -78, -716, 0, -748, 78, -716, 86, -652, 66, -694, 20, -706, -40, -700, -68, -690])),
    FOREST,
  );
  edged(p, put(blob([-66, -604, 0, -620, 66, -604, 56, -548, 0, -526, -56, -548])), CREAM, 7);
  for (const x of [-34, 30]) p.paint(put(line([x - 18, -640, x, -630, x + 18, -640], 8)), FOREST);
}
