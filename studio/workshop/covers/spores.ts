/** Covers of spores: the print a cap leaves overnight, and the wind taking the rest. */
import { between, noise, random, seedOf } from "@toadstool/stage/seeded";
import type { Picture } from "../riso.ts";
import { curve, ellipse, stroke, type Point } from "../shapes.ts";
import { onCircle, sheet, times } from "./sheet.ts";

/** Gills in rays, as a cap prints them on dark paper. */
function sporePrint(): Picture {
  const p = sheet("02", { inks: ["midnight", "teal"] }, { midnight: 1 });
  const r = random(p.name);
  const [x, y] = [800, 450];
  p.paint(ellipse(x, y, 404, 392), { teal: 1 });
  for (const i of times(132)) {
    const angle = (i * 360) / 132 + between(r, -0.5, 0.5);
    const inner = i % 4 === 0 ? 66 : i % 2 === 0 ? 150 : 250;
    const lean = between(r, -2.2, 2.2);
    const line: Point[] = [
      onCircle(x, y, inner, inner, angle),
      onCircle(x, y, (inner + 396) / 2, (inner + 390) / 2, angle + lean),
      onCircle(x, y, between(r, 386, 398), between(r, 374, 388), angle),
    ];
    p.paint(
      stroke(line, (t) => 3 + 6.5 * t),
      i % 2 ? {} : { midnight: 1 },
    );
  }
  p.paint(ellipse(x + 3, y - 2, 62, 58), { midnight: 1 });
  p.paint(ellipse(x + 5, y - 3, 34, 31), {});
  for (const _ of times(520)) {
    const away = 408 + 330 * between(r, 0, 1) ** 2.4;
    const [sx, sy] = onCircle(x, y, away, away * 0.96, between(r, 0, 360));
    p.paint(ellipse(sx, sy, between(r, 1.6, 5.2)), r() > 0.4 ? {} : { teal: 1 });
  }
  return p;
}

/** One cap at the corner, and everything that left it. */
function drift(): Picture {
  const p = sheet("10", { inks: ["yellow", "midnight"], slip: 0.8 }, { yellow: 1 });
  const r = random(p.name);
  const field = noise(seedOf(p.name));
  const cap = curve([
    [560, 990, 1],
    [600, 860],
    [730, 720],
    [960, 618],
    [1200, 600],
    [1440, 660],
    [1660, 830],
    [1700, 990, 1],
  ]);
  for (const i of times(560)) {
    const far = (i / 560) ** 0.7;
    let [x, y] = [between(r, 640, 1600), between(r, 560, 700) + 40];
    for (const step of times(Math.round(far * 190))) {
      const sway = field(x / 260, y / 260) * 1.5;
      x += -5.2 * Math.cos(0.55 + sway * 0.8) - step * 0.012;
      y += -4.4 * Math.sin(0.75 + sway);
    }
    const size = between(r, 4, 19) * (1.1 - 0.55 * far);
    p.paint(ellipse(x, y, size, size * between(r, 0.75, 1)), r() > 0.22 ? { midnight: 1 } : {});
  }
  p.paint(cap, { midnight: 1 });
  for (const [x, y, rx, ry] of [
    [800, 800, 62, 48],
    [1010, 706, 74, 50],
    [1240, 690, 58, 40],
    [1130, 834, 92, 74],
    [1410, 800, 74, 62],
    [916, 908, 60, 50],
    [1290, 940, 66, 48],
  ] as const)
    p.paint(ellipse(x, y, rx, ry), { yellow: 1 }, cap);
  p.paint(ellipse(1130, 834, 40, 31), {}, cap);
  return p;
}

export const pictures = { "02": sporePrint, "10": drift };
