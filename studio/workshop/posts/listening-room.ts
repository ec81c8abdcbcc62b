/** Teaching a room to listen: lamps on a sine and an ear for a window. */
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Place, type Point, type Shape } from "../shapes.ts";

const VIOLET: Tones = { violet: 1 };
const EAR: Shape = curve([
  [-34, 96],
  [-62, 56],
  [-78, -10],
  [-66, -72],
  [-18, -108],
  [42, -96],
  [74, -44],
  [62, 8],
  [32, 40],
  [22, 80],
  [-4, 106],
]);
const FOLD: Point[] = [
  [-38, -8],
  [-30, -56],
  [2, -74],
  [36, -54],
  [34, -16],
  [8, 4],
  [-2, 28],
  [8, 46],
];

function hero(): Picture {
  const p = new Picture({
    name: "teaching-a-room-to-listen",
    inks: ["violet", "teal", "yellow"],
    screens: {
      violet: { kind: "lines", pitch: 20, angle: 90 },
      teal: { kind: "lines", pitch: 11, angle: -6 },
      yellow: { kind: "dots", pitch: 8, angle: 20 },
    },
  });
  const [l, r, t, b] = [440, 1160, 210, 610];
  p.paint(poly([-20, -20], [1620, -20], [r, t], [l, t]), { violet: 1 });
  p.paint(poly([-20, -20], [l, t], [l, b], [-20, 920]), { violet: 0.8 });
  p.paint(poly([1620, -20], [r, t], [r, b], [1620, 920]), { violet: 0.8 });
  p.paint(rect(l, t, r - l, b - t), { violet: 1 });
  p.paint(poly([-20, 920], [l, b], [r, b], [1620, 920]), { violet: 1, teal: 1 });
  for (const x of [-500, 80, 560, 1040, 1520, 2100])
    p.print(
      stroke(
        [
          [800 + (x - 800) * 0.42, b],
          [x, 930],
        ],
        (k) => 2 + 4 * k,
      ),
      { teal: 0 },
    );
  for (const [x1, y1, x2, y2] of [
    [l, t, l, b],
    [r, t, r, b],
    [l, t, r, t],
    [l, b, r, b],
    [-20, -20, l, t],
    [1620, -20, r, t],
    [-20, 920, l, b],
    [1620, 920, r, b],
  ] as const)
    p.paint(
      stroke(
        [
          [x1, y1],
          [x2, y2],
        ],
        5,
      ),
      { violet: 0, yellow: 0, teal: 0 },
    );
  const window = place({ x: 800, y: 452, size: 1.12 });
  p.paint(place({ x: 800, y: 452, size: 1.24 })(EAR), {});
  p.paint(window(EAR), { teal: 1 });
  p.paint(window(stroke(FOLD, 11)), { violet: 1 });
  const cast: Place = (shape) =>
    shape.map(([x, y]): Point => [
      810 + x * (2.2 + (y + 108) / 110) + (y + 108) * 0.25,
      660 + (y + 108) * 0.95,
    ]);
  p.paint(cast(EAR), { teal: 1 });
  p.print(cast(stroke(FOLD, 10)), { violet: 1 });
  const door = poly([96, 806], [96, 292], [262, 348], [262, 718]);
  p.paint(door, { yellow: 0.55 });
  p.paint(poly([96, 806], [262, 718], [420, 764], [300, 880], [180, 880]), { yellow: 0.55, violet: 0.45 });
  const person = place({ x: 226, y: 774, size: 1.15 });
  p.paint(
    person(
      curve([
        [-16, -72, 1],
        [16, -72, 1],
        [24, -8, 1],
        [-22, -8, 1],
      ]),
    ),
    { violet: 1, teal: 1 },
  );
  p.paint(person(ellipse(0, -92, 18)), { violet: 1, teal: 1 });
  for (const [x, dx] of [
    [-9, -14],
    [9, 18],
  ] as const)
    p.paint(
      person(
        stroke(
          [
            [x, -12],
            [x + dx * 0.5, 8],
            [x + dx, 22],
          ],
          9,
        ),
      ),
      { violet: 1, teal: 1 },
    );
  for (let i = 0; i < 12; i++) {
    const x = 340 + i * 103;
    const y = 196 - 84 * Math.sin((i / 11) * Math.PI * 3 + 0.1);
    p.paint(
      stroke(
        [
          [x, -20],
          [x, y - 36],
        ],
        3.5,
      ),
      {},
    );
    p.paint(ellipse(x, y, 43), { yellow: i < 4 ? 1 : Math.max(0.16, 1 - (i - 3) * 0.12) });
    for (const k of [-0.5, 0, 0.5])
      p.print(
        stroke(
          [
            [x - 41 * Math.sqrt(1 - k * k), y + 43 * k],
            [x, y + 43 * k + 6],
            [x + 41 * Math.sqrt(1 - k * k), y + 43 * k],
          ],
          2.5,
        ),
        { violet: 1 },
      );
    p.paint(rect(x - 11, y - 50, 22, 10), VIOLET);
  }
  return p;
}

export const pictures = { "teaching-a-room-to-listen": hero };
