/** The cloud, from outside. */
import { blob, line } from "../../cast/pen.ts";
import { stars } from "../../cast/scenery.ts";
import { random } from "@toadstool/stage/seeded";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, edged } from "./inks.ts";
import { arm, boot } from "./moon.ts";
import { say, shout } from "./words.ts";

export function tea(p: ZinePage): void {
  p.ground(NIGHT);
  stars(p, random("tea"), [40, 1330, 1120, 340], 16, CREAM, (x) => x < 330 || x > 800);
  // two feet and a mug is all one sees of her
  for (const [leg, turn] of [
    [
      [
        [470, 1180],
        [460, 1330],
        [440, 1430],
      ],
      12,
    ],
    [
      [
        [640, 1180],
        [660, 1310],
        [690, 1400],
      ],
      -14,
    ],
  ] as const) {
    // oxfmt-ignore
    arm(p, leg, LIGHT, 54);
    const [x, y] = leg[2];
    boot(p, place({ x, y, turn, size: 1.4 }), LIGHT);
  }
  p.paint(
    blob([
      -80, 60, 120, -60, 620, -80, 1280, -60, 1290, 700, 1180, 980, 1060, 1120, 900, 1130, 800, 1240, 620,
      1230, 500, 1290, 340, 1260, 260, 1170, 100, 1180, 20, 1060, -80, 1040,
    ]),
    CREAM,
  );
  for (const flat of [
    [90, 950, 70, 1020, 120, 1080, 200, 1070],
    [400, 1130, 470, 1180, 560, 1160, 600, 1100],
    [900, 990, 980, 1030, 1060, 990, 1080, 920],
  ])
    p.paint(line(flat, 14), { navy: 0.5 });
  shout(p, "Tea.", { x: 96, y: 130, width: 1008, height: 420 });
  say(p, "Half past two. She gets twenty minutes. You call this a cloud.", { x: 120, y: 590, width: 900, height: 380 }, { most: 1.06 }); // oxfmt-ignore
  arm(p, [[860, 1060], [930, 1180], [960, 1270]], LIGHT, 54); // oxfmt-ignore
  p.paint(line([1040, 1290, 1110, 1290, 1104, 1370, 1036, 1376], 22), LIGHT);
  edged(p, blob([900, 1250, 1046, 1250, 1040, 1400, 970, 1412, 906, 1400]), LIGHT, 12);
  edged(p, ellipse(972, 1252, 74, 20), CREAM, 11);
  p.paint(ellipse(972, 1254, 52, 10), NIGHT);
  edged(p, ellipse(912, 1330, 40), LIGHT, 11);
  for (const x of [1000, 1060]) p.paint(line([x, 1210, x + 22, 1180, x - 4, 1150, x + 20, 1116], 11), NIGHT);
}
