/** The kitchen: what was allowed near it, and what was not. */
import { blob, cut, line } from "../../cast/pen.ts";
import { ellipse, place, rect } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { BLUSH, CREAM, FOREST, ORANGE, edged } from "./inks.ts";
import { doily, radio } from "./radio.ts";

export function kitchen(p: ZinePage): void {
  p.ground(CREAM);
  for (let x = 0; x < 9; x++) p.print(rect(x * 150 - 30, -60, 74, 1330), { orange: 0.16 });
  caption(
    p,
    "It had its own table. The cat was not allowed near it. Neither was the news.",
    { x: 96, y: 100, width: 1008 },
    { size: 0.86 },
  );
  p.paint(rect(-60, 1240, 1320, 520), FOREST);
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 10; k++)
      if ((k + row) % 2)
        p.paint(
          cut([
            -110 + k * 150 - row * 26,
            1258 + row * 120,
            40 + k * 150 - row * 26,
            1258 + row * 120,
            14 + k * 150 - row * 26,
            1378 + row * 120,
            -136 + k * 150 - row * 26,
            1378 + row * 120,
          ]),
          CREAM,
        );
  for (const [x, lean] of [
    [180, -30],
    [640, 30],
  ] as const)
    edged(p, cut([x, 1020, x + 50, 1020, x + 46 + lean, 1440, x + 12 + lean, 1440]), ORANGE);
  radio(p, { at: { x: 420, y: 980, size: 0.98 }, worn: true });
  edged(p, cut([70, 972, 790, 966, 800, 1024, 64, 1030]), ORANGE);
  doily(p, { x: 430, y: 996, size: 0.8 }, 620);
  newspaper(p);
  cat(p);
}

function newspaper(p: ZinePage): void {
  edged(p, cut([640, 1480, 1090, 1440, 1150, 1580, 690, 1628]), CREAM, 10);
  p.paint(cut([690, 1500, 860, 1484, 866, 1512, 700, 1528]), FOREST);
}

/** It looks at the wall, which has done nothing. */
function cat(p: ZinePage): void {
  const put = place({ x: 930, y: 1520, size: 1.2 });
  p.paint(put(line([96, -20, 176, -30, 190, -120, 150, -170], 40)), FOREST);
  edged(
    p,
    put(blob([-110, 0, -116, -120, -70, -220, 0, -250, 70, -220, 118, -110, 112, 0, 0, 16])),
    ORANGE,
    11,
  );
  edged(
    p,
    put(
      blob([-96, -250, -108, -400, -58, -354, 0, -364, 58, -354, 108, -400, 96, -250, 50, -196, -50, -196]),
    ),
    ORANGE,
    11,
  );
  for (const x of [-40, 0, 40]) p.paint(put(line([x, -346, x * 0.8, -306], 11)), FOREST);
  for (const y of [-180, -130, -80]) {
    p.paint(put(line([-104, y, -60, y + 6], 12)), FOREST);
    p.paint(put(line([104, y, 60, y + 6], 12)), FOREST);
  }
  for (const x of [-46, 46]) {
    p.paint(put(ellipse(x, -274, 22, 15)), CREAM);
    p.paint(put(ellipse(x + 13, -274, 8, 13)), FOREST);
    p.paint(put(line([x - 26, -288, x + 26, -286], 9)), FOREST);
  }
  p.paint(put(line([-12, -244, 0, -234, 12, -244], 9)), FOREST);
  p.paint(put(line([-22, -218, 0, -224, 22, -218], 8)), FOREST);
  p.paint(put(ellipse(-40, 4, 34, 17)), BLUSH);
  p.paint(put(ellipse(40, 4, 34, 17)), BLUSH);
}
