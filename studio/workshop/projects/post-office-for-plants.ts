/** Four pots on a sill and what they wrote: all is well, a little dry, please, and the rude one. */
import { bend, blob, cut, line, rim, soft } from "../cast/pen.ts";
import { threes } from "../cast/tuples.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, type Place, type Shape } from "../shapes.ts";

const DARK: Tones = { teal: 1, pink: 1, yellow: 1 };
const SILL = 1062;
const leaf = (length: number, fat: number): Shape =>
  blob([
    0,
    0,
    length * 0.28,
    -fat,
    length * 0.68,
    -fat * 0.86,
    length,
    0,
    length * 0.68,
    fat * 0.8,
    length * 0.28,
    fat,
  ]);

function pot(p: Picture, x: number, tones: Tones, crack: boolean): void {
  p.print(ellipse(x + 26, SILL + 8, 128, 20), { pink: 0.5 });
  p.paint(cut([x - 112, SILL - 186, x + 112, SILL - 186, x + 84, SILL + 4, x - 84, SILL + 4]), tones);
  p.print(cut([x + 40, SILL - 160, x + 112, SILL - 160, x + 84, SILL + 4, x + 40, SILL + 4]), { pink: 1 });
  p.paint(soft(x - 128, SILL - 232, 256, 62, 12), tones);
  p.print(soft(x + 60, SILL - 232, 68, 62, 12), { pink: 1 });
  p.paint(bend([x - 110, SILL - 168, x + 110, SILL - 168], 9), DARK);
  if (crack)
    p.paint(bend([x - 30, SILL - 166, x - 8, SILL - 120, x - 34, SILL - 92, x - 6, SILL - 50], 8), DARK);
  // the sensor and its aerial
  p.paint(bend([x + 84, SILL - 226, x + 84, SILL - 320], 9), DARK);
  p.paint(ellipse(x + 84, SILL - 326, 13), { yellow: 1 });
}

/** A plant: stems as lists of points, a leaf at the end of each. */
function plant(
  p: Picture,
  stems: readonly { path: readonly number[]; turn: number; size: number }[],
  skin: Tones,
  vein: Tones,
): void {
  for (const { path, turn, size } of stems) {
    p.paint(line(path, 22), DARK);
    p.paint(line(path, 13), skin);
    const put = place({ x: path.at(-2) ?? 0, y: path.at(-1) ?? 0, turn });
    p.paint(put(leaf(size + 12, size * 0.33 + 8)), DARK);
    p.paint(put(leaf(size, size * 0.33)), skin);
    p.paint(put(line([8, 0, size * 0.8, -2], 6)), vein);
    for (const k of [0.28, 0.46, 0.62])
      for (const s of [-1, 1]) p.paint(put(line([size * k, 0, size * (k + 0.12), s * size * 0.17], 5)), vein);
  }
}

/** A postcard with a stamp, an address and a face. */
function card(
  p: Picture,
  x: number,
  y: number,
  turn: number,
  size: number,
  face: (put: Place) => void,
): void {
  const put = place({ x, y, turn, size });
  p.paint(put(cut([-140, -88, 152, -88, 152, 110, -140, 110])), DARK);
  p.paint(put(cut([-140, -98, 140, -98, 140, 98, -140, 98])), {});
  p.print(put(rim(cut([-140, -98, 140, -98, 140, 98, -140, 98]), 8)), DARK);
  p.paint(put(cut([78, -78, 122, -78, 122, -26, 78, -26])), { pink: 1 });
  for (const k of [0, 16, 32])
    p.print(put(line([18, -66 + k, 42, -72 + k, 62, -60 + k, 92, -66 + k], 5)), DARK);
  for (const [k, w] of [[10, 60], [34, 76], [58, 48]] as const) p.print(put(bend([46, k, 46 + w, k], 7)), { teal: 1 }); // oxfmt-ignore
  face(place({ x: put([[-54, 6]])[0]?.[0] ?? x, y: put([[-54, 6]])[0]?.[1] ?? y, turn, size }));
}

const eyes = (p: Picture, put: Place, drop = 0): void => {
  for (const s of [-1, 1]) p.print(put(ellipse(s * 26, -22 + drop, 9, 12)), DARK);
};

