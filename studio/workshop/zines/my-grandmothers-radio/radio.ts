/** The set: a cabinet 640 wide and 430 high that stands on 0,0, with cloth, dial and two knobs. */
import { line, rim, soft } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place, type Place } from "../../shapes.ts";
import { BLUSH, CREAM, DARK, FOREST, ORANGE } from "./inks.ts";

export interface RadioLook {
  at: Parameters<typeof place>[0];
  cabinet?: Tones;
  /** Whether the valves are warm. */
  lit?: boolean;
  /** Where the needle stands, 0…1. */
  needle?: number;
  /** Whether the place is marked where it has been hit for forty years. */
  worn?: boolean;
}

export function radio(p: Picture, look: RadioLook): void {
  const { cabinet = ORANGE, lit = true, needle = 0.6, worn = false } = look;
  const put = place(look.at);
  for (const x of [-230, 150]) p.paint(put(soft(x, -24, 80, 44, 12)), FOREST);
  p.paint(put(soft(-332, -442, 664, 434, 92)), FOREST);
  p.paint(put(soft(-316, -426, 632, 402, 80)), cabinet);
  for (const [y, sag] of [
    [-398, 10],
    [-52, -8],
    [-40, -4],
  ] as const)
    p.print(put(line([-270, y, 0, y + sag, 270, y], 5)), FOREST);
  if (worn) {
    p.paint(put(ellipse(-288, -250, 24, 58)), { orange: 0.35 });
    p.paint(put(ellipse(-292, -250, 13, 36)), CREAM);
  }
  p.paint(put(soft(-250, -380, 300, 310, 50)), FOREST);
  p.paint(put(soft(-238, -368, 276, 286, 42)), { orange: 0.35, forest: 0.25 });
  for (let k = 0; k < 6; k++) p.paint(put(line([-196 + k * 38, -358, -196 + k * 38, -92], 12)), FOREST);
  dial(p, put, lit, needle);
  for (const x of [124, 232]) {
    p.paint(put(ellipse(x, -118, 46)), FOREST);
    p.paint(put(ellipse(x, -120, 32)), BLUSH);
    p.paint(put(line([x, -120, x + (x < 200 ? 16 : -14), -142], 8)), FOREST);
  }
}

function dial(p: Picture, put: Place, lit: boolean, needle: number): void {
  p.paint(put(soft(76, -380, 210, 190, 34)), FOREST);
  p.paint(put(soft(88, -368, 186, 166, 26)), lit ? CREAM : DARK);
  const ink = lit ? FOREST : ORANGE;
  for (const y of [-330, -290, -250]) {
    p.paint(put(line([106, y, 256, y], 5)), ink);
    for (let k = 0; k < 6; k++)
      p.paint(put(line([116 + k * 26 + (y % 4) * 3, y, 116 + k * 26 + (y % 4) * 3, y - 14], 5)), ink);
  }
  const x = 104 + needle * 150;
  p.paint(put(line([x, -358, x, -214], 8)), ORANGE);
}

/** A doily hanging over the front of a shelf or a set; `width` wide, its edge on 0,0. */
export function doily(p: Picture, at: Parameters<typeof place>[0], width: number): void {
  const put = place(at);
  const count = Math.round(width / 62);
  for (let k = 0; k < count; k++) {
    const x = -width / 2 + (k + 0.5) * (width / count);
    p.paint(put(rim(ellipse(x, 10, 35, 40), 16)), FOREST);
    p.paint(put(ellipse(x, 10, 35, 40)), CREAM);
  }
  p.paint(put(soft(-width / 2 - 4, -34, width + 8, 46, 10)), CREAM);
  for (let k = 0; k < count; k++)
    p.paint(put(ellipse(-width / 2 + (k + 0.5) * (width / count), 16, 9)), ORANGE);
  p.paint(put(line([-width / 2, -34, width / 2, -34], 9)), FOREST);
}
