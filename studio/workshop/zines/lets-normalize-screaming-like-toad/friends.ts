/** Who sits with Toad: Crow and Mole stand on 0,0, about 170 wide and 260 high before placing; Snail is the cast's. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { snail } from "../../cast/others.ts";
import type { Picture } from "../../riso.ts";
import { ellipse, place } from "../../shapes.ts";
import { BARE, BRICK, DARK, GREEN, PINK } from "./inks.ts";

type At = Parameters<typeof place>[0];

/** `open` 0…1 is the beak. Crow looks to the right; flip to look left. */
export function crow(p: Picture, at: At, open: number): void {
  const put = place(at);
  for (const x of [-22, 18]) p.paint(put(line([x, -30, x, 0, x + 18, 2], 8)), PINK);
  p.paint(
    put(
      blob([
        -70, -10, -86, -70, -70, -150, -48, -206, -6, -236, 38, -222, 56, -182, 58, -120, 66, -60, 36, -18,
        -20, -10,
      ]),
    ),
    DARK,
  );
  p.paint(put(cut([-52, -60, -150, 4, -120, -70, -70, -110])), DARK);
  const drop = open * 44;
  p.paint(put(cut([40, -206, 138, -196 - drop * 0.7, 46, -178])), GREEN);
  p.paint(put(cut([44, -184, 118, -178 + drop, 40, -158])), BRICK);
  p.paint(put(ellipse(18, -200, 17)), BARE);
  p.paint(put(ellipse(23, -200, 8)), DARK);
  for (const y of [-120, -90, -60]) p.paint(put(line([-34, y, -12, y + 14, 12, y], 5)), BARE);
}

/** `open` 0…1 is the mouth. */
export function mole(p: Picture, at: At, open: number): void {
  const put = place(at);
  const body = blob([
    -80, 2, -96, -70, -82, -150, -44, -206, 0, -218, 44, -206, 82, -150, 96, -70, 80, 2, 0, 6,
  ]);
  p.paint(put(body), { pink: 0.5, navy: 0.45 });
  p.print(put(rim(body, 8)), DARK);
  for (const side of [-1, 1]) {
    p.paint(put(ellipse(side * 34, -170, 15)), DARK);
    p.paint(put(ellipse(side * 34, -170, 10)), BARE);
    p.paint(put(ellipse(side * 34, -170, 4)), DARK);
    const paw = blob([side * 50, -60, side * 92, -72, side * 104, -44, side * 84, -20, side * 50, -30]);
    p.paint(put(paw), PINK);
    p.print(put(rim(paw, 7)), DARK);
    p.print(put(line([side * 80, -56, side * 96, -54], 5)), DARK);
    p.print(put(line([side * 78, -38, side * 94, -36], 5)), DARK);
  }
  p.paint(put(ellipse(0, -146, 22, 16)), PINK);
  p.print(put(rim(ellipse(0, -146, 22, 16), 7)), DARK);
  if (open > 0) p.paint(put(ellipse(0, -104, 30, 6 + 22 * open)), DARK);
  else p.print(put(line([-20, -112, 0, -104, 20, -112], 6)), DARK);
  p.paint(put(ellipse(0, -98 + 12 * open, 18, 1 + 9 * open)), PINK);
}

export function snailFriend(p: Picture, at: At, open: number): void {
  snail(p, { at, shell: PINK, body: GREEN, line: DARK });
  if (open > 0) p.paint(place(at)(ellipse(54, -27, 3 + 3 * open, 2 + 6 * open)), DARK);
}