function cover(): Picture {
  const p = new Picture({
    name: "post-office-for-plants",
    inks: ["teal", "yellow", "pink"],
    width: 1600,
    height: 1200,
    screens: { pink: { kind: "lines", pitch: 11, angle: 80 }, teal: { kind: "dots", pitch: 10, angle: 30 } },
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), { teal: 1 });
  p.paint(ellipse(1330, 170, 150), { yellow: 1 });
  for (const [x, y, s] of threes([300, 170, 1, 1050, 330, 0.7]))
    p.paint(
      blob([
        x - 150 * s,
        y + 20,
        x - 90 * s,
        y - 30 * s,
        x - 10,
        y - 60 * s,
        x + 80 * s,
        y - 34 * s,
        x + 150 * s,
        y + 20,
        x,
        y + 30,
      ]),
      {},
    );
  p.paint(cut([776, -30, 824, -30, 824, 1050, 776, 1050]), {});
  p.paint(cut([-30, SILL - 30, 1630, SILL - 30, 1630, SILL + 60, -30, SILL + 60]), {});
  p.paint(cut([-30, SILL + 60, 1630, SILL + 60, 1630, 1240, -30, 1240]), DARK);
  p.print(bend([-30, SILL + 60, 1630, SILL + 60], 10), DARK);
  const [a, b, c, d] = [214, 600, 996, 1392] as const;
  const foot = SILL - 228;
  const ripe: Tones = { yellow: 1, teal: 0.5 };
  plant(p, [
    { path: [a, foot, a - 40, foot - 130, a - 60, foot - 250], turn: -112, size: 190 },
    { path: [a, foot, a + 30, foot - 150, a + 40, foot - 290], turn: -76, size: 220 },
    { path: [a, foot, a - 50, foot - 80, a - 92, foot - 130], turn: -166, size: 150 },
    { path: [a, foot, a + 56, foot - 80, a + 96, foot - 150], turn: -24, size: 160 },
  ], ripe, DARK); // oxfmt-ignore
  plant(p, [
    { path: [b, foot, b - 30, foot - 150, b - 70, foot - 230], turn: -168, size: 170 },
    { path: [b, foot, b + 24, foot - 160, b + 60, foot - 260], turn: -18, size: 180 },
    { path: [b, foot, b - 60, foot - 60, b - 100, foot - 70], turn: 148, size: 130 },
  ], { yellow: 1 }, DARK); // oxfmt-ignore
  plant(p, [
    { path: [c, foot, c - 26, foot - 150, c - 90, foot - 170, c - 128, foot - 120], turn: 104, size: 190 },
    { path: [c, foot, c + 20, foot - 190, c + 80, foot - 220, c + 120, foot - 170], turn: 76, size: 170 },
  ], { yellow: 1, pink: 1 }, { yellow: 1 }); // oxfmt-ignore
  p.paint(
    line([d, foot + 10, d - 14, foot - 130, d + 22, foot - 220, d + 80, foot - 250, d + 116, foot - 214], 16),
    DARK,
  );
  p.paint(line([d - 6, foot - 100, d - 60, foot - 150, d - 66, foot - 196], 11), DARK);
  for (const [x, cracked] of [[a, 0], [b, 0], [c, 0], [d, 1]] as const) pot(p, x, { pink: 1, yellow: x === c || x === a ? 1 : 0 }, cracked > 0); // oxfmt-ignore
  // what fell off
  for (const [x, y, turn] of threes([1180, SILL + 18, -10, 1508, SILL + 26, 170, 1260, SILL - 4, 30])) {
    p.paint(place({ x, y, turn })(leaf(96, 26)), DARK);
    p.paint(place({ x, y, turn })(leaf(84, 18)), { yellow: 1, pink: 1 });
  }
  card(p, a + 6, foot + 36, -5, 0.98, (put) => {
    eyes(p, put);
    p.print(put(line([-36, 12, 0, 44, 36, 12], 10)), DARK);
  });
  card(p, b - 14, foot + 40, 4, 0.98, (put) => {
    eyes(p, put);
    p.print(put(line([-30, 24, 30, 22], 10)), DARK);
    p.print(put(blob([58, -40, 70, -14, 60, 0, 48, -12])), { teal: 1 });
  });
  card(p, c + 8, foot + 34, -7, 0.98, (put) => {
    eyes(p, put, 4);
    p.print(put(line([-34, 40, 0, 14, 34, 40], 10)), DARK);
    for (const s of [-1, 1]) p.print(put(line([s * 40, -52, s * 16, -60], 7)), DARK);
  });
  card(p, d - 40, foot - 330, 8, 1.42, (put) => {
    for (const s of [-1, 1]) p.print(put(line([s * 44, -44, s * 12, -26], 10)), DARK);
    eyes(p, put, 6);
    p.print(put(ellipse(0, 26, 40, 20)), DARK);
    p.paint(put(blob([-20, 30, 0, 24, 20, 30, 24, 72, 0, 90, -24, 72])), { pink: 1 });
    p.print(put(line([0, 40, 0, 70], 5)), DARK);
  });
  p.paint(line([d - 66, foot - 196, d - 60, foot - 214], 14), DARK);
  return p;
}

export const pictures = { "post-office-for-plants": cover };
