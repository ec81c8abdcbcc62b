/** A year's four books in the bed: one is a pamphlet still, one is ready to be pulled. A worm reads ahead. */
import { snail } from "../cast/others.ts";
import { bend, blob, cut, line, rim, soft } from "../cast/pen.ts";
import { toad } from "../cast/toad.ts";
import { threes } from "../cast/tuples.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, type Shape } from "../shapes.ts";

const DARK: Tones = { teal: 1, pink: 1 };
const GREEN: Tones = { teal: 1, yellow: 1 };
const soil = (x: number): number => 452 + 12 * Math.sin(x / 90) + 8 * Math.sin(x / 37);
const leaf = (length: number, fat: number): Shape =>
  blob([
    0,
    0,
    length * 0.3,
    -fat,
    length * 0.7,
    -fat * 0.8,
    length,
    0,
    length * 0.7,
    fat * 0.7,
    length * 0.3,
    fat * 0.9,
  ]);

/** A book that grows down: its leaves are above, its root threads below. */
function book(
  p: Picture,
  x: number,
  w: number,
  h: number,
  tones: Tones,
  crown: readonly number[],
  turn = 0,
): void {
  const top = soil(x) + 26;
  const put = place({ x, y: top, turn });
  crown.forEach((length, i) => {
    const lean = -90 + (i - (crown.length - 1) / 2) * (116 / Math.max(2, crown.length));
    const grow = place({ x, y: top - 4, turn: lean + turn });
    p.paint(grow(leaf(length + 10, length * 0.19 + 8)), DARK);
    p.paint(grow(leaf(length, length * 0.19)), i % 2 ? { teal: 1 } : GREEN);
    p.paint(grow(line([12, 0, length * 0.8, -3], 6)), { yellow: 1 });
  });
  for (const [dx, reach, sway] of threes([-0.34, 70, -30, -0.1, 130, 20, 0.16, 90, -18, 0.38, 60, 34])) {
    const s = w / 150;
    p.paint(
      put(
        line(
          [
            w * dx,
            h - 8,
            w * dx + sway * 0.7 * s,
            h + reach * 0.5 * s,
            w * dx + sway * 0.2 * s,
            h + reach * s,
            w * dx + sway * s,
            h + reach * 1.3 * s,
          ],
          (t) => 9 - 6 * t,
        ),
      ),
      {},
    );
  }
  p.paint(put(soft(-w / 2 - 9, -9, w + 18, h + 18, 12)), DARK);
  p.paint(put(soft(-w / 2, 0, w, h, 7)), tones);
  // pages along one side, bands and a picture on the cover
  p.paint(put(cut([w / 2 - w * 0.13, 5, w / 2 - 3, 5, w / 2 - 3, h - 5, w / 2 - w * 0.13, h - 5])), {});
  for (let i = 1; i < 4; i++)
    p.print(
      put(
        bend([w / 2 - w * 0.13 + (i * w * 0.12) / 4, 10, w / 2 - w * 0.13 + (i * w * 0.12) / 4, h - 10], 3),
      ),
      { teal: 1 },
    );
  p.print(put(bend([w / 2 - w * 0.14, 4, w / 2 - w * 0.14, h - 4], 6)), DARK);
  p.paint(put(bend([-w / 2 + w * 0.12, 4, -w / 2 + w * 0.12, h - 4], 6)), DARK);
  if (h > 150) {
    const middle = -w * 0.02;
    p.paint(put(soft(middle - w * 0.24, h * 0.16, w * 0.48, h * 0.3, 8)), {});
    const plant = place({ x: 0, y: 0 });
    p.paint(
      put(
        plant(
          blob([
            middle,
            h * 0.42,
            middle - w * 0.11,
            h * 0.34,
            middle - w * 0.06,
            h * 0.25,
            middle + w * 0.07,
            h * 0.25,
            middle + w * 0.11,
            h * 0.34,
          ]),
        ),
      ),
      { pink: 1 },
    );
    p.paint(put(line([middle, h * 0.26, middle - 4, h * 0.2, middle + w * 0.06, h * 0.18], 7)), GREEN);
    for (const k of [0.56, 0.64])
      p.paint(put(bend([middle - w * 0.2, h * k, middle + w * 0.2 * (k < 0.6 ? 1 : 0.4), h * k], 10)), DARK);
  }
}

