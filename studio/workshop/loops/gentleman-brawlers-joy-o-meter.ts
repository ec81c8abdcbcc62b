/** The dial two metres wide at a concert of toads: the needle, the crowd and the lamps go with the tune beside this file. */
import { between, random } from "@toadstool/stage/seeded";
import { write } from "../lettering.ts";
import { curve, ellipse, place, poly, rect, stroke, type Point } from "../shapes.ts";
import { Cel, cycle, type Loop } from "./cel.ts";
import { crowd } from "./joy-crowd.ts";
import { drummer, tubist } from "./joy-band.ts";
import { BEATS, tune } from "./joy-tune.ts";

const DRAWINGS = 64;
const PER_BEAT = DRAWINGS / BEATS;
const [HUB_X, HUB_Y] = [480, 430];

/** How much fun the room is having, as the tune builds up and falls back. */
const mood = cycle([
  [0, 0.13],
  [0.11, 0.27],
  [0.2, 0.22],
  [0.36, 0.52],
  [0.44, 0.45],
  [0.6, 0.86],
  [0.68, 0.8],
  [0.82, 0.99],
  [0.9, 0.72],
]);

const spoke = (angle: number, radius: number): Point => [
  HUB_X + Math.sin(angle) * radius,
  HUB_Y - Math.cos(angle) * radius,
];
/** From 0 (far left) to 1 (far right) as an angle from upright. */
const swing = (value: number): number => ((-82 + 164 * value) * Math.PI) / 180;

function room(p: Cel): void {
  p.paint(rect(-30, -30, 1020, 780), { midnight: 1 });
  for (const [i, x] of [60, 320, 640, 900].entries()) {
    const foot = HUB_X + (x - HUB_X) * (i % 3 ? 0.5 : 1.06);
    p.print(poly([x - 14, -30], [x + 14, -30], [foot + 90, 580], [foot - 90, 580]), {
      midnight: 0.78,
      pink: 1,
    });
  }
}

const BANDS = [
  { midnight: 0.5 },
  { midnight: 0.25 },
  { yellow: 0.5 },
  { yellow: 1 },
  { yellow: 1, pink: 0.42 },
  { yellow: 1, pink: 1 },
];

function dial(p: Cel, value: number, beat: number): void {
  const half = (radius: number, drop = 0): Point[] => [
    ...(ellipse(HUB_X, HUB_Y, radius, radius, 180, 360) as Point[]),
    [HUB_X + radius, HUB_Y + drop, 1],
    [HUB_X - radius, HUB_Y + drop, 1],
  ];
  for (const x of [236, 704]) p.paint(rect(x, 470, 22, 110), { pink: 1, midnight: 0.55 });
  p.paint(half(338, 46), { midnight: 1 });
  p.paint(half(330, 40), { pink: 1 });
  p.paint(half(280), {});
  BANDS.forEach((tones, i) => {
    const edge = (radius: number, from: number, to: number): Point[] =>
      Array.from({ length: 13 }, (_, k) => {
        const [x, y] = spoke(((-90 + 180 * (from + ((to - from) * k) / 12)) * Math.PI) / 180, radius);
        return k % 12 ? [x, y] : [x, y, 1];
      });
    const [from, to] = [i / 6 + 0.006, (i + 1) / 6 - 0.006];
    p.paint([...edge(268, from, to), ...edge(190, to, from)], tones);
  });
  for (let i = 1; i < 24; i++)
    p.paint(stroke([spoke(swing(i / 24), i % 4 ? 172 : 160), spoke(swing(i / 24), 182)], i % 4 ? 4 : 7), {
      midnight: 1,
    });
  joyWord(p);
  const lamps = 15;
  for (let i = 0; i < lamps; i++) {
    const at = (i + 0.5) / lamps;
    const [x, y] = spoke(((-90 + 180 * at) * Math.PI) / 180, 305);
    const lit = at <= value + 0.02 || (value > 0.9 && (i + beat) % 2 === 0);
    if (lit) p.paint(ellipse(x, y, 19), { pink: 0.35, yellow: 1 });
    p.paint(ellipse(x, y, 13), lit ? {} : { midnight: 1 });
    if (lit) p.print(ellipse(x, y, 13), { yellow: 0.35 });
  }
  ruler(p);
}

