/** A cabinet of small drawers; one loan is being returned, with interest. */
import { bend, blob, cut, line, rim, soft } from "../cast/pen.ts";
import { snail } from "../cast/others.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, type Point, type Shape } from "../shapes.ts";

const GREEN: Tones = { teal: 1, yellow: 1 };
const DARK: Tones = { teal: 1, yellow: 1, midnight: 1 };
const [W, H] = [262, 196];
const leaf = (length: number, fat: number): Shape =>
  blob([
    0,
    0,
    length * 0.3,
    -fat,
    length * 0.72,
    -fat * 0.7,
    length,
    0,
    length * 0.72,
    fat * 0.62,
    length * 0.3,
    fat,
  ]);

/** Six sorts of seed for the labels, around 0,0. */
const SEEDS: readonly ((put: (shape: Shape) => Shape) => Shape[])[] = [
  (put) => [put(blob([0, -30, 16, 0, 10, 22, 0, 28, -10, 22, -16, 0]))],
  (put) => [-26, 0, 26].map((x) => put(ellipse(x, 4, 11, 13))),
  (put) => [put(blob([-30, -6, -12, -22, 20, -18, 30, 4, 14, 4, 0, 0, -10, 20, -28, 14]))],
  (put) => [
    put(ellipse(0, 12, 12, 16)),
    put(line([0, -2, 0, -26], 4)),
    ...[-22, -8, 8, 22].map((x) => put(line([0, -10, x, -30], 3.5))),
  ],
  (put) => [...Array(9).keys()].map((i) => put(ellipse(-32 + (i % 3) * 32, -16 + Math.floor(i / 3) * 18, 5))),
  (put) => [put(leaf(34, 15)), put(leaf(-34, 15)), put(ellipse(0, 2, 13, 15))],
];

function drawer(p: Picture, x: number, y: number, kind: number): void {
  p.print(rim(soft(x + 10, y + 10, W - 20, H - 20, 10), 7), { midnight: 1 });
  p.paint(bend([x + 22, y + H - 30, x + 22, y + 22, x + W - 26, y + 22], 5), { yellow: 1 });
  p.paint(soft(x + 74, y + 38, W - 148, 72, 6), {});
  const put = place({ x: x + W / 2, y: y + 72, size: 0.86, turn: kind * 7 - 15 });
  for (const shape of (SEEDS[kind % 6] as (typeof SEEDS)[number])(put)) p.paint(shape, { midnight: 1 });
  p.paint(ellipse(x + W / 2, y + 142, 17, 16), { yellow: 1 });
}

function flower(p: Picture, x: number, y: number, size: number): void {
  const r = random(`flower${x}`);
  for (const [count, reach, fat, tones] of [
    [19, 1.16, 30, { yellow: 1, teal: 0.4 }],
    [17, 1, 32, { yellow: 1 }],
  ] as const)
    for (let i = 0; i < count; i++) {
      const put = place({ x, y, turn: (i * 360) / count + between(r, -4, 4), size });
      p.paint(put(leaf(206 * reach * between(r, 0.94, 1.04), fat + 6)), DARK);
      p.paint(put(leaf(198 * reach * between(r, 0.94, 1.04), fat)), tones);
    }
  p.paint(ellipse(x, y, 112 * size, 110 * size), { midnight: 1 });
  for (let i = 1; i < 74; i++) {
    const [a, d] = [i * 2.39996, 11.6 * Math.sqrt(i) * size];
    p.paint(ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, 4.6 * size), { yellow: 1 });
  }
}

/** The open drawer, seen from a little above, and what came out of it. */
function loan(p: Picture, x: number, y: number): void {
  p.paint(cut([x + 4, y + 10, x + W - 4, y + 10, x + W - 4, y + H - 10, x + 4, y + H - 10]), DARK);
  p.paint(cut([x + 24, y + 92, x + W - 24, y + 92, x + W + 22, y + 176, x - 22, y + 176]), { midnight: 1 });
  const stem: Point[] = [
    [x + 130, y + 150],
    [x + 100, y - 30],
    [x + 176, y - 220],
    [x + 120, y - 380],
  ];
  p.paint(
    line(
      stem.flatMap(([a, b]) => [a, b]),
      50,
    ),
    DARK,
  );
  p.paint(
    line(
      stem.flatMap(([a, b]) => [a, b]),
      34,
    ),
    { teal: 1 },
  );
  for (const [lx, ly, turn, length] of [
    [106, -10, 196, 250],
    [122, -70, -22, 270],
    [166, -176, 214, 210],
    [172, -216, -40, 220],
  ] as const) {
    const put = place({ x: x + lx, y: y + ly, turn });
    p.paint(put(leaf(length + 14, 66)), DARK);
    p.paint(put(leaf(length, 56)), { teal: 1 });
    p.paint(put(line([10, 0, length - 40, -4], 7)), { yellow: 1 });
    for (const k of [0.35, 0.55])
      for (const s of [-1, 1])
        p.paint(put(line([length * k, 0, length * (k + 0.12), s * 26], 5)), { yellow: 1 });
  }
  flower(p, x + 120, y - 410, 1.16);
  p.paint(cut([x - 30, y + 172, x + W + 30, y + 172, x + W + 22, y + 336, x - 22, y + 336]), { yellow: 1 });
  p.print(rim(cut([x - 30, y + 172, x + W + 30, y + 172, x + W + 22, y + 336, x - 22, y + 336]), 8), {
    midnight: 1,
  });
  p.paint(soft(x + 56, y + 194, W - 112, 76, 6), {});
  for (let i = 0; i < 9; i++)
    p.paint(ellipse(x + 86 + i * 11.4, y + 234 + (i % 2) * 12 - 6, 5.5, 9), { midnight: 1 });
  p.paint(ellipse(x + W / 2, y + 302, 20, 19), { midnight: 1 });
}

function cover(): Picture {
  const p = new Picture({
    name: "seed-library",
    inks: ["teal", "yellow", "midnight"],
    width: 1600,
    height: 1200,
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), GREEN);
  const r = random("borrowers");
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) drawer(p, column * W - 118, row * H - 86, Math.floor(r() * 6));
  loan(p, 3 * W - 118, 4 * H - 86);
  snail(p, {
    at: { x: 3 * W + 100, y: 4 * H + 86, size: 1.15, flip: true },
    shell: { yellow: 1 },
    body: {},
    line: { midnight: 1 },
  });
  return p;
}

export const pictures = { "seed-library": cover };
