/** Misregistration is a feature: here the slip is drawn, not left to the press. */
import { Picture, type Ink } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Place, type Point, type Shape } from "../shapes.ts";
import { tuft } from "../cast/scenery.ts";

const HALF_DISC: Shape = curve([[-360, 0, 1], ...ellipse(0, 0, 360, 372, 186, 354), [360, 0, 1]]);
const STEM: Shape = curve([
  [-92, -6, 1],
  [92, -6, 1],
  [96, 110],
  [130, 248, 1],
  [-130, 248, 1],
  [-96, 110],
]);
const SPOTS = [
  [-190, -130, 62],
  [-20, -245, 56],
  [28, -92, 66],
  [190, -190, 44],
  [238, -68, 40],
] as const;

function hero(): Picture {
  const p = new Picture({
    name: "misregistration-is-a-feature",
    inks: ["violet", "pink", "yellow"],
    screens: { yellow: { kind: "dots", pitch: 12, angle: 20 } },
  });
  const home: Place = place({ x: 790, y: 470 });
  const pinks: Place = place({ x: 790 + 40, y: 470 + 14, turn: 1 });
  const yellows: Place = place({ x: 790 - 30, y: 470 - 12, turn: -0.6 });
  p.print(yellows(rect(-570, 236, 1130, 92)), { yellow: 1 });
  p.print(pinks(HALF_DISC), { pink: 1 });
  p.print(pinks(poly([-92, 0], [92, 0], [100, 40], [-100, 40])), { pink: 0.3 });
  for (const [x, y, r] of SPOTS) {
    p.print(pinks(ellipse(x, y, r)), { pink: 0 });
    p.print(yellows(ellipse(x, y, r)), { yellow: 1 });
  }
  p.print(
    home(
      curve([
        [20, -6, 1],
        [96, -6, 1],
        [96, 110],
        [130, 248, 1],
        [52, 248, 1],
        [46, 110],
      ]),
    ),
    { violet: 0.55 },
  );
  const outline = (shape: Shape, width: number): Shape[] => [stroke([...shape, shape[0] as Point], width)];
  for (const line of [...outline(home(STEM), 20), ...outline(home(HALF_DISC), 24)])
    p.print(line, { violet: 1 });
  for (const [x, y, r] of SPOTS) p.print(stroke(home(ellipse(x, y, r, r, 20, 320)), 9), { violet: 1 });
  p.print(home(rect(-590, 240, 1190, 14)), { violet: 1 });
  for (const [x, s] of [
    [340, 64],
    [1240, 78],
    [1130, 46],
  ] as const)
    tuft(p, x, 712, s, { violet: 1 });
  const marks: [Ink, number, number, number][] = [
    ["violet", 0, 0, 0],
    ["pink", 11, 6, 2],
    ["yellow", -9, 7, -3],
  ];
  for (const [index, [x, y]] of (
    [
      [110, 105],
      [1490, 105],
      [110, 795],
      [1490, 795],
    ] as const
  ).entries()) {
    for (const [ink, dx, dy, turn] of marks) {
      const put = place({ x: x + dx * (index % 2 ? 1.4 : 1), y: y + dy * (index > 1 ? -1.3 : 1), turn });
      p.print(
        put(
          stroke(
            [
              [-46, 0],
              [46, 0],
            ],
            5,
          ),
        ),
        { [ink]: 1 },
      );
      p.print(
        put(
          stroke(
            [
              [0, -46],
              [0, 46],
            ],
            5,
          ),
        ),
        { [ink]: 1 },
      );
      p.print(put(stroke(ellipse(0, 0, 27, 27, 0, 359), 5)), { [ink]: 1 });
    }
  }
  return p;
}

function panels(): Picture {
  const p = new Picture({
    name: "misregistration-is-a-feature-1",
    inks: ["violet", "pink"],
    width: 1400,
    height: 520,
    slip: 0,
  });
  const thick = 34;
  const [outer, middle] = [148, 148 - thick / 2];
  [
    [0, 0],
    [thick / 2, 0],
    [thick, thick / 2],
  ].forEach(([dx = 0, dy = 0], i) => {
    const [cx, cy] = [240 + i * 460, 260];
    for (const line of [
      [
        [-205, -205],
        [205, -205],
      ],
      [
        [205, -205],
        [205, 205],
      ],
      [
        [205, 205],
        [-205, 205],
      ],
      [
        [-205, 205],
        [-205, -205],
      ],
    ] as const) {
      p.print(
        stroke(
          line.map(([x, y]): Point => [cx + x, cy + y]),
          4,
        ),
        { violet: 1 },
      );
    }
    p.print(ellipse(cx + dx, cy + dy, outer), { pink: 1 });
    if (i === 2)
      p.print(place({ x: cx + dx, y: cy + dy, turn: 10 })(rect(-22, -outer - 12, 44, 58)), { pink: 0 });
    p.print(stroke(ellipse(cx, cy, middle, middle, 0, 359.5), thick), { violet: 1 });
    if (i === 2) {
      p.print(ellipse(cx, cy, 7), { violet: 1 });
      const arrow = place({ x: cx + dx, y: cy + dy, turn: 26.6 });
      p.print(
        stroke(
          [
            [cx, cy],
            [cx + dx - 8, cy + dy - 4],
          ],
          7,
        ),
        { violet: 1 },
      );
      p.print(arrow(poly([6, 0], [-18, -14], [-18, 14])), { violet: 1 });
    }
  });
  return p;
}

export const pictures = { "misregistration-is-a-feature": hero, "misregistration-is-a-feature-1": panels };
