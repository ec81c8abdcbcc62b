/** Collage as a data structure: a bird of torn paper, and a cut about to happen. */
import { scrap } from "../cast/paper.ts";
import { dashes, scissors } from "../cast/scenery.ts";
import { random } from "@toadstool/stage/seeded";
import { Picture } from "../riso.ts";
import { ellipse, poly, stroke, type Point } from "../shapes.ts";

function hero(): Picture {
  const p = new Picture({
    name: "collage-as-a-data-structure",
    inks: ["teal", "pink", "yellow"],
    wobble: 0.4,
    screens: { pink: { kind: "dots", pitch: 9, angle: 70 } },
  });
  const r = random(p.name);
  for (const [x, lean] of [
    [700, -10],
    [800, 14],
  ] as const)
    p.print(
      stroke(
        [
          [x, 680],
          [x + lean, 800],
          [x + lean - 46, 812],
        ],
        12,
      ),
      { pink: 1, teal: 1 },
    );
  p.print(poly([250, 806], [1290, 800], [1300, 822], [244, 826]), { teal: 0.5 });
  scrap(
    p,
    r,
    [
      [950, 520],
      [1290, 330],
      [1400, 430],
      [1330, 500],
      [1390, 590],
      [1010, 640],
    ],
    1,
    { pink: 1 },
    28,
  );
  scrap(
    p,
    r,
    [
      [520, 300],
      [760, 330],
      [1060, 500],
      [1040, 640],
      [830, 730],
      [610, 690],
      [470, 520],
    ],
    4,
    { teal: 1 },
    30,
  );
  scrap(
    p,
    r,
    [
      [360, 250],
      [450, 150],
      [570, 150],
      [650, 260],
      [610, 390],
      [440, 420],
    ],
    2,
    { yellow: 1 },
    26,
  );
  scrap(
    p,
    r,
    [
      [386, 236],
      [380, 330],
      [232, 306],
    ],
    1,
    { yellow: 1, pink: 0.45 },
    13,
  );
  scrap(
    p,
    r,
    [
      [650, 400],
      [880, 250],
      [1160, 160],
      [1060, 400],
      [900, 600],
      [720, 590],
    ],
    2,
    { pink: 1 },
    30,
  );
  p.paint(ellipse(476, 248, 29), {});
  p.paint(ellipse(470, 252, 15), { teal: 1, pink: 1 });
  const cut = (t: number): Point => [490 + 790 * t, 545 - 300 * t];
  for (const [from, to, tones] of [
    [0, 0.215, {}],
    [0.228, 0.73, {}],
    [0.752, 1, { teal: 1, pink: 1 }],
  ] as const) {
    dashes(p, [cut(from), cut((from + to) / 2), cut(to)], 9, 14, 13, tones, false);
  }
  scissors(p, { x: 1376, y: 208, size: 1.1, turn: 159 }, { teal: 1, pink: 1 }, 17);
  return p;
}

export const pictures = { "collage-as-a-data-structure": hero };
