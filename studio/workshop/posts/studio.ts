/** The site is the studio: a toadstool cut open like a doll's house. */
import { rooms } from "../cast/rooms.ts";
import { sparkle, tuft } from "../cast/scenery.ts";
import { snail } from "../cast/others.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Point } from "../shapes.ts";

const LINE: Tones = { violet: 1, pink: 1 };

/** A spot of the cap that is a browser window; `w` and `h` are half its size. */
function windowSpot(
  p: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  inside: Parameters<Picture["paint"]>[2],
): void {
  const put = place({ x, y, turn });
  const c = 20;
  p.paint(
    put(
      curve([
        [-w + c, -h, 1],
        [w - c, -h, 1],
        [w - 5, -h + 5],
        [w, -h + c, 1],
        [w, h - c, 1],
        [w - 5, h - 5],
        [w - c, h, 1],
        [-w + c, h, 1],
        [-w + 5, h - 5],
        [-w, h - c, 1],
        [-w, -h + c, 1],
        [-w + 5, -h + 5],
      ]),
    ),
    {},
    inside,
  );
  p.paint(
    put(
      stroke(
        [
          [-w + 4, -h + 32],
          [w - 4, -h + 32],
        ],
        5,
      ),
    ),
    { violet: 1 },
    inside,
  );
  for (const [i, tones] of [{ pink: 1 }, { yellow: 1 }, { violet: 1 }].entries())
    p.paint(put(ellipse(-w + 24 + i * 24, -h + 16, 7)), tones, inside);
}

function hero(): Picture {
  const p = new Picture({
    name: "the-site-is-the-studio",
    inks: ["violet", "pink", "yellow"],
    screens: {
      yellow: { kind: "dots", pitch: 9, angle: 10 },
      violet: { kind: "dots", pitch: 11, angle: 45 },
    },
  });
  p.paint(
    curve([
      [-40, 800, 1],
      [400, 786],
      [800, 790],
      [1200, 784],
      [1640, 800, 1],
      [1640, 960, 1],
      [-40, 960, 1],
    ]),
    { violet: 0.5 },
  );
  p.paint(poly([640, 790], [738, 790], [600, 920], [260, 920]), { yellow: 1 });
  const stem = curve([
    [556, 380, 1],
    [1044, 380, 1],
    [1040, 560],
    [1072, 740],
    [1100, 796, 1],
    [500, 796, 1],
    [528, 740],
    [560, 560],
  ]);
  p.paint(stem, { yellow: 1, pink: 0.3 });
  p.print(stroke([...stem, ...stem.slice(0, 1)], 7), { violet: 1 });
  p.paint(
    curve([
      [606, 400, 1],
      [994, 400, 1],
      [992, 560],
      [1000, 690],
      [1006, 784, 1],
      [594, 784, 1],
      [600, 690],
      [606, 560],
    ]),
    {},
  );
  p.paint(rect(602, 662, 402, 122), { pink: 1 });
  rooms(p);
  p.paint(rect(642, 672, 96, 116), { yellow: 1 });
  p.paint(
    stroke(
      [
        [640, 790],
        [640, 672],
        [740, 672],
        [740, 790],
      ].map(([x = 0, y = 0]): Point => [x, y, 1]),
      9,
    ),
    { violet: 1 },
  );
  p.paint(poly([640, 672], [560, 700], [560, 832], [640, 790]), { pink: 1 });
  p.paint(ellipse(576, 764, 8), { yellow: 1 });
  p.print(
    stroke(
      [
        [574, 716],
        [626, 698],
        [626, 736],
        [574, 752],
        [574, 716],
      ].map(([x = 0, y = 0]): Point => [x, y, 1]),
      5,
    ),
    { violet: 1 },
  );
  const cap = curve([
    [300, 396, 1],
    [304, 330],
    [372, 178],
    [520, 74],
    [800, 34],
    [1080, 74],
    [1228, 178],
    [1296, 330],
    [1300, 396, 1],
    [1120, 416],
    [800, 424],
    [480, 416],
  ]);
  p.paint(cap, { violet: 1 });
  p.print(
    curve([
      [300, 396, 1],
      [480, 384],
      [800, 386],
      [1120, 384],
      [1300, 396, 1],
      [1120, 416],
      [800, 424],
      [480, 416],
    ]),
    { pink: 1 },
    cap,
  );
  for (const [x, y, w, h, turn] of [
    [800, 196, 96, 74, 2],
    [560, 256, 76, 62, -14],
    [1040, 264, 80, 64, 13],
    [810, 352, 58, 38, -2],
    [1204, 330, 56, 46, 24],
    [396, 338, 54, 44, -24],
    [640, 110, 58, 40, -16],
    [964, 110, 54, 38, 14],
  ] as const)
    windowSpot(p, x, y, w, h, turn, cap);
  p.paint(
    stroke(
      [
        [1150, 528],
        [1150, 566],
        [1164, 578],
        [1178, 566],
      ],
      9,
    ),
    LINE,
  );
  p.paint(
    stroke(
      [
        [1058, 520],
        [1152, 524],
      ],
      11,
    ),
    LINE,
  );
  const key = place({ x: 1166, y: 622, turn: 90 });
  p.paint(key(stroke(ellipse(0, 0, 42, 42, 0, 359), 22)), { yellow: 1 });
  p.paint(key(rect(40, -11, 136, 22)), { yellow: 1 });
  p.paint(key(rect(122, 8, 18, 34)), { yellow: 1 });
  p.paint(key(rect(154, 8, 18, 44)), { yellow: 1 });
  snail(p, {
    at: { x: 330, y: 806, size: 0.9 },
    shell: { pink: 1 },
    body: { violet: 1 },
    line: { yellow: 1 },
  });
  for (const [x, y, s] of [
    [150, 812, 62],
    [1250, 800, 56],
    [1440, 808, 76],
  ] as const)
    tuft(p, x, y, s, { violet: 1 });
  for (const [x, y, s] of [
    [170, 190, 26],
    [1450, 230, 32],
    [1380, 90, 18],
    [90, 420, 16],
  ] as const)
    p.print(sparkle(x, y, s), { yellow: 1 });
  return p;
}

export const pictures = { "the-site-is-the-studio": hero };
