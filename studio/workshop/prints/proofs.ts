/** A proof: four inks tried over each other, which happen to be fruit. */
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Shape } from "../shapes.ts";

const LEMON: Shape = curve([
  [-150, 0],
  [-118, -28],
  [-70, -82],
  [20, -98],
  [96, -60],
  [130, -18],
  [158, -4],
  [132, 24],
  [88, 74],
  [0, 96],
  [-84, 74],
  [-122, 26],
]);
const PEAR: Shape = curve([
  [0, -210],
  [56, -180],
  [66, -96],
  [112, -10],
  [136, 92],
  [90, 186],
  [0, 208],
  [-90, 186],
  [-136, 92],
  [-112, -10],
  [-66, -96],
  [-56, -180],
]);

function proofWithFruit(): Picture {
  const p = new Picture({
    name: "proof-with-fruit",
    width: 1600,
    height: 1200,
    inks: ["teal", "pink", "yellow", "violet"],
    screens: {
      teal: { kind: "lines", pitch: 14, angle: 38 },
      pink: { kind: "dots", pitch: 13, angle: 75 },
      yellow: { kind: "dots", pitch: 13, angle: 15 },
      violet: { kind: "dots", pitch: 12, angle: 45 },
    },
    slip: 1.6,
  });
  const put = (shape: Shape, tones: Tones, at: Parameters<typeof place>[0]) =>
    p.print(place(at)(shape), tones);
  p.paint(poly([-40, 700], [1640, 640], [1640, 1240], [-40, 1240]), { pink: 0.35 });
  for (let x = -120; x < 1700; x += 150)
    p.print(
      poly([x, 690], [x + 74, 688], [x - 60 + (x - 800) * 0.3, 1240], [x - 170 + (x - 800) * 0.3, 1240]),
      { pink: 0.5 },
    );
  // Each shadow is the violet plate alone.
  for (const [x, y, rx] of [
    [420, 905, 210],
    [735, 948, 200],
    [1030, 925, 240],
    [1270, 960, 150],
  ] as const)
    p.print(ellipse(x + 50, y, rx, 40), { violet: 1 });
  put(PEAR, { teal: 1 }, { x: 420, y: 640, size: 1.3, turn: -9 });
  put(PEAR, { yellow: 1 }, { x: 452, y: 648, size: 1.28, turn: -3 });
  p.print(
    stroke(
      [
        [385, 385],
        [362, 318],
        [384, 262],
      ],
      15,
    ),
    { violet: 1 },
  );
  put(
    curve([
      [0, 0, 1],
      [60, -50],
      [150, -50, 1],
      [96, 10],
    ]),
    { teal: 1 },
    { x: 374, y: 322, turn: -10 },
  );
  p.print(ellipse(735, 800, 176), { pink: 1 });
  p.print(ellipse(770, 782, 168), { yellow: 1 });
  p.print(
    stroke(
      [
        [744, 640],
        [738, 602],
        [762, 566],
      ],
      15,
    ),
    { violet: 1 },
  );
  put(LEMON, { yellow: 1 }, { x: 1020, y: 806, size: 1.5, turn: 14 });
  put(LEMON, { teal: 0.45 }, { x: 1050, y: 826, size: 1.4, turn: 20 });
  put(LEMON, { yellow: 1 }, { x: 1010, y: 560, size: 1.12, turn: -24 });
  put(LEMON, { pink: 0.55 }, { x: 1034, y: 574, size: 1.1, turn: -30 });
  for (const [x, y] of [
    [1240, 880],
    [1352, 850],
  ] as const) {
    p.print(ellipse(x, y, 82), { pink: 1 });
    p.print(ellipse(x + 16, y + 10, 76), { violet: 0.5 });
    p.print(
      stroke(
        [
          [x, y - 74],
          [(x + 1330) / 2 + 6, 650],
          [1338, 512],
        ],
        11,
      ),
      { teal: 1 },
    );
  }
  put(
    curve([
      [0, 0, 1],
      [70, -70],
      [190, -60, 1],
      [110, 30],
    ]),
    { teal: 1 },
    { x: 1336, y: 520, turn: 12 },
  );
  // The printer's own marks: register crosses and a strip of every ink.
  for (const [x, y] of [
    [70, 70],
    [1530, 70],
    [70, 1130],
    [1530, 1130],
  ] as const)
    for (const [index, ink] of (["teal", "pink", "violet"] as const).entries()) {
      p.print(
        stroke(
          [
            [x - 34 + index, y],
            [x + 34 + index, y],
          ],
          4,
        ),
        { [ink]: 1 },
      );
      p.print(
        stroke(
          [
            [x, y - 34 + index],
            [x, y + 34 + index],
          ],
          4,
        ),
        { [ink]: 1 },
      );
    }
  for (const [index, tones] of (
    [
      { teal: 1 },
      { pink: 1 },
      { yellow: 1 },
      { violet: 1 },
      { teal: 1, pink: 1 },
      { teal: 1, yellow: 1 },
      { pink: 1, yellow: 1 },
      { violet: 0.5 },
    ] as Tones[]
  ).entries())
    p.print(rect(560 + index * 62, 46, 54, 48), tones);
  return p;
}

export const proofs = { "proof-with-fruit": proofWithFruit };