function joyWord(p: Cel): void {
  const put = place({ x: HUB_X, y: HUB_Y - 62, size: 0.92 });
  for (const line of [
    [
      [-62, -70, 1],
      [-62, -22],
      [-74, -6],
      [-90, -8],
      [-97, -22],
    ],
    Array.from({ length: 13 }, (_, i): Point => [
      34 * Math.sin((i * Math.PI) / 6),
      -36 - 36 * Math.cos((i * Math.PI) / 6),
    ]),
    [
      [58, -72, 1],
      [80, -34, 1],
      [80, -2, 1],
    ],
    [
      [102, -72, 1],
      [80, -34, 1],
    ],
  ] as Point[][])
    p.paint(put(stroke(line, 17)), { pink: 1 });
}

/** The plank says how wide the thing is, as a drawing for a workshop would. */
function ruler(p: Cel): void {
  const y = HUB_Y + 20;
  const ink = { midnight: 1 };
  for (const side of [-1, 1]) {
    p.print(
      stroke(
        [
          [HUB_X + side * 190, y],
          [HUB_X + side * 58, y],
        ],
        4,
      ),
      ink,
    );
    const tip = HUB_X + side * 232;
    p.print(
      stroke(
        [
          [HUB_X + side * 190, y],
          [tip, y],
        ],
        4,
      ),
      ink,
    );
    const head: Point[] = [
      [tip - side * 18, y - 10, 1],
      [tip, y, 1],
      [tip - side * 18, y + 10, 1],
    ];
    p.print(stroke(head, 4), ink);
  }
  const label = { x: HUB_X - 124, y: y + 13, size: 0.36 };
  p.paint(rect(label.x - 44, y - 18, 88, 36), { pink: 1 });
  for (const letter of write("2 m", label, 17)) p.print(letter, ink);
}

function needle(p: Cel, value: number): void {
  const angle = swing(value);
  const put = place({ x: HUB_X, y: HUB_Y, turn: (angle * 180) / Math.PI });
  p.paint(
    put(
      curve([
        [-13, 30, 1],
        [13, 30, 1],
        [6, -228, 1],
        [22, -226, 1],
        [0, -276, 1],
        [-22, -226, 1],
        [-6, -228, 1],
      ]),
    ),
    { midnight: 1 },
  );
  p.paint(ellipse(HUB_X, HUB_Y - 2, 40), { midnight: 1 });
  p.paint(ellipse(HUB_X, HUB_Y - 2, 27), { yellow: 1 });
  p.paint(ellipse(HUB_X, HUB_Y - 2, 9), { midnight: 1 });
}

/** Scraps of paper let go when the needle nears its end; all have landed when the loop begins again. */
function confetti(p: Cel, t: number): void {
  const r = random("confetti");
  for (let i = 0; i < 46; i++) {
    const [start, x, fall, spin, size] = [
      between(r, 0.52, 0.74),
      between(r, 30, 930),
      between(r, 0.2, 0.26),
      between(r, 200, 700),
      between(r, 8, 15),
    ];
    const k = (t - start) / fall;
    const tones = [{ yellow: 1 }, { pink: 1 }, {}][i % 3] ?? {};
    if (k < 0 || k > 1) continue;
    const put = place({
      x: x + 26 * Math.sin(k * 9 + i),
      y: -20 + 660 * k,
      turn: spin * k,
      squash: 0.35 + 0.65 * Math.abs(Math.cos(k * 11 + i)),
    });
    p.paint(put(rect(-size, -size * 0.6, size * 2, size * 1.2)), tones);
  }
}

function draw(index: number, zoom?: number): Cel {
  const t = index / DRAWINGS;
  const beat = Math.floor(index / PER_BEAT);
  const phase = (index % PER_BEAT) / PER_BEAT;
  const joy = mood(t);
  const kick = (beat % 2 ? 0.035 : 0.06) * Math.sin(phase * Math.PI * 1.5) * (0.4 + joy);
  const value = Math.min(1.02, Math.max(0, joy + kick));
  const p = new Cel(
    {
      name: "joy-o-meter",
      inks: ["midnight", "pink", "yellow"],
      wobble: 0.6,
      screens: {
        midnight: { kind: "dots", pitch: 11, angle: 60 },
        pink: { kind: "dots", pitch: 11, angle: 75 },
        yellow: { kind: "dots", pitch: 10, angle: 15 },
      },
    },
    index,
    zoom,
  );
  room(p);
  dial(p, value, beat);
  p.boil(true);
  needle(p, value);
  p.boil(false);
  p.paint(rect(-30, 572, 1020, 180), { pink: 1, midnight: 1 });
  p.paint(rect(-30, 566, 1020, 13), { yellow: 1 });
  p.boil(true);
  tubist(p, 112, 570, beat, phase);
  drummer(p, 838, 570, beat, phase);
  confetti(p, t);
  crowd(p, index, phase, joy);
  return p;
}

export const loop: Loop = { drawings: DRAWINGS, draw, still: 51, sound: tune };
