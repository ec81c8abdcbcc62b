/** A pair of wellingtons that goes out by itself, and the prints it leaves. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { curve, ellipse, place } from "../../shapes.ts";
import { CREAM, DARK, NAVY, ORANGE } from "./inks.ts";

type At = Parameters<typeof place>[0];

export const SKIN = curve([
  [-74, -302, 1],
  [-4, -286],
  [66, -306, 1],
  [60, -200],
  [58, -128],
  [84, -104],
  [148, -92],
  [186, -58],
  [188, -14, 1],
  [-68, -14, 1],
  [-74, -60],
  [-62, -130],
  [-66, -210],
]);
const SOLE = cut([-74, -22, 196, -22, 192, 10, 20, 10, 16, -2, -8, -2, -14, 10, -76, 10]);

/** One boot, toe to the right; its heel is around 0,0 and it is 310 high. `lodger` draws who sits in it. */
export function boot(p: Picture, at: At, skin: Tones = ORANGE, lodger?: () => void): void {
  const put = place(at);
  const outline = put(SKIN);
  p.paint(put(ellipse(-4, -304, 74, 17)), DARK);
  lodger?.();
  p.paint(outline, skin);
  p.print(put(blob([-90, -300, -40, -300, -34, -150, -30, -60, -10, 0, -100, 0])), { navy: 0.28 }, outline);
  p.paint(put(SOLE), NAVY);
  p.print(put(rim(SKIN, 11)), NAVY);
  p.paint(put(ellipse(-4, -304, 70, 15)), DARK);
  p.print(put(line([-70, -252, -8, -238, 62, -256], 9)), NAVY);
  p.paint(put(line([34, -232, 34, -180, 32, -146], 10)), CREAM);
  p.paint(put(line([112, -78, 140, -70, 158, -54], 10)), CREAM);
}

/** Both, a little apart; the further one is behind. */
export function boots(p: Picture, at: At, skin?: Tones): void {
  const put = place(at);
  const [[bx, by]] = put([[118, -34]]) as [[number, number]];
  boot(p, { ...at, x: bx, y: by }, skin);
  boot(p, at, skin);
}

/** The print of a sole seen from above, toes up; about 60 long at size 1. */
export function soleprint(p: Picture, at: At, tones: Tones): void {
  const put = place(at);
  p.print(put(blob([0, -34, 13, -26, 14, -8, 9, 4, -9, 4, -14, -8, -13, -26])), tones);
  p.print(put(blob([-10, 12, 10, 12, 11, 26, 0, 33, -11, 26])), tones);
}
