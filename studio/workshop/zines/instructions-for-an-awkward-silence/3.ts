/** So near that there is nothing else: the silence, its plate, two hands, one biscuit. */
import { bend, blob, line } from "../../cast/pen.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, MINT, WINE, edged } from "./inks.ts";
import { say } from "./words.ts";

/** An arm that comes from the left with one finger out; its tip on 0,0. */
function reaching(p: ZinePage, put: Place, stripes: boolean): void {
  edged(p, put(blob([-640, -70, -330, -92, -300, 70, -640, 110])), stripes ? MINT : { burgundy: 0.3 }, 14);
  if (stripes) for (const x of [-560, -480, -400]) p.paint(put(bend([x, -70, x + 14, 88], 14)), WINE);
  edged(p, put(blob([-320, -60, -230, -84, -150, -66, -90, -44, -8, -24, 2, 8, -80, 18, -110, 50, -150, 84, -230, 88, -310, 64])), CREAM, 12); // oxfmt-ignore
  for (const [x, y] of [[-128, 34], [-160, 58]] as const) p.paint(put(line([x + 20, y - 26, x - 20, y - 16, x - 34, y], 8)), WINE); // oxfmt-ignore
  p.paint(put(line([-220, -50, -150, -28, -130, 6], 9)), WINE);
}

function biscuit(p: ZinePage, x: number, y: number): void {
  edged(p, ellipse(x, y, 128, 62), CREAM, 13);
  p.paint(ellipse(x, y - 16, 124, 58), CREAM);
  edged(p, ellipse(x, y - 18, 126, 58), { burgundy: 0.22 }, 12);
  for (const [dx, dy] of [[-60, -20], [-20, -40], [30, -30], [66, -14], [-30, 0], [16, 2]] as const) p.paint(ellipse(x + dx, y + dy, 9, 6), WINE); // oxfmt-ignore
}

export function biscuitTime(p: ZinePage): void {
  p.ground(MINT);
  say(p, "After one minute, offer it a biscuit. You will both reach for the same one. This is the instruction.", { x: 96, y: 110, width: 1008, height: 450 }, { most: 1.14 }); // oxfmt-ignore
  for (const s of [-1, 1]) {
    p.paint(ellipse(600 + s * 260, 770, 118, 122), CREAM);
    p.paint(ellipse(600 + s * 260 - s * 26, 826, 54, 60), WINE);
    p.paint(ellipse(600 + s * 260 - s * 26 + 18, 800, 14, 16), CREAM);
    p.paint(line([600 + s * 376, 642, 600 + s * 270, 596, 600 + s * 166, 592], 24), WINE);
  }
  p.paint(blob([510, 960, 600, 940, 690, 960, 660, 1040, 600, 1066, 540, 1040]), WINE);
  p.print(blob([120, 1760, 90, 1480, 300, 1300, 600, 1250, 900, 1300, 1110, 1480, 1080, 1760]), {
    burgundy: 0.16,
  });
  // the plate, held up from below
  for (const s of [-1, 1]) {
    p.paint(line([600 + s * 420, 1760, 600 + s * 360, 1600, 600 + s * 230, 1520], 190), WINE);
    p.paint(line([600 + s * 420, 1760, 600 + s * 360, 1600, 600 + s * 230, 1520], 160), MINT);
  }
  edged(p, ellipse(600, 1440, 330, 96), CREAM, 15);
  p.paint(ellipse(600, 1434, 220, 54), { mint: 0.5 });
  for (const s of [-1, 1]) for (const k of [0, 1, 2]) edged(p, ellipse(600 + s * (322 - k * 44), 1470 + k * 26, 34, 46), MINT, 11); // oxfmt-ignore
  biscuit(p, 600, 1410);
  reaching(p, place({ x: 500, y: 1350, turn: 12 }), true);
  reaching(p, place({ x: 700, y: 1350, turn: -12, flip: true }), false);
}
