/** The Mirror: a street seen only in the water, upside down. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import type { Tones } from "../../riso.ts";
import { ellipse, rect } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { boots } from "./boots.ts";
import { CREAM, DARK, NAVY, ORANGE, SKY } from "./inks.ts";
import { name, say } from "./words.ts";

const SHORE = 470;
/** A house hanging from the shore: left edge, width, height, walls, and where its lit windows are. */
const HOUSES: readonly [number, number, number, Tones, number[]][] = [
  [-40, 300, 520, ORANGE, [1, 4]],
  [268, 250, 640, CREAM, [0, 3]],
  [528, 300, 480, { orange: 1, navy: 0.4 }, [2]],
  [838, 400, 590, ORANGE, [0, 5]],
];

export function mirror(p: ZinePage): void {
  p.paint(rect(-30, SHORE, 1260, 1300), SKY);
  p.paint(ellipse(208, 1140, 92), CREAM);
  for (const house of HOUSES) hanging(p, ...house);
  cat(p, 648, SHORE + 480);
  for (const [x, y, w] of [
    [760, 1110, 400],
    [600, 1236, 300],
  ] as const)
    p.paint(
      line([x, y, x + w * 0.5, y + 10, x + w, y], (t) => 3 + 12 * Math.sin(Math.PI * t)),
      CREAM,
    );
  for (const [y, w] of [
    [620, 9],
    [716, 8],
    [806, 8],
    [880, 7],
    [946, 6],
    [1010, 6],
  ] as const)
    p.paint(line([-30, y, 200, y + 12, 400, y - 10, 640, y + 12, 860, y - 8, 1230, y + 6], w), SKY);
  p.paint(cut([-30, SHORE - 26, 1230, SHORE - 34, 1230, SHORE + 14, -30, SHORE + 8]), NAVY);
  p.paint(cut([-30, SHORE - 70, 1230, SHORE - 78, 1230, SHORE - 30, -30, SHORE - 22]), CREAM);
  p.paint(line([-30, SHORE - 70, 600, SHORE - 72, 1230, SHORE - 78], 9), NAVY);
  for (const x of [210, 560, 1170]) p.paint(line([x, SHORE - 70, x + 4, SHORE - 24], 7), NAVY);
  boots(p, { x: 900, y: SHORE - 72, size: 0.78 });
  name(p, "The\nMirror", { x: 90, y: 100, width: 700, height: 270 }, { align: "left" });
  const words = "Hold still. It keeps a whole street in there, and a cat. Find your own roof first.";
  say(p, words, { x: 96, y: 1290, width: 1010, height: 330 }, { most: 0.95, leading: 104 });
}

function hanging(p: ZinePage, x: number, w: number, h: number, walls: Tones, lit: readonly number[]): void {
  const foot = SHORE + h;
  p.paint(cut([x + 8, SHORE, x + w - 8, SHORE, x + w - 8, foot, x + 8, foot]), walls);
  p.paint(cut([x - 8, foot - 6, x + w + 8, foot - 6, x + w / 2, foot + 130]), DARK);
  p.paint(
    cut([
      x + w * 0.68,
      foot + 10,
      x + w * 0.86,
      foot + 10,
      x + w * 0.86,
      foot + 130,
      x + w * 0.68,
      foot + 130,
    ]),
    DARK,
  );
  p.paint(
    cut([x + w * 0.16, SHORE, x + w * 0.4, SHORE, x + w * 0.4, SHORE + 130, x + w * 0.16, SHORE + 130]),
    NAVY,
  );
  for (let i = 0; i < 6; i++) {
    const [wx, wy] = [x + w * (i % 2 ? 0.6 : 0.18), SHORE + 178 + Math.floor(i / 2) * 150];
    if (wy + 90 > foot - 30) continue;
    p.paint(rect(wx, wy, w * 0.22, 92), lit.includes(i) ? CREAM : NAVY);
    p.paint(blob([wx, wy + 40, wx + w * 0.22, wy + 40, wx + w * 0.22, wy + 48, wx, wy + 48]), walls);
  }
}

/** It sits on the roof's edge, head downwards, and is not pleased. */
function cat(p: ZinePage, x: number, y: number): void {
  const parts = [
    blob([x - 44, y + 10, x - 52, y + 66, x - 26, y + 100, x + 26, y + 100, x + 52, y + 66, x + 44, y + 10]),
    cut([x - 46, y + 126, x - 50, y + 190, x - 4, y + 160]),
    cut([x + 46, y + 126, x + 50, y + 190, x + 4, y + 160]),
    ellipse(x, y + 126, 50, 42),
  ];
  p.paint(line([x + 40, y + 40, x + 96, y + 40, x + 104, y + 104], 26), NAVY);
  for (const part of parts) p.paint(rim(part, 14), NAVY);
  for (const part of parts) p.paint(part, CREAM);
  p.paint(line([x + 40, y + 40, x + 96, y + 40, x + 104, y + 100], 13), CREAM);
  for (const s of [-1, 1]) p.paint(ellipse(x + s * 19, y + 128, 7, 10), NAVY);
  p.paint(line([x - 10, y + 106, x, y + 112, x + 10, y + 106], 6), NAVY);
}
