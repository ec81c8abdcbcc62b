/** The moon has the table on a string; lunch has to wait. */
import { blob, cut, line, rim, soft } from "../cast/pen.ts";
import { toad } from "../cast/toad.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, type Shape } from "../shapes.ts";

const DARK: Tones = { midnight: 1 };
const WOOD: Tones = { yellow: 1, midnight: 0.26 };
const tilt = place({ x: 800, y: 716, turn: -13 });

function moon(p: Picture): void {
  const [x, y] = [1290, 226];
  p.paint(ellipse(x, y, 196), { yellow: 1 });
  p.print(
    blob([1130, 130, 1230, 70, 1180, 200, 1210, 330, 1330, 410, 1200, 390, 1120, 310, 1100, 210]),
    { midnight: 0.2 },
    ellipse(x, y, 196),
  );
  for (const [dx, dy, s] of [
    [-46, -24, 1],
    [62, -30, 1],
  ] as const) {
    // oxfmt-ignore
    p.print(line([x + dx - 34, y + dy, x + dx, y + dy + 16 * s, x + dx + 34, y + dy], 9), DARK);
  }
  p.print(line([x + 14, y + 4, x - 6, y + 46, x + 18, y + 52], 8), DARK);
  p.print(line([x - 30, y + 92, x + 16, y + 108, x + 56, y + 86], 9), DARK);
  const [[hx, hy]] = tilt([[640, -42]]) as [readonly [number, number]];
  p.print(line([hx, hy, hx + 34, hy - 70, x + 116, y + 150], 7), DARK);
  p.print(rim(ellipse(hx, hy - 6, 15, 18), 8), DARK);
}

function table(p: Picture): void {
  for (const [top, foot] of [
    [-470, -520],
    [-370, -380],
    [380, 390],
    [500, 560],
  ] as const)
    // oxfmt-ignore
    p.paint(tilt(cut([top - 28, 20, top + 28, 20, foot + 16, 560, foot - 16, 560])), top % 100 === 0 ? WOOD : { yellow: 1, midnight: 0.55 });
  p.paint(tilt(cut([-570, 24, 570, 24, 570, 76, -570, 76])), { yellow: 1, midnight: 0.55 });
  p.paint(tilt(soft(-680, -34, 1360, 62, 16)), { yellow: 1 });
  for (const [x, w] of [[-560, 260], [-200, 180], [60, 320], [440, 160]] as const) p.print(tilt(line([x, 2, x + w / 2, -6, x + w, 4], 6)), { midnight: 0.6 }); // oxfmt-ignore
  p.print(tilt(rim(soft(-680, -34, 1360, 62, 16), 9)), DARK);
}

