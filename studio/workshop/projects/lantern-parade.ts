/** Lantern Parade: two hundred lanterns come down the hill agreeing on a colour; one does not. */
import { blob, cut, line } from "../cast/pen.ts";
import { sparkle, stars } from "../cast/scenery.ts";
import { CAP, SPOTS, STEM } from "../cast/toadstool.ts";
import { between, random, type Random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, type Place, type Point } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const COATS: Tones[] = [{}, { yellow: 1 }, { pink: 0.5 }, { pink: 1, yellow: 1 }, { midnight: 0.3 }];

/** Heights of the four bends in the way down, crest to foot. */
const BENDS = [300, 372, 530, 790, 1150];

/** The way down, from 0 on the crest to 1 at the picture's foot, and which way it heads. */
function way(t: number): { x: number; y: number; size: number; heads: 1 | -1 } {
  const leg = Math.min(3, Math.floor(t * 4));
  const along = t * 4 - leg;
  const [from, to] = [BENDS[leg] as number, BENDS[leg + 1] as number];
  const y = from + (to - from) * along ** 1.5;
  const reach = 170 + (y - 300) * 0.72;
  const heads = leg % 2 ? 1 : -1;
  return { x: 800 - heads * reach * Math.cos(along * Math.PI), y, size: (y - 225) / 1150, heads };
}

/** What paper can be folded to. All about 200 wide, around 0,0. */
const KINDS: ((p: Picture, put: Place, paper: Tones, rib: Tones) => void)[] = [
  (p, put, paper, rib) => {
    p.paint(put(ellipse(0, 0, 100, 92)), paper);
    for (const y of [-58, -22, 14, 50])
      p.print(
        put(line([-96 + Math.abs(y) * 0.5, y, 0, y + 12, 96 - Math.abs(y) * 0.5, y], 6)),
        rib,
        put(ellipse(0, 0, 100, 92)),
      );
    for (const y of [-94, 92]) p.paint(put(rect(-34, y - 9, 68, 18)), NIGHT);
  },
  (p, put, paper, rib) => {
    p.paint(put(sparkleFive(116)), paper);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
      p.print(put(line([0, 0, Math.cos(a) * 100, Math.sin(a) * 100], 6)), rib);
    }
  },
  (p, put, paper, rib) => {
    p.paint(put(STEM.map(([x, y]): Point => [x * 1.9, y * 1.9 + 106])), { yellow: 0.4 });
    const cap = put(CAP.map(([x, y]): Point => [x * 1.9, y * 1.9 + 106]));
    p.paint(cap, paper);
    for (const spot of SPOTS)
      p.paint(
        put(spot.map(([x, y]): Point => [x * 1.9, y * 1.9 + 106])),
        rib.pink ? { yellow: 0.3 } : {},
        cap,
      );
  },
  (p, put, paper, rib) => {
    p.paint(
      put(blob([-110, -60, -60, -10, 0, -66, 90, -40, 124, 0, 90, 42, 0, 66, -60, 12, -110, 62, -92, 0])),
      paper,
    );
    for (const x of [-20, 14, 48]) p.print(put(line([x, -44, x + 14, 0, x, 44], 7)), rib);
    p.paint(put(ellipse(86, -12, 13)), NIGHT);
  },
  (p, put, paper, rib) => {
    p.paint(put(rect(-64, -90, 128, 180)), paper);
    for (const x of [-24, 18]) p.print(put(line([x, -88, x, 88], 6)), rib);
    for (const y of [-96, 92]) p.paint(put(rect(-74, y - 9, 148, 20)), NIGHT);
  },
];
function sparkleFive(r: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const radius = i % 2 ? r * 0.52 : r;
    return [Math.cos(a) * radius, Math.sin(a) * radius, 1];
  });
}

/** The colour agreed on so far. */
const agreed = (t: number): Tones => ({
  yellow: t < 0.8 ? 1 : 0,
  pink: t < 0.3 ? 0 : t < 0.52 ? 0.4 : 1,
});

function child(p: Picture, x: number, y: number, size: number, r: Random, heads: 1 | -1, coat: Tones): void {
  const put = place({ x, y, size, flip: heads < 0 });
  const tall = between(r, 0.9, 1.15);
  p.paint(put(line([56, -110, 72, -200, 92, -330], 9)), { yellow: 0.6 });
  for (const k of [-22, 20]) p.paint(put(line([k * 0.4, -60, k, 0, k + 18, 2], 24)), NIGHT);
  p.paint(put(blob([-52, -34, -40, -110 * tall, 0, -140 * tall, 40, -110 * tall, 56, -34, 0, -22])), coat);
  p.paint(put(ellipse(2, -164 * tall, 44, 42)), coat);
  p.paint(put(ellipse(20, -160 * tall, 26, 28)), { yellow: 0.4 });
  p.paint(put(ellipse(30, -162 * tall, 5)), NIGHT);
  p.paint(put(ellipse(-8, -212 * tall, 15)), coat);
  p.paint(put(line([4, -104 * tall, 40, -112 * tall, 62, -134], 20)), coat);
  p.print(put(line([-30, -70, 4, -62, 36, -72], 7)), NIGHT);
}

