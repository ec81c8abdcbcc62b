/** Prints of the night: a lamp that grows, and a moon at work. */
import { stars, tuft } from "../cast/scenery.ts";
import { toad } from "../cast/toad.ts";
import { toadstool } from "../cast/toadstool.ts";
import { random } from "@toadstool/stage/seeded";
import { Picture } from "../riso.ts";
import { curve, ellipse, poly, rect, stroke } from "../shapes.ts";

const sheet = { width: 1500, height: 2000 };

/** A toadstool that is also the lamp, and somebody who has come to read by it. */
function nightLight(): Picture {
  const p = new Picture({
    ...sheet,
    name: "night-light",
    inks: ["midnight", "pink", "yellow"],
    screens: {
      midnight: { kind: "dots", pitch: 14, angle: 60 },
      pink: { kind: "dots", pitch: 12, angle: 75 },
      yellow: { kind: "lines", pitch: 16, angle: 12 },
    },
  });
  p.paint(rect(-40, -40, 1580, 2080), { midnight: 1 });
  p.print(ellipse(750, 980, 1100, 1100), {
    midnight: { centre: [750, 1050], radius: 1000, inner: 0.55, outer: 1 },
  });
  stars(
    p,
    random("night-light/stars"),
    [40, 40, 1420, 900],
    90,
    { yellow: 1 },
    (x, y) => Math.hypot(x - 750, y - 700) > 640,
  );
  // Light falls as from a shade.
  p.paint(poly([330, 1010], [1170, 1010], [1480, 1790], [20, 1790]), { yellow: 0.85, pink: 0.12 });
  p.paint(poly([520, 1010], [980, 1010], [1190, 1790], [310, 1790]), { yellow: 1 });
  p.paint(
    curve([
      [-60, 1770, 1],
      [320, 1735],
      [760, 1755],
      [1180, 1730],
      [1560, 1775, 1],
      [1560, 2060, 1],
      [-60, 2060, 1],
    ]),
    { midnight: 1, pink: 1 },
  );
  p.print(ellipse(750, 1800, 560, 62), { midnight: 0.25 });
  toadstool(p, {
    at: { x: 750, y: 1790, size: 9.6 },
    cap: { pink: 1 },
    spots: { yellow: 0.25 },
    stem: { yellow: 0.35 },
    shade: { pink: 0.4 },
  });
  p.print(
    curve([
      [250, 1180, 1],
      [330, 1230],
      [750, 1300],
      [1170, 1230],
      [1250, 1180, 1],
      [1160, 1120],
      [750, 1200],
      [340, 1120],
    ]),
    { midnight: 0.35 },
  );
  toad(p, {
    at: { x: 1075, y: 1812, size: 2.5, flip: true },
    skin: { midnight: 0.72, yellow: 1 },
    dark: { midnight: 1 },
    belly: { yellow: 0.7, pink: 0.2 },
    eye: { yellow: 0.1 },
    wart: { midnight: 1 },
    look: [0.7, 0.9],
    lids: 0.45,
  });
  p.paint(poly([1090, 1772], [1200, 1745], [1310, 1772], [1310, 1850], [1200, 1826], [1090, 1850]), {});
  p.paint(
    stroke(
      [
        [1200, 1748],
        [1200, 1824],
      ],
      5,
    ),
    { midnight: 1 },
  );
  for (const y of [1785, 1802, 1819]) {
    p.paint(
      stroke(
        [
          [1110, y],
          [1182, y - 18],
        ],
        5,
      ),
      { pink: 1 },
    );
    p.paint(
      stroke(
        [
          [1218, y - 18],
          [1290, y],
        ],
        5,
      ),
      { pink: 1 },
    );
  }
  for (const [x, size] of [
    [150, 90],
    [330, 60],
    [540, 50],
    [1400, 110],
    [1330, 60],
  ] as const)
    tuft(p, x, 1850 + size * 0.5, size, { midnight: 1 });
  return p;
}

/** Somebody has to turn the moon. */
function moonPress(): Picture {
  const p = new Picture({
    ...sheet,
    name: "the-moon-is-a-drum",
    inks: ["midnight", "yellow", "pink"],
    screens: {
      midnight: { kind: "dots", pitch: 13, angle: 60 },
      yellow: { kind: "dots", pitch: 12, angle: 15 },
    },
  });
  p.paint(rect(-40, -40, 1580, 2080), { midnight: 1 });
  stars(
    p,
    random("moon/stars"),
    [30, 30, 1440, 620],
    70,
    { yellow: 1 },
    (x, y) => Math.hypot(x - 750, y - 760) > 620,
  );
  p.paint(ellipse(750, 760, 540), { yellow: 1 });
  p.print(ellipse(750, 760, 540), { pink: { from: [330, 760, 0], to: [1290, 900, 0.75] } });
  for (const [x, y, r] of [
    [560, 560, 92],
    [900, 480, 56],
    [980, 800, 120],
    [640, 900, 66],
    [480, 780, 40],
    [800, 1090, 74],
    [770, 690, 34],
  ] as const) {
    p.print(ellipse(x, y, r), { pink: 0.75 });
    p.paint(ellipse(x + r * 0.12, y + r * 0.14, r * 0.82), { yellow: 1, pink: 0.25 });
  }
  // The sheet comes from under the moon, with the night on it.
  const paper = poly([210, 1302], [1290, 1302], [1500, 2040], [0, 2040]);
  p.paint(paper, {});
  p.paint(rect(150, 1268, 1200, 62), { midnight: 1, pink: 1 });
  p.paint(ellipse(150, 1299, 46), { pink: 1 });
  p.paint(ellipse(1350, 1299, 46), { pink: 1 });
  const hill = (points: [number, number][], tones: Parameters<Picture["paint"]>[1]) =>
    p.paint(curve([[-20, 2060, 1], ...points, [1520, 2060, 1]]), tones, paper);
  p.paint(ellipse(980, 1570, 92, 74), { yellow: 1 }, paper);
  hill(
    [
      [-20, 1760],
      [300, 1640],
      [620, 1730],
      [980, 1650],
      [1300, 1720],
      [1520, 1650],
    ],
    { pink: 0.55 },
  );
  hill(
    [
      [-20, 1860],
      [350, 1790],
      [760, 1850],
      [1200, 1780],
      [1520, 1850],
    ],
    { pink: 1, midnight: 0.4 },
  );
  hill(
    [
      [-20, 1960],
      [420, 1900],
      [900, 1950],
      [1520, 1890],
    ],
    { midnight: 1 },
  );
  for (const [x, y, size] of [
    [430, 1770, 1.1],
    [560, 1800, 0.7],
    [1130, 1790, 0.9],
  ] as const)
    toadstool(p, { at: { x, y, size }, cap: { pink: 1 }, spots: {}, stem: {} });
  // A crank, and who turns it.
  p.paint(
    stroke(
      [
        [1390, 1300],
        [1440, 1170],
      ],
      20,
    ),
    { pink: 1 },
  );
  p.paint(ellipse(1440, 1160, 30), { yellow: 1 });
  toad(p, {
    at: { x: 1345, y: 1270, size: 1.7 },
    skin: { midnight: 0.4, yellow: 1 },
    dark: { midnight: 1 },
    belly: { yellow: 0.5 },
    eye: {},
    wart: { midnight: 1 },
    look: [0.3, -0.6],
    lids: 0.2,
  });
  return p;
}

export const night = {
  "night-light": nightLight,
  "the-moon-is-a-drum": moonPress,
};
