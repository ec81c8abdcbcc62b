/** A teapot the size of a hall, mended by everyone with what they had. */
import { bend, blob, cut, line, points, rim, soft } from "../cast/pen.ts";
import { rays } from "../cast/scenery.ts";
import { toad } from "../cast/toad.ts";
import { fours, threes } from "../cast/tuples.ts";
import { capsule, disc, outlines, union, without } from "../contours.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place } from "../shapes.ts";

const DARK: Tones = { midnight: 1 };
const POT = blob([
  420, 640, 440, 500, 540, 390, 700, 336, 860, 336, 1020, 390, 1120, 500, 1140, 640, 1110, 800, 1020, 930,
  900, 990, 660, 990, 540, 930, 450, 800,
]);

/** A line of stitches across a crack. */
function stitches(p: Picture, crack: readonly number[], step: number, reach: number): void {
  p.paint(bend(crack, 13), DARK);
  for (let i = 0; i + 3 < crack.length; i += 2) {
    const [x1, y1, x2, y2] = crack.slice(i, i + 4) as [number, number, number, number];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
    for (let d = step / 2; d < length; d += step) {
      const [x, y] = [x1 + ((x2 - x1) * d) / length, y1 + ((y2 - y1) * d) / length];
      p.paint(line([x - nx * reach, y - ny * reach, x + nx * reach, y + ny * reach], 13), { yellow: 1 });
    }
  }
}

function plaster(p: Picture, x: number, y: number, turn: number): void {
  const put = place({ x, y, turn });
  p.paint(put(soft(-106, -40, 212, 80, 38)), DARK);
  p.paint(put(soft(-98, -32, 196, 64, 31)), {});
  p.paint(put(soft(-36, -32, 72, 64, 4)), { yellow: 0.55 });
  for (const [dx, dy] of points([-74, -10, -56, 12, 56, -12, 76, 8])) p.paint(put(ellipse(dx, dy, 5)), DARK); // oxfmt-ignore
}

/** Someone at work: a toad with a hat and one arm out. */
function mender(
  p: Picture,
  x: number,
  y: number,
  size: number,
  look: readonly [number, number],
  hat: Tones,
): void {
  toad(p, {
    at: { x, y, size },
    skin: DARK,
    dark: {},
    belly: { midnight: 0.5 },
    eye: {},
    pupil: DARK,
    rim: {},
    wart: {},
    look,
    lids: 0.36,
  });
  p.paint(
    blob([
      x - 17 * size,
      y - 66 * size,
      x - 14 * size,
      y - 88 * size,
      x,
      y - 97 * size,
      x + 14 * size,
      y - 88 * size,
      x + 17 * size,
      y - 66 * size,
    ]),
    hat,
  );
}

function ladder(p: Picture, x1: number, y1: number, x2: number, y2: number): void {
  for (const dx of [0, 46]) p.paint(bend([x1 + dx, y1, x2 + dx, y2], 11), DARK);
  const rungs = Math.floor(Math.hypot(x2 - x1, y2 - y1) / 42);
  for (let i = 1; i < rungs; i++) {
    const [x, y] = [x1 + ((x2 - x1) * i) / rungs, y1 + ((y2 - y1) * i) / rungs];
    p.paint(bend([x, y, x + 46, y], 8), DARK);
  }
}

function spoutAndHandle(p: Picture): void {
  // a trumpet for a spout
  p.paint(
    line([480, 720, 380, 690, 320, 560, 250, 430], (t) => 118 - 62 * t),
    DARK,
  );
  p.paint(
    line([480, 720, 380, 690, 320, 560, 250, 430], (t) => 94 - 60 * t),
    { yellow: 1 },
  );
  const bell = place({ x: 236, y: 404, turn: -32 });
  p.paint(bell(cut([-26, 50, 26, 50, 104, -58, -104, -58])), DARK);
  p.paint(bell(cut([-14, 44, 14, 44, 78, -46, -78, -46])), { yellow: 1 });
  p.paint(bell(ellipse(0, -58, 112, 30)), DARK);
  p.paint(bell(ellipse(0, -58, 90, 17)), { pink: 1 });
  for (const [x, y] of points([352, 640, 404, 700])) p.paint(line([x - 46, y + 30, x + 40, y - 34], 22), {}); // oxfmt-ignore
  // a spanner for a handle, tied on
  p.paint(line([1080, 470, 1180, 430, 1270, 446], 62), DARK);
  p.paint(line([1080, 800, 1180, 836, 1240, 830], 62), DARK);
  const bar = union(capsule(1284, 400, 1234, 850, 36), disc(1290, 350, 92), disc(1228, 888, 74));
  const spanner = without(without(bar, capsule(1296, 344, 1340, 200, 38)), disc(1227, 890, 34));
  const box = [1090, 180, 380, 840] as const;
  for (const shape of outlines(spanner, 14, box)) p.paint(shape, DARK);
  for (const shape of outlines(spanner, -1, box)) p.paint(shape, {});
  p.paint(ellipse(1227, 890, 24), DARK);
  p.paint(ellipse(1227, 890, 12), {});
  p.print(line([1290, 470, 1250, 800], 24), { midnight: 0.45 });
  for (const [y, x] of points([436, 1274, 452, 1248, 826, 1222, 842, 1220])) p.paint(line([x - 66, y + 10, x + 66, y - 8], 11), { pink: 1 }); // oxfmt-ignore
}

