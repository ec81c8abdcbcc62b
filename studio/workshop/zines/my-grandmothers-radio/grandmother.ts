/** Her: a face about 420 wide around 0,0 with a bun and round glasses; and her hand in its cardigan. */
import { blob, line, rim } from "../../cast/pen.ts";
import { hand, type Fingers } from "../../cast/hands.ts";
import type { Picture, Tones } from "../../riso.ts";
import { ellipse, place } from "../../shapes.ts";
import { BLUSH, CREAM, DARK, FOREST, ORANGE, edged } from "./inks.ts";

export interface Face {
  at: Parameters<typeof place>[0];
  /** How far the eyes are open: 0 asleep, 1 awake, one number an eye. */
  eyes: readonly [number, number];
}

export function face(p: Picture, { at, eyes }: Face): void {
  const put = place(at);
  edged(p, put(blob([-300, 520, -270, 300, -150, 220, 0, 250, 150, 220, 270, 300, 300, 520])), ORANGE);
  for (const side of [-1, 1])
    p.paint(put(line([side * 90, 236, side * 60, 380, side * 30, 520], 10)), FOREST);
  edged(p, put(ellipse(0, -278, 112, 96)), CREAM);
  p.paint(put(line([-70, -300, 0, -340, 70, -296], 8)), FOREST);
  p.paint(put(line([-60, -256, 10, -290, 80, -246], 8)), FOREST);
  p.paint(put(line([-150, -330, 150, -214], 13)), ORANGE);
  edged(
    p,
    put(
      blob([-236, 40, -250, -110, -150, -228, 0, -246, 150, -228, 250, -110, 236, 40, 190, 120, -190, 120]),
    ),
    CREAM,
  );
  edged(
    p,
    put(
      blob([
        -186, -20, -150, -120, 0, -96, 150, -120, 186, -20, 180, 110, 110, 220, 0, 252, -110, 220, -180, 110,
      ]),
    ),
    BLUSH,
    10,
  );
  for (const [x, dx] of [
    [-150, -50],
    [-60, -30],
    [70, 34],
    [150, 52],
  ] as const)
    p.paint(put(line([x, -170, x + dx, -110], 7)), FOREST);
  for (const [i, side] of [-1, 1].entries()) {
    const [x, y, open] = [side * 84, 10, eyes[i] ?? 1];
    p.paint(put(ellipse(x, y, 68, 64)), FOREST);
    p.paint(put(ellipse(x, y, 56, 52)), CREAM);
    if (open < 0.15) p.paint(put(line([x - 34, y + 4, x, y + 20, x + 34, y + 4], 10)), FOREST);
    else {
      p.paint(put(ellipse(x - 6, y + 8, 19, 22)), DARK);
      p.paint(put(ellipse(x - 12, y, 6)), CREAM);
      if (open < 0.8)
        p.paint(
          put(blob([x - 58, y - 60, x + 58, y - 60, x + 54, y + 6, x, y + 12, x - 54, y + 6])),
          BLUSH,
          put(ellipse(x, y, 56, 52)),
        );
      if (open < 0.8) p.paint(put(line([x - 54, y + 6, x, y + 12, x + 54, y + 6], 9)), FOREST);
    }
    p.paint(put(ellipse(side * 122, 118, 36, 26)), { orange: 0.75 });
  }
  p.paint(put(line([-18, 0, 0, -8, 18, 0], 12)), FOREST);
  p.paint(put(line([-6, 60, 22, 94, -14, 104], 9)), FOREST);
  p.paint(put(line([-52, 164, 0, 178, 56, 158], 10)), FOREST);
}

const FLAT: Fingers = [
  [-52, 0.9],
  [-3, 1],
  [0, 1],
  [3, 1],
  [7, 1],
];

/** A flat hand pointing up out of a sleeve, before it is turned. */
export function flatHand(
  p: Picture,
  at: Parameters<typeof place>[0],
  skin: Tones,
  sleeve: Tones,
  edge: Tones = FOREST,
): void {
  const { outline, creases } = hand(FLAT, at, 260);
  const put = place(at);
  for (const shape of outline) p.paint(rim(shape, 22), edge);
  for (const shape of outline) p.paint(shape, skin);
  for (const crease of creases) p.paint(crease, edge);
  const cuff = put(blob([-74, 190, 0, 180, 74, 190, 110, 560, 0, 580, -110, 560]));
  p.paint(rim(cuff, 22), edge);
  p.paint(cuff, sleeve);
  for (const y of [214, 240]) p.paint(put(line([-72, y, 0, y - 8, 72, y], 8)), edge);
}
