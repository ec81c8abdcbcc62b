/** Collagescape: hills torn from paper by a pointer that has got hold of the sky. */
import { cut, line, points, rim } from "../cast/pen.ts";
import { between, random, type Random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, type Point, type Shape } from "../shapes.ts";

const NAVY: Tones = { teal: 1, pink: 1 };

/** The line from point to point as a tear leaves it. */
function ragged(r: Random, flat: readonly number[], depth: number): Point[] {
  const stops = points(flat);
  return stops.slice(1).flatMap((b, i): Point[] => {
    const a = stops[i] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = Math.max(2, Math.round(length / 13));
    return Array.from({ length: count }, (_, k): Point => {
      const off = between(r, -depth, depth);
      return [
        a[0] + ((b[0] - a[0]) * k) / count - ((b[1] - a[1]) / length) * off,
        a[1] + ((b[1] - a[1]) * k) / count + ((b[0] - a[0]) / length) * off,
      ];
    });
  });
}

/** A sheet torn along its top, its white core showing; it goes on to the foot of the picture. */
function sheet(p: Picture, r: Random, ridge: readonly number[], tones: Tones, core = 26): Shape {
  const foot: Point[] = [
    [1640, 1260],
    [-40, 1260],
  ];
  const lifted = ridge.map((v, i) => (i % 2 ? v - core : v));
  p.print(
    [
      ...ragged(
        r,
        lifted.map((v, i) => (i % 2 ? v + 30 : v + 8)),
        8,
      ),
      ...foot,
    ],
    { teal: 0.5 },
  );
  p.paint([...ragged(r, lifted, 8), ...foot], {});
  const face = [...ragged(r, ridge, 7), ...foot];
  p.paint(face, tones);
  return face;
}

function sky(p: Picture, r: Random): void {
  p.print(rect(-20, -20, 1640, 1240), { yellow: 1, pink: 0.5 });
  for (let i = 0; i < 9; i++)
    p.print(line([-20, 60 + i * 74, 500, 76 + i * 70, 1100, 50 + i * 74, 1620, 70 + i * 70], 9), { pink: 1 });
  // the sun, torn round
  const disc = (radius: number): number[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2;
      return [540 + Math.cos(a) * radius, 380 + Math.sin(a) * radius];
    }).flat();
  p.print(place({ x: 14, y: 22 })(ragged(r, disc(232), 8)), { teal: 0.5 });
  p.paint(ragged(r, disc(232), 9), {});
  p.paint(ragged(r, disc(206), 7), { pink: 1 });
}

/** Where the sky has gone there is what the program thinks in: squares. */
function rip(p: Picture, r: Random): void {
  const right = [1340, -30, 1316, 160, 1290, 320, 1240, 470, 1180, 560];
  const left = [1150, 540, 1090, 400, 1080, 250, 1050, 120, 1060, -30];
  const hole = [...ragged(r, right, 8), ...ragged(r, left, 8)];
  p.paint(hole, {});
  const inner = [
    ...ragged(
      r,
      right.map((v, i) => (i % 2 ? v - 20 : v - 26)),
      6,
    ),
    ...ragged(
      r,
      left.map((v, i) => (i % 2 ? v - 20 : v + 26)),
      6,
    ),
  ];
  for (let y = -20; y < 560; y += 44)
    for (let x = 1040; x < 1360; x += 44)
      p.paint(rect(x, y, 44, 44), (x / 44 + y / 44) & 1 ? {} : { teal: 1 }, inner);
}

/** What has been torn off hangs over the hills, its back to us. */
function torn(p: Picture, r: Random): void {
  const edge = [1096, 470, 1180, 440, 1262, 474, 1330, 560, 1400, 640, 1470, 800];
  const back = [1470, 800, 1330, 830, 1270, 730, 1190, 640, 1120, 580, 1096, 470];
  const strip = [...ragged(r, edge, 7), ...ragged(r, back, 9)];
  p.print(place({ x: 18, y: 36 })(strip), { teal: 0.6 });
  p.paint(strip, {});
  p.print(strip, {
    yellow: { from: [1180, 440, 1], to: [1290, 600, 0] },
    pink: { from: [1180, 440, 0.7], to: [1250, 540, 0] },
  });
}

