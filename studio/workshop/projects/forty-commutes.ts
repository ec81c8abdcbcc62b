/** A plotter's map: forty rides from a house to a toadstool, two bridges, and the one who rides. */
import { bend, blob, cut, line, rim } from "../cast/pen.ts";
import { dashes } from "../cast/scenery.ts";
import { toad } from "../cast/toad.ts";
import { toadstool } from "../cast/toadstool.ts";
import { threes } from "../cast/tuples.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect } from "../shapes.ts";

const DARK: Tones = { violet: 1, pink: 1 };
const BRIDGES = [282, 930] as const;
const river = (y: number): number => 860 + 74 * Math.sin(y / 190 + 0.6);

function water(p: Picture): void {
  const ys = Array.from({ length: 34 }, (_, i) => -40 + i * 40);
  const bank = (s: number): number[] =>
    ys.flatMap((y) => [river(y) + s * (104 + 10 * Math.sin(y / 70 + s)), y]);
  const left = bank(-1);
  const right = bank(1).reduce<number[]>(
    (all, _, i, list) => (i % 2 ? all : [list[i] as number, list[i + 1] as number, ...all]),
    [],
  );
  p.print(cut([...left, ...right]), { teal: 1 });
  for (const [dx, y, w] of threes([
    -30, 90, 60, 40, 170, 44, -50, 420, 50, 20, 480, 66, -20, 560, 44, 46, 640, 50, -46, 720, 60, 10, 790, 44,
  ]))
    p.paint(
      line(
        [
          river(y) + dx - w,
          y,
          river(y) + dx - w / 3,
          y - 12,
          river(y) + dx + w / 3,
          y + 8,
          river(y) + dx + w,
          y - 4,
        ],
        7,
      ),
      {},
    );
  for (const y of BRIDGES) {
    const x = river(y);
    p.paint(cut([x - 150, y - 62, x + 150, y - 62, x + 150, y + 62, x - 150, y + 62]), {});
    for (const s of [-1, 1]) {
      p.print(
        bend([x - 168, y + s * 84, x - 134, y + s * 62, x + 134, y + s * 62, x + 168, y + s * 84], 11),
        DARK,
      );
    }
  }
}

/** The rides. `first` is the bridge set out for, `second` the one taken. */
function ride(r: () => number, first: number, second: number): number[] {
  const jog = (n: number): number => between(r, -n, n);
  const [a, b] = [BRIDGES[first] as number, BRIDGES[second] as number];
  const x = river(b);
  const way = [
    150,
    640 + jog(10),
    240 + jog(20),
    640 + jog(20),
    330 + jog(40),
    600 + (a - 600) * 0.35 + jog(56),
  ];
  if (first === second) way.push(500 + jog(40), b + (600 - b) * 0.2 + jog(70));
  else {
    const turn = a + (600 - a) * between(r, 0.04, 0.3);
    way.push(
      520 + jog(50),
      turn + jog(40),
      640 + jog(28),
      turn + (turn < 600 ? 40 : -40),
      640 + jog(30),
      600 + jog(80),
      610 + jog(30),
      b + (600 - b) * 0.3,
    );
  }
  way.push(x - 130, b + jog(38), x, b + jog(46), x + 130, b + jog(38));
  way.push(
    1160 + jog(40),
    b + (640 - b) * 0.28 + jog(66),
    1290 + jog(40),
    640 + (b - 640) * 0.3 + jog(50),
    1400 + jog(14),
    690 + jog(16),
  );
  return way;
}