function lid(p: Picture): void {
  p.paint(blob([560, 372, 600, 318, 780, 276, 960, 318, 1000, 372, 780, 404]), DARK);
  p.paint(blob([586, 362, 622, 330, 780, 294, 938, 330, 974, 362, 780, 384]), { yellow: 1 });
  rays(p, 786, 152, 98, 142, 15, 10, { yellow: 1 }, 150, 390);
  p.paint(soft(744, 226, 84, 66, 10), DARK);
  for (const y of [242, 262]) p.paint(bend([746, y, 826, y - 6], 6), {});
  p.paint(blob([744, 228, 712, 170, 716, 108, 786, 70, 856, 108, 860, 170, 828, 228]), DARK);
  p.paint(blob([756, 222, 728, 166, 732, 118, 786, 86, 840, 118, 844, 166, 816, 222]), { yellow: 0.3 });
  p.paint(line([770, 222, 758, 150, 786, 176, 814, 150, 802, 222], 6), { pink: 1 });
}

function cover(): Picture {
  const p = new Picture({
    name: "repair-club",
    inks: ["pink", "midnight", "yellow"],
    width: 1600,
    height: 1200,
    screens: {
      midnight: { kind: "dots", pitch: 10, angle: 45 },
      pink: { kind: "lines", pitch: 12, angle: 20 },
    },
  });
  p.print(ellipse(800, 1062, 720, 62), { midnight: 0.3 });
  spoutAndHandle(p);
  p.paint(place({ x: 0, y: 14 })(blob([640, 980, 920, 980, 950, 1040, 780, 1056, 610, 1040])), DARK);
  p.paint(rim(POT, 26), DARK);
  p.paint(POT, { pink: 1 });
  p.print(
    blob([1010, 380, 1200, 520, 1200, 800, 1000, 1000, 700, 1010, 960, 880, 1040, 640]),
    { midnight: 0.3 },
    POT,
  );
  p.paint(line([510, 560, 560, 462, 640, 412], 22), {});
  // a darned patch, a crack sewn up, a plaster, two rivets
  p.paint(cut([520, 690, 690, 660, 716, 818, 546, 846]), { yellow: 1 });
  p.print(rim(cut([520, 690, 690, 660, 716, 818, 546, 846]), 9), DARK);
  for (let k = 0; k < 5; k++) {
    p.print(line([540 + k * 32, 700 - k * 6, 566 + k * 31, 826 - k * 5], 6), { pink: 1 });
    p.print(line([536 + k * 5, 710 + k * 27, 688 + k * 5, 684 + k * 27], 6), { pink: 1 });
  }
  stitches(p, [742, 396, 800, 478, 764, 560, 858, 640, 822, 742, 900, 830, 884, 900], 44, 36);
  plaster(p, 1004, 500, -52);
  for (const [x, y, r] of threes([
    1084, 700, 15, 1080, 754, 15, 1062, 806, 15, 640, 900, 13, 700, 920, 13, 760, 930, 13,
  ])) {
    p.paint(ellipse(x, y, r), DARK);
    p.paint(ellipse(x - 4, y - 4, r * 0.36), {});
  }
  lid(p);
  for (const [x1, y1, x2, y2] of fours([470, 1060, 590, 590, 1010, 1066, 950, 720]))
    ladder(p, x1, y1, x2, y2);
  mender(p, 590, 590, 1.15, [0.9, 0.3], { yellow: 1 });
  p.paint(line([650, 560, 700, 540, 740, 500], 16), DARK);
  mender(p, 980, 722, 1.1, [0.4, -0.9], { yellow: 1 });
  p.paint(line([1024, 690, 1060, 650, 1050, 590], 16), DARK);
  mender(p, 254, 1066, 1.6, [0.8, -0.8], { pink: 1 });
  // tea is taken seriously; a three-legged chair waits its turn
  p.paint(blob([336, 986, 420, 986, 408, 1050, 348, 1050]), {});
  p.print(rim(blob([336, 986, 420, 986, 408, 1050, 348, 1050]), 9), DARK);
  p.paint(line([376, 968, 366, 940, 384, 914], 9), DARK);
  const chair = place({ x: 1390, y: 1060, turn: 9, size: 1.15 });
  for (const bar of [
    [-70, -110, -84, -300],
    [60, -110, 54, -300],
    [-84, -290, 54, -290],
    [-80, -230, 58, -230],
    [-66, -110, -80, 0],
    [60, -110, 76, -4],
    [-30, -110, -38, -10],
  ])
    p.paint(chair(bend(bar, 22)), DARK);
  p.paint(chair(soft(-92, -128, 176, 34, 12)), { pink: 1 });
  p.print(chair(rim(soft(-92, -128, 176, 34, 12), 8)), DARK);
  mender(p, 1530, 1068, 0.95, [-0.9, -0.2], { yellow: 1 });
  return p;
}

export const pictures = { "repair-club": cover };
