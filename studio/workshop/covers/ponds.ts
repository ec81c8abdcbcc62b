/** Covers of water: the moon in a pond, and somebody who watches from it. */
import { random, between } from "@toadstool/stage/seeded";
import type { Picture } from "../riso.ts";
import { curve, ellipse, stroke, type Point } from "../shapes.ts";
import { hoop, onCircle, sheet, times } from "./sheet.ts";

/** A moon in the water, broken by rings; pads around it. */
function moonPond(): Picture {
  const p = sheet("04", { inks: ["teal", "yellow"] }, { teal: 1 });
  p.paint(ellipse(980, 430, 250, 236), { yellow: 1 });
  for (const i of times(9)) {
    const rx = 90 + i * 108;
    p.paint(hoop(600, 560, rx, rx * 0.5, 22 - i * 1.4), i % 3 === 1 ? { teal: 0.45 } : { teal: 1 });
    p.paint(hoop(600, 560, rx + 40, (rx + 40) * 0.5, 7 - i * 0.4), {});
  }
  p.paint(ellipse(600, 560, 26, 13), {});
  for (const [x, y, size, turn] of [
    [210, 250, 120, 40],
    [410, 160, 74, 150],
    [1390, 700, 150, 200],
    [1180, 800, 88, 310],
    [1480, 180, 96, 100],
  ] as const) {
    const pad = curve([[x, y, 1], ...ellipse(x, y, size, size * 0.56, turn, turn + 318)]);
    p.print(ellipse(x + 14, y + 18, size, size * 0.56), { yellow: 1 });
    p.paint(pad, { teal: 0.55, yellow: 1 });
    for (const k of times(6)) {
      const [ex, ey] = onCircle(x, y, size * 0.82, size * 0.45, turn + 30 + k * 52);
      p.print(
        stroke(
          [
            [x, y],
            [ex, ey],
          ],
          (t) => 6 - 4 * t,
        ),
        { teal: 1 },
      );
    }
  }
  const [bx, by] = [1390, 678];
  for (const k of times(7)) {
    const [tx, ty] = onCircle(bx, by - 26, 66, 42, 200 + k * 23.5);
    p.paint(
      curve([
        [bx - 14, by],
        [tx - 14, ty + 14],
        [tx, ty, 1],
        [tx + 14, ty + 14],
        [bx + 14, by],
      ]),
      {},
    );
  }
  p.paint(ellipse(bx, by - 8, 18, 13), { yellow: 1 });
  return p;
}

/** Two eyes and what they make of the evening. */
function watcher(): Picture {
  const p = sheet(
    "12",
    { inks: ["violet", "midnight"], screens: { violet: { kind: "lines", pitch: 15, angle: 0 } } },
    { violet: 0.36 },
  );
  const r = random(p.name);
  const [x, y] = [800, 560];
  for (const i of times(11).toReversed()) {
    const rx = 250 + i * 112;
    p.paint(ellipse(x, y + i * 7, rx, rx * 0.4), i % 2 ? { violet: 0.36 } : { violet: 1 });
  }
  for (const _ of times(16)) {
    const [dx, dy] = [between(r, 40, 1560), between(r, 40, 860)];
    const size = between(r, 12, 34);
    if (Math.hypot(dx - x, (dy - y) * 1.6) < 420) continue;
    p.paint(hoop(dx, dy, size * 1.7, size * 0.7, 5), {});
    p.paint(ellipse(dx, dy, 5, 2.4), {});
  }
  const head: Point[] = [
    [520, 580, 1],
    [540, 500],
    [566, 400],
    [640, 350],
    [716, 388],
    [760, 446],
    [800, 454],
    [840, 446],
    [884, 388],
    [960, 350],
    [1034, 400],
    [1060, 500],
    [1080, 580, 1],
    [940, 622],
    [800, 634],
    [660, 622],
  ];
  p.print(ellipse(x, 616, 330, 54), { midnight: 1 });
  const skull = curve(head);
  p.paint(skull, { midnight: 1 });
  p.paint(
    stroke(
      [
        [560, 590],
        [700, 612],
        [800, 616],
        [900, 612],
        [1040, 590],
      ],
      7,
    ),
    {},
  );
  for (const side of [-1, 1]) {
    const eye = ellipse(x + side * 160, 430, 66, 62);
    p.paint(eye, {});
    p.paint(ellipse(x + side * 160 + 10, 446, 40, 26), { midnight: 1 }, eye);
    p.paint(ellipse(x + side * 160 + 26, 438, 8, 6), {}, eye);
    p.paint(
      curve([
        [x + side * 160 - 80, 350, 1],
        [x + side * 160 + 80, 350, 1],
        [x + side * 160 + 80, 414, 1],
        [x + side * 160, 404],
        [x + side * 160 - 80, 414, 1],
      ]),
      { midnight: 1 },
      skull,
    );
    p.paint(ellipse(x + side * 26, 500, 7, 5), { violet: 1 });
  }
  for (const [wx, wy, size] of [
    [580, 520, 12],
    [628, 540, 7],
    [1010, 526, 13],
    [970, 548, 6],
    [800, 560, 8],
    [700, 530, 6],
    [896, 520, 7],
  ] as const)
    p.paint(ellipse(wx, wy, size, size * 0.8), { violet: 1 });
  return p;
}

export const pictures = { "04": moonPond, "12": watcher };