function rider(p: Picture): void {
  const wheels = [430, 668];
  for (const x of wheels) {
    p.paint(ellipse(x, 762, 100), {});
    p.print(rim(ellipse(x, 762, 92), 15), DARK);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + 0.2;
      p.print(line([x, 762, x + Math.cos(a) * 84, 762 + Math.sin(a) * 84], 3.5), { violet: 1 });
    }
  }
  toad(p, {
    at: { x: 500, y: 606, size: 2.9, turn: 4 },
    skin: { teal: 1 },
    dark: DARK,
    belly: { teal: 0.4 },
    eye: {},
    wart: DARK,
    look: [0.9, -0.9],
    lids: 0.3,
  });
  const bars = [[430, 762, 500, 630], [500, 630, 640, 628], [640, 628, 560, 762], [560, 762, 430, 762], [500, 630, 560, 762], [668, 762, 626, 570, 674, 552, 690, 572]]; // oxfmt-ignore
  for (const bar of bars) {
    p.paint(bend(bar, 22), {});
    p.print(bend(bar, 15), { pink: 1, violet: 1 });
  }
  p.paint(blob([440, 612, 500, 600, 560, 610, 540, 632, 470, 634]), DARK);
  p.paint(line([586, 574, 640, 586, 690, 560], 22), { teal: 1 });
  p.paint(line([556, 614, 588, 676, 566, 750, 604, 760], 24), { teal: 1 });
  p.print(ellipse(560, 762, 16), DARK);
}

/** Who watches the south bridge. */
function heron(p: Picture): void {
  const put = place({ x: 868, y: 1166, size: 0.74 });
  for (const x of [-6, 14]) p.paint(put(bend([x, -60, x - 4, 0, x + 14, 4], 6)), { violet: 1 });
  p.paint(put(blob([-74, -46, -30, -96, 20, -110, 46, -84, 30, -58, -20, -50])), {});
  p.paint(put(line([30, -92, 56, -128, 30, -160, 48, -188], (t) => 22 - 8 * t)), {});
  p.paint(put(cut([38, -200, 118, -180, 44, -176])), { pink: 1 });
  p.paint(put(blob([20, -204, 46, -208, 60, -192, 48, -178, 32, -182])), {});
  p.paint(put(ellipse(48, -194, 4.5)), DARK);
  p.paint(put(line([-66, -48, -20, -74, 30, -78], 7)), { violet: 1 });
  for (const rx of [34, 60]) p.paint(rim(ellipse(872, 1168, rx, rx * 0.3), 5), {});
}

function cover(): Picture {
  const p = new Picture({
    name: "forty-commutes",
    inks: ["pink", "teal", "violet"],
    width: 1600,
    height: 1200,
    screens: { teal: { kind: "lines", pitch: 12, angle: 0 } },
  });
  const r = random("forty");
  water(p);
  for (let i = 0; i < 39; i++) {
    const first = i % 5 < 3 ? 0 : 1;
    const second = i % 4 === 1 ? 1 - first : first;
    p.print(line(ride(r, first, second), 5), { pink: 1 });
  }
  // the one that did not wait for a bridge
  p.print(line([150, 650, 300, 650, 420, 560, 560, 520, 700, 556, 790, 600], 5), { pink: 1 });
  dashes(p, [[790, 600], [850, 640], [920, 632], [990, 600]], 6, 14, 12, { pink: 1, teal: 0 }); // oxfmt-ignore
  p.print(line([990, 600, 1060, 610, 1180, 660, 1290, 640, 1400, 690], 5), { pink: 1 });
  for (const [rx, ry] of [[54, 22], [84, 36]] as const) p.paint(rim(ellipse(856, 634, rx, ry), 6), {}); // oxfmt-ignore
  // home
  p.paint(rect(74, 590, 132, 118), {});
  p.print(rim(rect(74, 590, 132, 118), 9), DARK);
  p.paint(cut([52, 596, 140, 510, 228, 596]), { pink: 1 });
  p.paint(rect(122, 640, 36, 68), DARK);
  toadstool(p, {
    at: { x: 1430, y: 780, size: 3.1 },
    cap: { violet: 1 },
    spots: {},
    stem: { pink: 0.3 },
    shade: { pink: 0.75 },
  });
  p.paint(rect(1408, 708, 46, 68), DARK);
  for (const [x, y, s] of threes([
    250, 200, 46, 340, 250, 34, 190, 280, 28, 1270, 170, 44, 1370, 220, 32, 250, 1020, 40, 340, 1060, 30,
    1290, 1040, 48, 1390, 1010, 30, 1480, 1060, 26,
  ])) {
    p.print(ellipse(x, y, s, s * 1.1), { teal: 1 });
    p.print(line([x, y + s * 1.7, x, y + s * 0.2], 9), DARK);
  }
  heron(p);
  rider(p);
  return p;
}

export const pictures = { "forty-commutes": cover };