/** The bowl tips with the table, the soup does not, and the napkin has put to sea. */
function soup(p: Picture): void {
  const [[x, y]] = tilt([[70, -206]]) as [readonly [number, number]];
  const bowl = place({ x, y, turn: -13 });
  const mouth = bowl(ellipse(0, -6, 262, 84));
  const round = [-262, 0, -236, 90, -150, 150, -70, 160, 70, 160, 150, 150, 236, 90, 262, 0];
  p.paint(bowl(ellipse(0, 150, 300, 34)), {});
  p.print(bowl(rim(ellipse(0, 150, 300, 34), 9)), DARK);
  p.paint(bowl(blob([...round, 0, 30])), {});
  p.print(bowl(cut([60, 156, 150, 150, 236, 90, 262, 0, 200, 60, 120, 110])), { midnight: 0.4 });
  p.print(bowl(line([-200, 74, -110, 108, 0, 116, 110, 108, 200, 74], 12)), { teal: 1 });
  p.paint(mouth, { midnight: 0.6 });
  p.paint(
    blob([
      x - 290,
      y + 60,
      x - 120,
      y - 36,
      x + 40,
      y - 40,
      x + 240,
      y - 36,
      x + 200,
      y + 40,
      x,
      y + 110,
      x - 200,
      y + 130,
    ]),
    { teal: 1 },
    mouth,
  );
  for (const [wx, wy] of [[-150, 30], [110, 10], [30, 46]] as const) p.paint(line([x + wx - 34, y + wy, x + wx, y + wy - 8, x + wx + 34, y + wy], 7), {}, mouth); // oxfmt-ignore
  p.print(bowl(rim(ellipse(0, -6, 262, 84), 10)), DARK);
  p.print(bowl(line(round, 9)), DARK);
  // over the low edge
  p.paint(
    blob([
      x - 270,
      y + 44,
      x - 216,
      y + 50,
      x - 226,
      y + 116,
      x - 246,
      y + 190,
      x - 278,
      y + 160,
      x - 292,
      y + 90,
    ]),
    { teal: 1 },
  );
  p.paint(line([x - 256, y + 76, x - 260, y + 140], 8), {});
  for (const [sail, tones] of [
    [[14, -26, 20, -210, 104, -34], {}],
    [[-6, -28, 2, -180, -66, -26], { yellow: 1 }],
  ] as const) {
    // oxfmt-ignore
    p.paint(cut(sail.map((n, i) => n + (i % 2 ? y : x))), tones);
    p.print(rim(cut(sail.map((n, i) => n + (i % 2 ? y : x))), 8), DARK);
  }
  p.paint(blob([x - 92, y - 20, x, y - 14, x + 112, y - 24, x + 70, y + 24, x - 52, y + 26]), DARK);
}

/** The edge of a sea whose waves are as wide as `step`. */
function sea(y: number, step: number, shift: number, height: number): Shape {
  const edge: number[] = [];
  for (let x = -2 * step + shift; x < 1700; x += step)
    edge.push(
      x,
      y + height * 0.4,
      x + step * 0.38,
      y - height * 0.2,
      x + step * 0.66,
      y - height,
      x + step * 0.8,
      y - height * 0.3,
    );
  return blob([...edge, 1900, 1400, -300, 1400]);
}

function cover(): Picture {
  const p = new Picture({
    name: "tide-table",
    inks: ["midnight", "teal", "yellow"],
    width: 1600,
    height: 1200,
    screens: {
      midnight: { kind: "lines", pitch: 10, angle: -13 },
      teal: { kind: "lines", pitch: 13, angle: 0 },
    },
  });
  moon(p);
  p.paint(sea(990, 230, 0, 46), { teal: 0.45 });
  table(p);
  soup(p);
  const salt = (x: number, tones: Tones): void => {
    p.paint(
      tilt(blob([x - 34, -34, x - 40, -90, x - 26, -130, x + 26, -130, x + 40, -90, x + 34, -34, x, -30])),
      tones,
    );
    p.print(
      tilt(
        rim(
          blob([x - 34, -34, x - 40, -90, x - 26, -130, x + 26, -130, x + 40, -90, x + 34, -34, x, -30]),
          8,
        ),
      ),
      DARK,
    );
    p.paint(tilt(soft(x - 30, -158, 60, 36, 12)), DARK);
  };
  salt(400, {});
  salt(494, { teal: 1 });
  const [[tx, ty]] = tilt([[-480, -34]]) as [readonly [number, number]];
  toad(p, {
    at: { x: tx, y: ty + 2, size: 2.8, turn: -13 },
    skin: DARK,
    dark: {},
    belly: { midnight: 0.7, teal: 1 },
    eye: { yellow: 1 },
    pupil: DARK,
    rim: {},
    wart: { teal: 1 },
    look: [1, -0.5],
    lids: 0.36,
  });
  const spoon = place({ x: tx + 152, y: ty - 150, turn: 14 });
  p.paint(spoon(line([-8, 150, 0, 0], 13)), DARK);
  p.paint(spoon(ellipse(0, -34, 28, 42)), DARK);
  p.paint(spoon(ellipse(-6, -40, 9, 18)), {});
  p.paint(sea(1064, 190, -70, 44), { teal: 1 });
  p.paint(sea(1130, 260, -150, 46), { teal: 1, midnight: 1 });
  return p;
}

export const pictures = { "tide-table": cover };
