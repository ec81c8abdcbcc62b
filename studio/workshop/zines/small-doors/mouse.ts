/** Who lives there: a mouse in a dressing gown, about 170 wide and 300 high, her slippers on 0,0. */
import { blob, line } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place } from "../../shapes.ts";
import { BURGUNDY, CREAM, YELLOW, edged } from "./inks.ts";

export interface MouseLook {
  at: Parameters<typeof place>[0];
  gown: Tones;
  /** Where she looks: -1…1 to the side and down. */
  look?: readonly [number, number];
  /** Where her right paw is, before placing. */
  paw?: readonly [number, number];
}

export function mouse(p: Picture, { at, gown, look = [0, 0], paw = [-74, -110] }: MouseLook): void {
  const put = place(at);
  const edge = 6 * (at.size ?? 1);
  p.paint(put(line([50, -20, 110, -10, 128, -60, 108, -96], 9)), BURGUNDY);
  for (const x of [-32, 32])
    edged(p, put(blob([x - 26, 0, x - 22, -16, x, -24, x + 22, -16, x + 26, 0])), YELLOW, edge);
  edged(p, put(blob([-66, -14, -60, -110, -40, -172, 40, -172, 60, -110, 66, -14, 0, -8])), gown, edge);
  p.paint(put(line([-2, -168, 6, -90, 2, -14], 6)), BURGUNDY);
  p.paint(put(line([-58, -92, 0, -84, 58, -92], 10)), CREAM);
  for (const [x, y] of [paw, [62, -106]] as const) {
    const side = Math.sign(x);
    p.paint(put(line([side * 38, -150, side * 58, -124, x, y], 36)), BURGUNDY);
    p.paint(put(line([side * 38, -150, side * 58, -124, x, y], 24)), gown);
    edged(p, put(ellipse(x, y, 15)), CREAM, edge * 0.8);
  }
  for (const x of [-62, 62]) {
    edged(p, put(ellipse(x, -278, 42, 44)), CREAM, edge);
    p.paint(put(ellipse(x, -276, 25, 27)), { burgundy: 0.4 });
  }
  edged(
    p,
    put(blob([-72, -214, -58, -266, 0, -286, 58, -266, 72, -214, 40, -168, 0, -156, -40, -168])),
    CREAM,
    edge,
  );
  for (const x of [-30, 30]) {
    p.paint(put(ellipse(x + look[0] * 5, -224 + look[1] * 5, 9, 11)), BURGUNDY);
    p.paint(put(ellipse(x + look[0] * 5 - 3, -228 + look[1] * 5, 3)), CREAM);
    for (const dy of [-6, 8]) p.paint(put(line([x * 0.9, -192, x * 2.8, -196 + dy], 3.4)), BURGUNDY);
  }
  p.paint(put(ellipse(0, -196, 11, 9)), BURGUNDY);
  p.paint(put(line([-12, -176, 0, -182, 12, -176], 5)), BURGUNDY);
}
