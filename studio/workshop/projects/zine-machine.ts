/** The machine that eats coins and sticks out zines. */
import { bend, blob, cut, line, rim, soft } from "../cast/pen.ts";
import { sparkle } from "../cast/scenery.ts";
import { toadstool } from "../cast/toadstool.ts";
import { threes } from "../cast/tuples.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, type Place } from "../shapes.ts";

const DARK: Tones = { midnight: 1 };

/** A round window with zines behind it, which is also an eye. */
function porthole(p: Picture, x: number, y: number, wink: number): void {
  p.paint(ellipse(x, y, 158), DARK);
  p.paint(ellipse(x, y, 134), {});
  const glass = ellipse(x, y, 134);
  for (const [dx, h, w] of threes([-96, 150, 36, -56, 190, 30, 60, 176, 44, 108, 150, 30]))
    p.paint(rect(x + dx, y + 96 - h, w, h), dx === -56 ? { yellow: 1 } : { pink: 0.45 }, glass);
  p.paint(rect(x - 150, y + 96, 300, 60), { yellow: 1 }, glass);
  p.paint(ellipse(x + 34, y + 24, 78, 80), DARK, glass);
  p.paint(ellipse(x + 62, y - 4, 24, 22), {}, glass);
  p.paint(ellipse(x + 12, y + 56, 12, 11), {}, glass);
  p.paint(
    cut([x - 180, y - 180, x + 180, y - 180, x + 180, y - 150 + wink * 0.6, x - 180, y - 150 + wink]),
    { pink: 1 },
    ellipse(x, y, 136),
  );
  p.paint(
    bend([x - 136, y - 150 + wink * 0.95, x + 136, y - 150 + wink * 0.64], 20),
    DARK,
    ellipse(x, y, 150),
  );
}

/** The zine on its way out: eight pages, still warm, drawn as a tongue. */
function tongue(p: Picture): void {
  const put: Place = place({ x: 690, y: 790, turn: -4 });
  p.print(put(blob([-150, 0, -140, 180, -120, 330, 0, 376, 190, 352, 214, 180, 200, 0])), DARK);
  const page = put(cut([-170, -16, 170, -16, 182, 200, 168, 340, -168, 352, -184, 200]));
  p.paint(page, {});
  p.print(put(rim(cut([-170, -16, 170, -16, 182, 200, 168, 340, -168, 352, -184, 200]), 10)), DARK);
  p.paint(put(cut([-178, 110, 178, 106, 178, 118, -178, 122])), DARK);
  p.print(put(cut([-172, 120, 0, 120, 0, 350, -168, 350])), { pink: 0.3 }, page);
  p.print(put(bend([0, -10, 2, 346], 7)), DARK);
  toadstool(p, {
    at: { x: 800, y: 1092, size: 1.35, turn: -6 },
    cap: { pink: 1 },
    spots: {},
    stem: { yellow: 1 },
    shade: { midnight: 0.5 },
  });
  for (let i = 0; i < 5; i++)
    p.print(put(line([-140, 168 + i * 32, -30 - (i % 3) * 26, 166 + i * 32], 9)), DARK);
  p.paint(put(sparkle(88, 46, 44)), { pink: 1 });
  p.print(put(line([-130, 30, -40, 28], 11)), DARK);
  p.print(put(line([-130, 66, -60, 64], 11)), DARK);
}

function cover(): Picture {
  const p = new Picture({
    name: "zine-machine",
    inks: ["yellow", "pink", "midnight"],
    width: 1600,
    height: 1200,
    screens: { pink: { kind: "lines", pitch: 12, angle: 75 } },
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), { yellow: 1 });
  // the body
  p.paint(soft(252, 66, 952, 1220, 90), DARK);
  p.paint(soft(206, 26, 952, 1260, 90), DARK);
  p.paint(soft(224, 44, 916, 1260, 76), { pink: 1 });
  p.paint(line([272, 180, 270, 130, 310, 92], 17), {});
  for (const [x, y] of [
    [280, 1130],
    [1084, 1130],
    [1084, 102],
  ] as const) {
    // oxfmt-ignore
    p.paint(ellipse(x, y, 20), DARK);
    p.paint(bend([x - 9, y - 6, x + 9, y + 6], 6), { pink: 1 });
  }
  porthole(p, 466, 342, 74);
  porthole(p, 872, 342, 22);
  // the nose is the coin slot, the cheeks are buttons
  p.paint(soft(620, 486, 104, 152, 34), DARK);
  p.paint(soft(632, 498, 80, 128, 26), { yellow: 1 });
  p.paint(soft(662, 518, 20, 88, 8), DARK);
  for (const [x, y] of [
    [318, 596],
    [392, 644],
    [960, 642],
    [1034, 594],
  ] as const) {
    // oxfmt-ignore
    p.paint(ellipse(x + 5, y + 8, 36, 35), DARK);
    p.paint(ellipse(x, y, 32, 31), { yellow: 1 });
    p.paint(ellipse(x - 9, y - 10, 9, 7), {});
  }
  p.paint(
    blob([
      372, 730, 500, 760, 690, 772, 880, 758, 990, 722, 1008, 780, 900, 842, 690, 862, 470, 846, 362, 790,
    ]),
    DARK,
  );
  p.paint(blob([430, 792, 690, 818, 930, 786, 880, 824, 690, 842, 490, 828]), { pink: 1, midnight: 0.5 });
  tongue(p);
  // the coin, held out to it: a toad's arm
  p.paint(
    line([1660, 1010, 1480, 900, 1300, 690], (t) => 210 - 96 * t),
    DARK,
  );
  p.paint(
    line([1660, 1010, 1480, 900, 1300, 690], (t) => 178 - 96 * t),
    {},
  );
  p.print(
    line([1650, 1066, 1480, 950, 1330, 780], (t) => 40 - 20 * t),
    { midnight: 0.4 },
  );
  p.paint(ellipse(1196, 566, 98, 96), DARK);
  p.paint(ellipse(1196, 566, 82, 80), { yellow: 1 });
  p.print(rim(ellipse(1196, 566, 60, 58), 7), { pink: 1 });
  toadstool(p, {
    at: { x: 1196, y: 606, size: 0.72 },
    cap: { pink: 1, yellow: 1 },
    spots: { yellow: 1 },
    stem: { pink: 1, yellow: 1 },
  });
  for (const [x, y, w] of threes([1180, 668, 66, 1262, 622, 66, 1306, 690, 60])) {
    p.paint(line([1316, 706, (x + 1316) / 2 + 14, (y + 706) / 2 - 4, x, y], w), DARK);
    p.paint(line([1316, 706, (x + 1316) / 2 + 14, (y + 706) / 2 - 4, x, y], w - 26), {});
    p.paint(ellipse(x, y, w * 0.46), DARK);
    p.paint(ellipse(x, y, w * 0.3), {});
  }
  for (const [x, y, s] of threes([1330, 220, 46, 1440, 330, 26, 1280, 380, 20, 96, 260, 36, 120, 820, 26]))
    p.paint(sparkle(x, y, s), x > 200 ? { pink: 1, yellow: 1 } : {});
  return p;
}

export const pictures = { "zine-machine": cover };
