/** Who asks: a figure whose hand forms the sign; and the bar that gathers what has been asked. */
import { curve, ellipse, place, rect, stroke, type Point } from "../shapes.ts";
import type { Cel } from "./cel.ts";
import { hand, HANDS, type HandShape } from "./hands.ts";
import { LINE, movement, SHADE, SKIN } from "./sign-cards.ts";

const [CHEST, BROW] = [
  [286, 612],
  [296, 236],
] as const;

/** `raised` 0 is before the chest, 1 at the brow; `move` -1…1 sways the hand; only the arm boils. */
export function signer(
  p: Cel,
  pose: { hand: HandShape; raised: number; move: number; blink: boolean },
): void {
  const cloth = { violet: 1 };
  p.paint(
    curve([
      [6, 740, 1],
      [20, 590],
      [70, 520],
      [140, 496],
      [196, 490],
      [252, 496],
      [322, 522],
      [364, 590],
      [384, 740, 1],
    ]),
    cloth,
  );
  p.paint(
    curve([
      [160, 420, 1],
      [232, 420, 1],
      [234, 486],
      [252, 500],
      [196, 532],
      [140, 500],
      [158, 486],
    ]),
    LINE,
  );
  p.paint(
    curve([
      [166, 420, 1],
      [226, 420, 1],
      [228, 488],
      [242, 502],
      [196, 524],
      [150, 502],
      [164, 488],
    ]),
    SHADE,
  );
  p.paint(ellipse(196, 300, 112, 136), LINE);
  for (const side of [-1, 1]) {
    p.paint(ellipse(196 + side * 108, 314, 22, 30), LINE);
    p.paint(ellipse(196 + side * 106, 314, 15, 23), SKIN);
  }
  p.paint(ellipse(196, 306, 104, 128), SKIN);
  p.paint(
    curve([
      [86, 290, 1],
      [90, 210],
      [140, 158],
      [200, 146],
      [262, 162],
      [304, 214],
      [306, 290, 1],
      [284, 246],
      [240, 216],
      [180, 232],
      [120, 236],
    ]),
    LINE,
  );
  for (const x of [156, 236]) {
    p.paint(ellipse(x, 306, pose.blink ? 12 : 9, pose.blink ? 2.5 : 11), LINE);
    p.paint(
      stroke(
        [
          [x - 17, 276],
          [x, 268],
          [x + 17, 275],
        ],
        6,
      ),
      LINE,
    );
  }
  p.paint(
    stroke(
      [
        [194, 312],
        [186, 344],
        [200, 350],
      ],
      5,
    ),
    LINE,
  );
  const smile = 6 * pose.raised;
  p.paint(
    stroke(
      [
        [168, 382 - smile],
        [196, 390],
        [224, 382 - smile],
      ],
      7,
    ),
    LINE,
  );
  p.boil(true);
  const x = CHEST[0] + (BROW[0] - CHEST[0]) * pose.raised + 34 * pose.move * pose.raised;
  const y = CHEST[1] + (BROW[1] - CHEST[1]) * pose.raised - 8 * Math.abs(pose.move);
  const turn = -14 + 20 * pose.raised + 12 * pose.move;
  const wrist: Point = [x, y];
  const elbow: Point = [366 + 18 * pose.raised, 690 - 120 * pose.raised];
  const shoulder: Point = [330, 570];
  p.paint(
    stroke([shoulder, elbow, [x + 6, y + 34]], (k) => 96 - 34 * k),
    LINE,
  );
  p.paint(
    stroke([shoulder, elbow, [x + 6, y + 34]], (k) => 86 - 34 * k),
    cloth,
  );
  p.paint(place({ x, y, turn })(rect(-27, 6, 54, 26)), {});
  hand(p, { x: wrist[0], y: wrist[1] + 8, size: 1.55, turn }, pose.hand, SKIN, LINE);
}

/** The bar over the grid; `asked` of its three tokens are there. */
export function searchBar(p: Cel, asked: number): void {
  const pill = (x: number, y: number, w: number, h: number): Point[] =>
    stroke(
      [
        [x + h / 2, y + h / 2],
        [x + w - h / 2, y + h / 2],
      ],
      h,
    ) as Point[];
  p.paint(pill(430, 22, 512, 70), LINE);
  p.paint(pill(435, 27, 502, 60), {});
  p.paint(ellipse(474, 54, 17), LINE);
  p.paint(ellipse(474, 54, 11), {});
  p.paint(
    stroke(
      [
        [486, 66],
        [498, 78],
      ],
      8,
    ),
    LINE,
  );
  for (let i = 0; i < asked; i++) {
    const x = 522 + i * 134;
    p.paint(pill(x, 33, 124, 48), { pink: 1 });
    const middle = x + 62;
    if (i === 0) hand(p, { x: middle, y: 78, size: 0.34 }, HANDS.vee, SKIN, LINE);
    if (i === 1) {
      p.paint(ellipse(middle, 57, 16, 18), SKIN);
      p.paint(ellipse(middle + 9, 45, 8), LINE);
    }
    if (i === 2) movement(p, place({ x: 0, y: 0 }), "side", middle, 57, SKIN);
  }
}
