/** The sea, on a rope. */
import { blob, line } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, edged } from "./inks.ts";
import { arm, boot, moon } from "./moon.ts";
import { say } from "./words.ts";

/** A sea that climbs to the right, its edge curling like a sheet that is pulled. */
function wave(p: ZinePage, lift: number, tones: Parameters<ZinePage["paint"]>[1]): void {
  const edge = [-60, 1500, 160, 1440, 330, 1470, 520, 1350, 690, 1330, 830, 1170, 960, 1010, 1080, 930, 1180, 930, 1280, 990]; // oxfmt-ignore
  p.paint(blob([...edge.map((v, i) => (i % 2 ? v + lift : v)), 1300, 1900, -60, 1900]), tones);
}

export function tides(p: ZinePage): void {
  p.ground(NIGHT);
  say(p, "First the sea. All of it up the beach, and by one o’clock all of it back. Nobody else will do it.", { x: 96, y: 110, width: 1008, height: 420 }, { tones: CREAM, most: 1.1 }); // oxfmt-ignore
  // pulling, heels in
  for (const leg of [
    [
      [330, 1110],
      [310, 1220],
      [240, 1290],
    ],
    [
      [430, 1130],
      [440, 1240],
      [380, 1320],
    ],
  ] as const) {
    // oxfmt-ignore
    arm(p, leg);
    const [x, y] = leg[2];
    boot(p, place({ x, y, turn: 8, flip: true, size: 1.05 }));
  }
  moon(p, { at: { x: 370, y: 900, size: 1.5, turn: -14 }, mouth: "effort", eyes: "tired", look: [0.8, 0.5] });
  p.paint(line([590, 770, 760, 760, 940, 800, 1096, 890], 20), CREAM);
  for (const points of [[[560, 1040], [680, 980], [700, 772]], [[600, 960], [780, 900], [800, 776]]] as const) arm(p, points, LIGHT, 48); // oxfmt-ignore
  wave(p, 0, CREAM);
  for (const lift of [76, 180, 330]) {
    wave(p, lift, NIGHT);
    wave(p, lift + 16, CREAM);
  }
  edged(p, ellipse(1104, 904, 30), LIGHT, 10);
  // a boat that was asleep
  const boat = place({ x: 860, y: 1440, turn: -38, size: 1.1 });
  p.paint(boat(line([0, -40, 4, -210], 14)), NIGHT);
  edged(p, boat(blob([14, -206, 110, -80, 14, -64])), LIGHT, 10);
  edged(p, boat(blob([-120, -34, 0, -22, 124, -36, 84, 40, -78, 42])), NIGHT, 12);
}
