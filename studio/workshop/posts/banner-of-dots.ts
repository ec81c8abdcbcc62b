/** A banner made of dots: a toadstool out of discs, pushed about by a pointer, each disc on a spring. */
import { capsule, union, type Field } from "../contours.ts";
import { Picture } from "../riso.ts";
import { ellipse, stroke, type Point } from "../shapes.ts";

const PITCH = 39;
const POINTER = { x: 872, y: 392, r: 60, halo: 94, reach: 172 };
const cap: Field = (x, y) => Math.max(Math.hypot((x - 560) / 1.36, y - 500) - 310, y - 512);
const silhouette = union(cap, capsule(560, 500, 560, 770, 82, 108));

function hero(): Picture {
  const p = new Picture({ name: "a-banner-made-of-dots", inks: ["teal", "pink", "midnight"], wobble: 0.45 });
  const springs: [home: Point, now: Point][] = [];
  for (let j = 0; j < 18; j++) {
    for (let i = 0; i < 40; i++) {
      const x = 40 + i * PITCH;
      const y = 118 + j * PITCH;
      const away = Math.hypot(x - POINTER.x, y - POINTER.y) || 1;
      const push =
        away < POINTER.reach
          ? POINTER.halo + (away * (POINTER.reach - POINTER.halo)) / POINTER.reach - away
          : 0;
      const [nx, ny] = [x + ((x - POINTER.x) / away) * push, y + ((y - POINTER.y) / away) * push];
      const swell = 1 + 0.35 * (push / POINTER.halo);
      const spot =
        Math.hypot(x - 370, y - 410) < 46 ||
        Math.hypot(x - 528, y - 312) < 46 ||
        Math.hypot(x - 664, y - 410) < 46;
      if (silhouette(x, y) < 0) p.paint(ellipse(nx, ny, spot ? 6 : 15), { pink: 1 });
      else p.paint(ellipse(nx, ny, 6.5 * swell), { teal: 1 });
      if (away > 52 && away < 92)
        springs.push([
          [x, y],
          [nx, ny],
        ]);
    }
  }
  springs
    .filter((_, i) => i % 2 === 0)
    .slice(0, 8)
    .forEach(([[hx, hy], [x, y]]) => {
      const length = Math.hypot(x - hx, y - hy);
      const [dx, dy] = [(x - hx) / length, (y - hy) / length];
      const zigzag = Array.from({ length: 10 }, (_, k): Point => {
        const side = k === 0 || k === 9 ? 0 : k % 2 ? 11 : -11;
        return [hx + (dx * length * k) / 9 - dy * side, hy + (dy * length * k) / 9 + dx * side, 1];
      });
      p.paint(stroke(zigzag, 4.5), { midnight: 1 });
      p.paint(ellipse(hx, hy, 6), { midnight: 1 });
    });
  p.paint(ellipse(POINTER.x, POINTER.y, POINTER.r), { midnight: 1 });
  p.print(stroke(ellipse(POINTER.x, POINTER.y, 38, 38, 195, 265), 9), { midnight: 0 });
  return p;
}

export const pictures = { "a-banner-made-of-dots": hero };