function worm(p: Picture): void {
  p.paint(blob([420, 1010, 470, 950, 600, 924, 760, 936, 820, 1000, 790, 1084, 650, 1120, 480, 1100]), DARK);
  const body = [470, 1080, 540, 1092, 600, 1060, 610, 1010, 560, 970, 510, 986];
  p.paint(line(body, 50), { yellow: 1 });
  for (let i = 1; i < 5; i++)
    p.print(line([524 + i * 22, 1112 - i * i * 3.4, 520 + i * 21, 1068 - i * i * 3.4], 4), { pink: 1 });
  for (const x of [516, 560]) {
    p.paint(ellipse(x, 978, 20), {});
    p.print(rim(ellipse(x, 978, 19), 5), DARK);
    p.print(ellipse(x + 6, 982, 7), DARK);
  }
  p.print(line([520, 1008, 538, 1014, 556, 1008], 5), DARK);
  const put = place({ x: 706, y: 1040, turn: 6 });
  p.paint(put(cut([-70, -30, 0, -12, 0, 50, -70, 30])), {});
  p.paint(put(cut([70, -30, 0, -12, 0, 50, 70, 30])), { pink: 0.35 });
  for (const s of [-1, 1])
    for (const y of [-8, 6, 20]) p.print(put(line([s * 14, y + 2, s * 56, y - 9], 4)), DARK);
}

function cover(): Picture {
  const p = new Picture({
    name: "allotment-press",
    inks: ["teal", "pink", "yellow"],
    width: 1600,
    height: 1200,
    screens: { pink: { kind: "dots", pitch: 11, angle: 75 } },
  });
  // a shed on the horizon, a sun, a row of canes
  p.print(ellipse(300, 214, 110), { yellow: 1 });
  p.paint(cut([560, 460, 560, 262, 690, 190, 820, 262, 820, 460]), {});
  p.print(rim(cut([560, 480, 560, 262, 690, 190, 820, 262, 820, 480]), 8), { teal: 1 });
  for (let x = 600; x < 820; x += 42) p.print(bend([x, 256, x, 470], 5), { teal: 1 });
  p.paint(soft(650, 330, 84, 150, 6), { teal: 1 });
  const top = Array.from({ length: 42 }, (_, i) => [i * 40 - 20, soil(i * 40 - 20)]).flat();
  p.paint(cut([...top, 1630, 1240, -30, 1240]), { pink: 1 });
  p.print(
    line(
      top.map((n, i) => (i % 2 ? n + 20 : n)),
      46,
    ),
    { teal: 1 },
  );
  for (const [x, y, r] of threes([
    70, 640, 16, 96, 900, 26, 300, 1090, 20, 250, 760, 13, 880, 1120, 24, 930, 640, 14, 1010, 900, 18, 1540,
    760, 22, 1500, 1080, 30, 1560, 560, 12, 560, 800, 15, 380, 600, 12,
  ]))
    p.print(
      blob([
        x - r,
        y,
        x - r * 0.4,
        y - r * 0.8,
        x + r * 0.7,
        y - r * 0.6,
        x + r,
        y + r * 0.2,
        x,
        y + r * 0.8,
      ]),
      x % 4 ? { teal: 1 } : { yellow: 1 },
    );
  book(p, 170, 86, 104, {}, [70, 96, 74]);
  book(p, 452, 168, 250, { yellow: 1 }, [120, 190, 210, 130], -3);
  book(p, 780, 214, 350, { teal: 1 }, [150, 230, 266, 240, 160], 2);
  worm(p);
  book(p, 1140, 330, 520, { yellow: 1, pink: 0.5 }, [200, 320, 372, 390, 350, 210], -4);
  toad(p, {
    at: { x: 1424, y: soil(1424) + 10, size: 2.5, turn: 11 },
    skin: GREEN,
    dark: DARK,
    belly: { yellow: 1, teal: 0.25 },
    eye: {},
    wart: DARK,
    look: [-0.9, 0.2],
    lids: 0.5,
  });
  for (const [y, reach] of [
    [300, 1240],
    [340, 1226],
  ] as const) {
    // oxfmt-ignore
    p.paint(line([1376, y + 76, 1320, y + 26, reach, y], 42), DARK);
    p.paint(line([1376, y + 76, 1320, y + 26, reach, y], 28), GREEN);
  }
  for (const [x, y] of [[1372, 206], [1418, 160], [1562, 170]] as const) p.print(line([x, y, x + (x < 1500 ? -14 : 20), y - 46], 9), DARK); // oxfmt-ignore
  snail(p, { at: { x: 300, y: soil(300) + 6, size: 0.85 }, shell: { pink: 1 }, body: DARK, line: {} });
  return p;
}

export const pictures = { "allotment-press": cover };
