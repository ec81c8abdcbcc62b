/** It is cold, said by those who may stay and by those who are already through the door. */
import { bend, blob, cut, line, soft } from "../cast/pen.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, type Point, type Shape } from "../shapes.ts";

const INK: Tones = { violet: 1, midnight: 1 };

function flake(p: Picture, put: (shape: Shape) => Shape, r: number, tones: Tones, pen: number): void {
  for (let i = 0; i < 3; i++) {
    const turn = place({ x: 0, y: 0, turn: i * 60 });
    p.paint(put(turn(line([0, -r, 0, r], pen))), tones);
    for (const s of [-1, 1])
      p.paint(
        put(turn(line([-r * 0.26, s * r * 0.84, 0, s * r * 0.56, r * 0.26, s * r * 0.84], pen * 0.85))),
        tones,
      );
  }
}

/** Legs at four paces: standing, minding to go, going, gone. Each leg: hip, knee, heel, toe. */
const PACES: readonly (readonly (readonly number[])[])[] = [
  [
    [-30, 96, -31, 140, -32, 178, -8, 178],
    [30, 96, 31, 140, 30, 178, 54, 178],
  ],
  [
    [-30, 96, -46, 136, -66, 172, -42, 180],
    [30, 96, 48, 132, 46, 178, 72, 176],
  ],
  [
    [-30, 90, -74, 122, -128, 118, -132, 142],
    [34, 92, 84, 112, 78, 168, 104, 170],
  ],
  [
    [-36, 84, -96, 102, -156, 66, -172, 86],
    [40, 88, 112, 80, 150, 136, 174, 126],
  ],
];

const MOUTHS = [
  [40, 22, 72, 42, 106, 20],
  [46, 28, 74, 34, 104, 26],
  [46, 32, 104, 28],
  [62, 22, 76, 12, 92, 22, 90, 44, 66, 46],
] as const;
/** How far the eyes go towards the door. */
const GLANCES = [-5, 4, 8, 9] as const;

interface Speaker {
  x: number;
  y: number;
  size: number;
  pace: 0 | 1 | 2 | 3;
  tones: Tones;
}

function speaker(p: Picture, { x, y, size, pace, tones }: Speaker): void {
  const put = place({ x, y, size, turn: pace * 6 });
  for (const leg of PACES[pace] ?? []) p.paint(put(line(leg, 15)), INK);
  const bubble = blob([
    -150, -10, -138, -84, -60, -112, 60, -112, 138, -84, 150, -10, 138, 66, 60, 96, -40, 98, -78, 96, -136,
    138, -118, 78, -144, 52,
  ]);
  const grown = place({ x: 0, y: -4, size: 1.085 });
  p.paint(put(grown(bubble)), INK);
  p.paint(put(bubble), tones);
  const inside = place({ x: -52, y: -8 });
  flake(p, (shape) => put(inside(shape)), 58, INK, 12);
  // one eye on the speaker's listener, then both on the door
  for (const dx of [44, 100]) {
    p.paint(put(ellipse(dx, -32, 22, 24)), INK);
    p.paint(put(ellipse(dx, -32, 16, 18)), {});
    p.paint(put(ellipse(dx + GLANCES[pace], -30, 8, 10)), INK);
  }
  p.paint(put(line(MOUTHS[pace], 9)), INK);
  if (pace === 3)
    for (const [dx, dy, length] of [[-230, -60, 90], [-250, -6, 130], [-232, 44, 70]] as const) p.paint(put(line([dx, dy, dx - length, dy], 10)), {}); // oxfmt-ignore
}

/** The comfortable one, at the beginning of the alphabet. */
function armchair(p: Picture): void {
  p.paint(blob([66, 430, 60, 300, 84, 200, 190, 176, 296, 200, 318, 300, 312, 430]), { midnight: 1 });
  p.paint(blob([86, 420, 82, 310, 102, 222, 190, 200, 276, 222, 298, 310, 294, 420]), { violet: 0.4 });
  speaker(p, { x: 190, y: 320, size: 0.5, pace: 0, tones: {} });
  p.paint(soft(46, 330, 56, 118, 26), { midnight: 1 });
  p.paint(soft(282, 330, 56, 118, 26), { midnight: 1 });
  p.paint(soft(56, 390, 272, 66, 20), { midnight: 1 });
  p.paint(bend([80, 450, 76, 482], 16), { midnight: 1 });
  p.paint(bend([304, 450, 308, 482], 16), { midnight: 1 });
  p.paint(cut([288, 296, 330, 296, 324, 332, 294, 332]), { yellow: 1 });
  p.paint(line([304, 282, 312, 262, 302, 246], 6), {});
}

function cover(): Picture {
  const p = new Picture({
    name: "small-talk-dictionary",
    inks: ["violet", "yellow", "midnight"],
    width: 1600,
    height: 1200,
    screens: { violet: { kind: "lines", pitch: 11, angle: 30 } },
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), { violet: 1 });
  // the door, the night behind it, and the light that falls out of somewhere warmer
  p.print(cut([1210, 900, 1600, 960, 1630, 980, 1630, 1230, 200, 1230]), { midnight: 0.25 });
  p.paint(cut([1178, 62, 1606, 20, 1640, 1010, 1190, 912]), INK);
  p.paint(cut([1216, 104, 1640, 66, 1640, 974, 1224, 884]), { yellow: 1 });
  for (const [x, y, r] of [
    [1290, 190, 22],
    [1420, 150, 32],
    [1540, 230, 24],
    [1330, 330, 30],
    [1480, 360, 20],
    [1280, 470, 20],
    [1560, 480, 30],
    [1420, 500, 24],
  ] as const)
    // oxfmt-ignore
    flake(p, place({ x, y, turn: x }), r, {}, 6);
  p.paint(cut([1178, 62, 960, -10, 968, 1010, 1190, 912]), INK);
  p.paint(cut([1150, 92, 992, 42, 998, 954, 1158, 882]), { violet: 0.55 });
  for (const [a, b] of [
    [0.08, 0.44],
    [0.54, 0.92],
  ] as const) {
    // oxfmt-ignore
    const at = (t: number, k: number): Point => [1010 + 130 * k, 52 + t * 890 + (1 - 2 * t) * 44 * k];
    p.paint([at(a, 0.12), at(a, 0.9), at(b, 0.9), at(b, 0.12)], INK);
    p.paint([at(a + 0.02, 0.2), at(a + 0.02, 0.82), at(b - 0.02, 0.82), at(b - 0.02, 0.2)], { violet: 0.55 });
  }
  p.paint(ellipse(1022, 500, 17, 19), { yellow: 1 });
  armchair(p);
  const queue: readonly Speaker[] = [
    { x: 850, y: 880, size: 1.22, pace: 3, tones: { yellow: 1 } },
    { x: 452, y: 330, size: 0.52, pace: 0, tones: {} },
    { x: 640, y: 372, size: 0.58, pace: 0, tones: {} },
    { x: 828, y: 436, size: 0.64, pace: 1, tones: { yellow: 0.5 } },
    { x: 250, y: 660, size: 0.76, pace: 1, tones: {} },
    { x: 560, y: 700, size: 0.88, pace: 2, tones: { yellow: 0.5 } },
    { x: 330, y: 980, size: 1.02, pace: 2, tones: {} },
    { x: 1370, y: 760, size: 1.5, pace: 3, tones: {} },
  ];
  for (const who of queue) speaker(p, who);
  return p;
}

export const pictures = { "small-talk-dictionary": cover };
