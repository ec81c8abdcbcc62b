/** Drawing with noise and a leash: a dog of streamlines that will not come. */
import { toadstool } from "../cast/toadstool.ts";
import { capsule, disc, union } from "../contours.ts";
import { noise, random } from "@toadstool/stage/seeded";
import { Picture } from "../riso.ts";
import { ellipse, stroke, type Point } from "../shapes.ts";

const VORTICES = [
  [1312, 210, 1],
  [1460, 500, -1],
  [1290, 760, 1],
] as const;
/** A dog digging in its heels: head low on the left, forelegs braced, haunches high on the right. */
const dog = union(
  capsule(700, 330, 800, 300, 34, 66),
  capsule(690, 342, 668, 348, 30, 24),
  capsule(836, 262, 884, 372, 24, 34),
  capsule(830, 330, 930, 440, 62, 104),
  capsule(930, 440, 1120, 520, 112, 118),
  capsule(890, 500, 810, 738, 52, 22),
  capsule(810, 742, 776, 746, 20, 16),
  capsule(960, 520, 900, 744, 50, 22),
  capsule(900, 748, 864, 752, 20, 16),
  capsule(1120, 560, 1150, 690, 92, 52),
  capsule(1150, 690, 1084, 752, 46, 20),
  capsule(1084, 752, 1040, 756, 20, 16),
  capsule(1200, 470, 1290, 360, 34, 20),
);

/** The way the field flows at a place, as a unit vector: along the dog's back, bent by noise, round the vortices. */
function flow(x: number, y: number, field: (x: number, y: number) => number): readonly [number, number] {
  let angle = 0.42 + 1.35 * field(x / 210, y / 210) + 0.3 * field(x / 70, y / 70);
  if (x < 840) angle += 0.9 * Math.max(0, (y - 420) / 300);
  let [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (const [cx, cy, spin] of VORTICES) {
    const d = Math.hypot(x - cx, y - cy);
    const pull = 3.2 * Math.exp(-((d / 130) ** 2));
    dx += (-(y - cy) / (d + 1)) * spin * pull;
    dy += ((x - cx) / (d + 1)) * spin * pull;
  }
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** How far lines keep apart at a place, in pixels; 0 where there are none. */
function spacing(x: number, y: number): number {
  if (VORTICES.some(([cx, cy]) => Math.hypot(x - cx, y - cy) < 36)) return 0;
  if (dog(x, y) < 0) return 13;
  if (x < 1130 || x > 1580 || y < 40 || y > 860) return 0;
  const behind = Math.min(...VORTICES.map(([cx, cy]) => disc(cx, cy, 120)(x, y)));
  return behind < 70 && x > 1170 - behind * 0.2 ? 21 + Math.max(0, behind) * 0.16 : 0;
}

/** Evenly spaced streamlines: grown from random seeds until they come too near another. They never cross. */
function streamlines(name: string): Point[][] {
  const r = random(name);
  const field = noise(77);
  const cells = new Map<string, [number, number, number][]>();
  const crowded = (x: number, y: number, gap: number, self: number): boolean => {
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        for (const [px, py, owner] of cells.get(`${Math.floor(x / 40) + i},${Math.floor(y / 40) + j}`) ?? [])
          if (owner !== self && Math.hypot(px - x, py - y) < gap) return true;
      }
    return false;
  };
  const lines: Point[][] = [];
  for (let attempt = 0; attempt < 14000; attempt++) {
    const seed: Point = [640 + r() * 940, 40 + r() * 820];
    const gap = spacing(seed[0], seed[1]);
    if (!gap || crowded(seed[0], seed[1], gap, -1)) continue;
    const halves = [1, -1].map((way) => {
      const half: Point[] = [];
      let [x, y] = [seed[0], seed[1]];
      for (let k = 0; k < 130; k++) {
        const [dx, dy] = flow(x, y, field);
        [x, y] = [x + dx * 4 * way, y + dy * 4 * way];
        const room = spacing(x, y);
        const [ax, ay] = flow(x, y, field);
        if (ax * dx + ay * dy < 0.9) break;
        const looped = half.some(([px, py], i) => k - i > 8 && Math.hypot(px - x, py - y) < room * 0.7);
        if (!room || looped || crowded(x, y, room * 0.72, lines.length)) break;
        half.push([x, y]);
      }
      return half;
    });
    const line = [...(halves[1] ?? []).toReversed(), seed, ...(halves[0] ?? [])];
    if (line.length < 9) continue;
    for (const [x, y] of line) {
      const key = `${Math.floor(x / 40)},${Math.floor(y / 40)}`;
      cells.set(key, [...(cells.get(key) ?? []), [x, y, lines.length]]);
    }
    lines.push(line);
  }
  return lines;
}

function hero(): Picture {
  const p = new Picture({
    name: "drawing-with-noise-and-a-leash",
    inks: ["violet", "pink", "yellow"],
    wobble: 0.35,
    screens: { violet: { kind: "dots", pitch: 8, angle: 45 } },
  });
  for (const [x, y] of VORTICES) p.print(ellipse(x, y, 26), { yellow: 1 });
  for (const line of streamlines(p.name)) {
    const points = line.filter((_, i) => i % 3 === 0 || i === line.length - 1);
    const inside = dog(...(line[line.length >> 1] as [number, number])) < 0;
    p.print(
      stroke(points, (t) => 1.5 + (inside ? 6 : 4.5) * Math.sin(Math.PI * t) ** 0.6),
      { violet: 1 },
    );
  }
  p.paint(ellipse(752, 288, 17), {});
  p.paint(ellipse(745, 291, 8), { violet: 1, pink: 1 });
  p.paint(ellipse(652, 342, 22, 18), { pink: 1 });
  p.print(
    stroke(
      [
        [872, 268],
        [846, 330],
        [800, 392],
      ],
      24,
    ),
    { pink: 1 },
  );
  p.paint(ellipse(806, 412, 19), { yellow: 1 });
  p.paint(ellipse(806, 412, 9), {});
  p.print(ellipse(260, 778, 200, 16), { violet: 0.4 });
  toadstool(p, {
    at: { x: 240, y: 776, size: 3.1, turn: 5 },
    cap: { violet: 1 },
    spots: { yellow: 1 },
    stem: { yellow: 1 },
    shade: { violet: 0.45 },
    ring: false,
  });
  p.paint(ellipse(226, 668, 6.5, 8), { violet: 1 });
  p.paint(ellipse(254, 670, 6.5, 8), { violet: 1 });
  p.paint(
    stroke(
      [
        [226, 698],
        [240, 694],
        [254, 699],
      ],
      5.5,
    ),
    { violet: 1 },
  );
  p.paint(
    stroke(
      [
        [272, 712],
        [330, 716],
        [372, 668],
      ],
      10,
    ),
    { violet: 1 },
  );
  p.print(
    stroke(
      [
        [372, 664],
        [590, 538],
        [800, 416],
      ],
      9,
    ),
    { pink: 1 },
  );
  p.paint(ellipse(373, 664, 15), { violet: 1 });
  return p;
}

export const pictures = { "drawing-with-noise-and-a-leash": hero };
