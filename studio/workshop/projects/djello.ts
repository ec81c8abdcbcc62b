/** Djello: sixteen jellies are a bar of four beats; whoever wants a rest takes the spoon. */
import { blob, bow, line } from "../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, type Point, type Shape } from "../shapes.ts";

const DARK: Tones = { violet: 1, pink: 1 };

/** Where a step of the bar stands on the table. */
const at = (column: number, row: number): readonly [number, number] => [
  800 + (column - row) * 200,
  290 + (column + row) * 132,
];

/** A jelly turned out of its mould, leaning as the beat left it. `bite` is a rest. */
function jelly(
  p: Picture,
  x: number,
  y: number,
  lean: number,
  squash: number,
  tones: Tones,
  side: Tones,
  ridge: Tones,
  bite: boolean,
): void {
  const height = 176 * squash;
  const wide = 146 / Math.sqrt(squash);
  const flutes = 7;
  const top = (k: number): Point => {
    const a = (k / 40) * Math.PI * 2;
    const r = 1 + 0.06 * Math.cos(a * flutes * 2);
    return [x + lean + Math.cos(a) * wide * 0.6 * r, y - height + Math.sin(a) * wide * 0.33 * r];
  };
  const foot = (k: number): Point => {
    const a = (k / 40) * Math.PI * 2;
    const r = 1 + 0.05 * Math.cos(a * flutes * 2);
    return [x + Math.cos(a) * wide * r, y + Math.sin(a) * wide * 0.55 * r];
  };
  const lid = Array.from({ length: 40 }, (_, k) => top(k));
  const right: Point[] = [top(0), [x + lean * 0.8 + wide * 0.8, y - height * 0.5], foot(0)];
  const left: Point[] = [foot(20), [x + lean * 0.8 - wide * 0.8, y - height * 0.5], top(20)];
  const body: Shape = [
    ...curve(right, false),
    ...Array.from({ length: 19 }, (_, k) => foot(k + 1)),
    ...curve(left, false),
    ...Array.from({ length: 19 }, (_, k) => top(k + 21)),
  ];
  p.print(ellipse(x + 36, y + 22, wide * 1.12, wide * 0.6), { violet: 0.85 });
  p.paint(body, side);
  for (let k = 1; k < 20; k += 3) {
    const [tx, ty] = top(k);
    const [fx, fy] = foot(k);
    p.print(
      line([tx, ty + 8, (tx + fx) / 2 + lean * 0.35 + (k - 10) * 1.6, (ty + fy) / 2, fx, fy - 6], 8),
      ridge,
      body,
    );
  }
  p.paint(curve(lid), tones);
  if (bite) {
    const put = place({ x, y });
    const hole = put(blob([-20, -246, 130, -236, 134, -70, 84, -35, 30, -63, 10, -113, -26, -141]));
    for (const part of [body, curve(lid)]) p.paint(hole, { yellow: 1 }, part);
    p.paint(put(blob([10, -109, 34, -63, 84, -35, 128, -60, 96, -92, 56, -116])), DARK, body);
    return;
  }
  p.paint(
    line(
      [
        x + lean - wide * 0.36,
        y - height + 4,
        x + lean - wide * 0.2,
        y - height - wide * 0.17,
        x + lean + wide * 0.1,
        y - height - wide * 0.2,
      ],
      12,
    ),
    {},
  );
  p.paint(ellipse(x + lean + wide * 0.3, y - height - wide * 0.1, 7), {});
}

function wobbles(p: Picture, x: number, y: number): void {
  for (const side of [-1, 1])
    for (const k of [0, 1])
      p.print(
        bow(
          x + side * (156 + k * 40),
          y - 190 - k * 16,
          x + side * (156 + k * 40),
          y - 80 + k * 16,
          -side * 30,
          11,
        ),
        DARK,
      );
}

function cover(): Picture {
  const p = new Picture({
    name: "djello",
    inks: ["pink", "violet", "yellow"],
    width: 1600,
    height: 1200,
    screens: {
      violet: { kind: "lines", pitch: 15, angle: 28 },
      pink: { kind: "dots", pitch: 17, angle: 75 },
    },
  });
  const r = random(p.name);
  p.print(
    [
      [-20, -20],
      [1620, -20],
      [1620, 1220],
      [-20, 1220],
    ],
    { yellow: 1 },
  );
  // the table's own wobble
  for (let i = 0; i < 19; i++) {
    const y = -220 + i * 92;
    p.print(
      line(
        [-40, y, 300, y + 190, 800, y + 30, 1240, y + 220, 1640, y + 60],
        (t) => 16 + 12 * Math.sin(t * 9 + i),
      ),
      { pink: 0.4 },
    );
  }
  const plays = new Set([0, 2, 5, 8, 10, 11, 14]);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const step = row * 4 + column;
      const [x, y] = at(column, row);
      const on = plays.has(step);
      const hit = step === 10;
      const lean = hit ? 0 : between(r, 16, 46) * (step % 2 ? 1 : -1);
      jelly(
        p,
        x,
        y,
        lean,
        hit ? 0.55 : between(r, 0.94, 1.12),
        on ? { pink: 0.62 } : { violet: 0.4 },
        on ? { pink: 1 } : { violet: 1 },
        on ? { violet: 1 } : { pink: 1 },
        step === 7,
      );
      if (hit) wobbles(p, x, y + 70);
    }
  // the drumstick
  const [x, y] = at(2, 2);
  const spoon = place({ x: x + 10, y: y - 122, turn: -56 });
  p.print(place({ x: 26, y: 34 })(spoon(line([60, 0, 300, -16, 620, -20, 900, 0], (t) => 26 + 24 * t))), {
    violet: 0.8,
  });
  p.paint(spoon(line([60, 0, 300, -16, 620, -20, 900, 0], (t) => 30 + 26 * t)), DARK);
  p.paint(spoon(ellipse(0, 0, 112, 76)), DARK);
  p.paint(spoon(ellipse(-6, -8, 86, 52)), { violet: 0.5 });
  p.paint(spoon(line([-60, -16, -30, -38, 14, -42], 13)), {});
  for (const [dx, dy, s] of [
    [-150, -60, 20],
    [-110, -130, 13],
    [150, 10, 17],
    [-190, -10, 10],
  ] as const)
    p.paint(ellipse(x + dx, y - 120 + dy, s), { pink: 1 });
  return p;
}

export const pictures = { djello: cover };
