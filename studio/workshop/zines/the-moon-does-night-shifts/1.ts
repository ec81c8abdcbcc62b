/** The cover: off to work over the roofs. */
import { bend, cut, line, soft } from "../../cast/pen.ts";
import { stars } from "../../cast/scenery.ts";
import { random } from "@toadstool/stage/seeded";
import { place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, DEEP, LIGHT, NIGHT, edged } from "./inks.ts";
import { arm, badge, boot, moon } from "./moon.ts";
import { shout } from "./words.ts";

function roofs(p: ZinePage): void {
  p.paint(cut([-40, 1520, 130, 1410, 300, 1520, 300, 1470, 420, 1470, 420, 1560, 560, 1560, 700, 1460, 850, 1560, 850, 1500, 1010, 1500, 1010, 1440, 1080, 1440, 1080, 1500, 1240, 1500, 1240, 1760, -40, 1760]), DEEP); // oxfmt-ignore
  for (const [x, y] of [[90, 1540], [170, 1540], [680, 1570], [920, 1560], [1120, 1590]] as const) p.paint(cut([x, y, x + 46, y, x + 46, y + 64, x, y + 64]), LIGHT); // oxfmt-ignore
}

/** A flask and what is in the bag is her business. */
function bag(p: ZinePage, x: number, y: number): void {
  p.paint(line([x - 70, y + 10, x - 50, y - 90, x + 50, y - 90, x + 70, y + 10], 18), CREAM);
  edged(p, soft(x + 8, y - 70, 56, 130, 12), LIGHT, 10);
  p.paint(bend([x + 10, y - 40, x + 62, y - 40], 10), NIGHT);
  edged(p, cut([x - 110, y, x + 110, y, x + 98, y + 136, x - 98, y + 136]), CREAM, 12);
  p.paint(bend([x - 106, y + 34, x + 106, y + 34], 10), NIGHT);
}

export function cover(p: ZinePage): void {
  p.ground(NIGHT);
  shout(p, "The Moon", { x: 96, y: 96, width: 1008, height: 220 }, { tones: LIGHT, cut: true });
  shout(p, "does", { x: 96, y: 306, width: 300, height: 130 }, { tones: CREAM, align: "left" });
  shout(p, "night shifts", { x: 96, y: 420, width: 1008, height: 190 }, { tones: CREAM });
  stars(p, random("shift"), [40, 640, 1120, 760], 46, CREAM, (x, y) => Math.hypot(x - 590, y - 1000) > 360);
  roofs(p);
  // walking: one leg before the other
  for (const [leg, turn] of [
    [
      [
        [520, 1280],
        [470, 1380],
        [400, 1450],
      ],
      14,
    ],
    [
      [
        [690, 1280],
        [770, 1350],
        [796, 1440],
      ],
      -6,
    ],
  ] as const) {
    // oxfmt-ignore
    arm(p, leg, LIGHT, 46);
    const [x, y] = leg[2];
    boot(p, place({ x, y, turn, size: 1.2 }));
  }
  arm(p, [[330, 1060], [220, 1110], [196, 1210]]); // oxfmt-ignore
  bag(p, 196, 1264);
  moon(p, { at: { x: 590, y: 1000, size: 1.78, turn: -4 }, look: [0.7, 0.2] });
  badge(p, place({ x: 640, y: 1330, size: 1, turn: 8 }));
  arm(p, [[880, 1010], [990, 960], [1030, 850]]); // oxfmt-ignore
}