function cover(): Picture {
  const p = new Picture({
    name: "collagescape",
    inks: ["teal", "pink", "yellow"],
    width: 1600,
    height: 1200,
    wobble: 0.3,
    screens: {
      teal: { kind: "dots", pitch: 15, angle: 30 },
      pink: { kind: "lines", pitch: 16, angle: 4 },
      yellow: { kind: "dots", pitch: 16, angle: 15 },
    },
  });
  const r = random(p.name);
  sky(p, r);
  rip(p, r);
  // a cloud is a corner of somebody's envelope
  const cloud = [96, 250, 150, 180, 260, 150, 330, 190, 400, 170, 470, 240, 440, 280, 120, 290, 96, 250];
  p.print(place({ x: 12, y: 20 })(ragged(r, cloud, 6)), { teal: 0.5 });
  const paper = ragged(r, cloud, 6);
  p.paint(paper, {});
  for (let x = 60; x < 520; x += 60)
    p.print(
      cut([x, 300, x + 26, 300, x + 126, 130, x + 100, 130]),
      x % 120 ? { pink: 1 } : { teal: 1 },
      paper,
    );
  const far = sheet(
    p,
    r,
    [
      -40, 560, 120, 470, 260, 600, 420, 520, 560, 640, 760, 560, 960, 690, 1120, 620, 1300, 720, 1460, 640,
      1640, 730,
    ],
    { pink: 1, yellow: 0.2 },
  );
  for (let i = 0; i < 14; i++)
    p.print(
      cut([i * 130 - 60, 1200, i * 130 + 60, 1200, i * 130 - 60, 400, i * 130 - 90, 400]),
      { yellow: 0.9 },
      far,
    );
  sheet(p, r, [-40, 770, 200, 700, 420, 660, 640, 760, 900, 800, 1100, 740, 1340, 800, 1640, 850], {
    teal: 1,
  });
  const field = sheet(p, r, [-40, 900, 240, 850, 560, 880, 860, 830, 1160, 900, 1400, 880, 1640, 940], {
    yellow: 1,
  });
  for (let i = 0; i < 24; i++)
    p.print(
      line([640 + i * 6, 840, 640 + (i - 12) * 50, 960, 640 + (i - 12) * 110, 1220], (t) => 3 + 12 * t),
      { teal: 1 },
      field,
    );
  const front = sheet(
    p,
    r,
    [-40, 1000, 160, 960, 420, 1060, 760, 1100, 1040, 1050, 1300, 1090, 1640, 1010],
    NAVY,
    32,
  );
  for (let i = 0; i < 90; i++)
    p.paint(ellipse(between(r, -20, 1620), between(r, 1030, 1200), between(r, 3, 7)), { pink: 1 }, front);
  // a house cut with care, in a landscape that was not
  p.paint(rect(240, 760, 150, 130), {});
  const smoke = [
    356, 706, 350, 620, 400, 560, 372, 480, 430, 420, 490, 440, 478, 520, 450, 590, 410, 640, 372, 706, 356,
    706,
  ];
  p.paint(ragged(r, smoke, 5), {});
  p.paint(cut([214, 772, 314, 676, 416, 772]), NAVY);
  p.paint(rect(296, 812, 42, 80), { pink: 1 });
  p.paint(rect(352, 690, 26, 60), NAVY);
  torn(p, r);
  // the pointer
  const arrow = [0, 0, 0, 262, 62, 206, 104, 300, 152, 278, 110, 188, 192, 184];
  const at = place({ x: 1350, y: 668, size: 1.16, turn: 2 });
  p.print(place({ x: 20, y: 28 })(at(cut(arrow))), { teal: 0.6 });
  p.paint(at(cut(arrow)), { yellow: 1 });
  p.print(at(rim(cut(arrow), 15)), NAVY);
  return p;
}

export const pictures = { collagescape: cover };