function cover(): Picture {
  const p = new Picture({
    name: "lantern-parade",
    inks: ["midnight", "yellow", "pink"],
    width: 1600,
    height: 1200,
    screens: {
      midnight: { kind: "dots", pitch: 17, angle: 60 },
      pink: { kind: "dots", pitch: 16, angle: 75 },
    },
  });
  const r = random(p.name);
  p.print(rect(-20, -20, 1640, 1240), { midnight: { from: [0, 40, 1], to: [0, 460, 0.78] } });
  stars(p, r, [20, 10, 1560, 300], 46, { yellow: 0.6 });
  p.paint(ellipse(1330, 130, 62), { yellow: 0.3 });
  p.paint(ellipse(1302, 112, 58), NIGHT);
  // the hill
  p.paint(blob([-60, 620, 240, 420, 560, 290, 860, 236, 1160, 300, 1640, 560, 1660, 1260, -60, 1260]), NIGHT);
  for (let i = 0; i <= 300; i++) {
    const { x, y, size } = way(i / 300);
    p.paint(ellipse(x, y, 40 * size + 6, 34 * size + 3), agreed(i / 300));
  }
  for (const [x, y, s] of [
    [120, 700, 1],
    [1500, 640, 0.9],
    [1410, 580, 0.6],
    [250, 560, 0.6],
    [60, 980, 1.5],
    [1540, 900, 1.3],
  ] as const)
    for (const k of [0, 1, 2])
      p.paint(
        cut([
          x - s * (64 - k * 14),
          y - k * 56 * s,
          x,
          y - (k + 2) * 62 * s,
          x + s * (64 - k * 14),
          y - k * 56 * s,
        ]),
        { midnight: 1, pink: 0.5, yellow: 0.3 },
      );
  // those who carry them, the far ones first
  let number = 0;
  let contrary = false;
  for (let t = 0.01; t < 0.985; number++) {
    const { x, y, size, heads } = way(t);
    const stubborn: boolean = !contrary && t > 0.89;
    contrary ||= stubborn;
    const paper: Tones = stubborn ? {} : agreed(t + between(r, -0.1, 0.1));
    const [lx, ly] = [x + heads * 92 * size, y - 360 * size];
    if (size > 0.13) child(p, x, y, size, r, heads, COATS[number % COATS.length] as Tones);
    p.paint(ellipse(lx, ly, 146 * size + 4, 140 * size + 4), { ...paper, midnight: stubborn ? 0.4 : 0.66 });
    const put = place({ x: lx, y: ly, size: size * 1.06, turn: between(r, -8, 8), flip: heads < 0 });
    if (size < 0.16) p.paint(ellipse(lx, ly, 105 * size), paper);
    else KINDS[stubborn ? 3 : number % KINDS.length]?.(p, put, paper, paper.pink === 1 ? NIGHT : { pink: 1 });
    t += (0.033 * size) / (0.2 + 0.75 * size) / (0.25 + Math.sin((t % 0.25) * 4 * Math.PI));
  }
  // the houses at the foot of the hill, where it is bedtime
  for (const [x, y, w] of [
    [70, 1090, 200],
    [300, 1150, 180],
    [520, 1120, 150],
    [700, 1180, 170],
  ] as const) {
    p.paint(
      cut([
        x - w * 0.6,
        y,
        x,
        y - w * 0.6,
        x + w * 0.6,
        y,
        x + w * 0.5,
        y,
        x + w * 0.5,
        1240,
        x - w * 0.5,
        1240,
        x - w * 0.5,
        y,
      ]),
      { midnight: 1, pink: 1 },
    );
    p.paint(rect(x - w * 0.22, y + 12, w * 0.2, w * 0.24), { yellow: 1 });
    p.paint(rect(x + w * 0.08, y + 12, w * 0.2, w * 0.24), x === 300 ? { yellow: 1 } : { midnight: 0.8 });
  }
  p.paint(sparkle(210, 120, 34), { yellow: 0.4 });
  return p;
}

export const pictures = { "lantern-parade": cover };
