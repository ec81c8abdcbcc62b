/** Crystal Clear: salt on a copper wire in a canal, clear enough to see what the canal is made of. */
import { blob, cut, line, rim } from "../cast/pen.ts";
import { sparkle } from "../cast/scenery.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, stroke, type Point } from "../shapes.ts";

const NAVY: Tones = { teal: 1, pink: 1 };
const COPPER: Tones = { yellow: 1, pink: 1 };

/** A cube seen from its corner. `cloud` 0 is clear. */
function salt(p: Picture, x: number, y: number, size: number, turn: number, cloud: number): void {
  const put = place({ x, y, size, turn });
  const faces = [
    [0, 0, -0.87, -0.5, 0, -1, 0.87, -0.5],
    [0, 0, -0.87, -0.5, -0.87, 0.5, 0, 1],
    [0, 0, 0.87, -0.5, 0.87, 0.5, 0, 1],
  ];
  faces.forEach((face, i) => {
    const shape = put(cut(face));
    p.paint(shape, {
      teal: [0, 0.12, 0.28][i] ?? 0,
      yellow: cloud * (0.9 - i * 0.2),
      pink: cloud > 0.5 ? 0.12 * i : 0,
    });
  });
  const edge = (flat: number[], width: number): void => {
    p.paint(put(line(flat, width / size)), { teal: 1 });
  };
  edge([0, 0, 0, 1], 5);
  edge([0, 0, -0.87, -0.5], 5);
  edge([0, 0, 0.87, -0.5], 5);
  p.paint(put(rim(cut([-0.87, -0.5, 0, -1, 0.87, -0.5, 0.87, 0.5, 0, 1, -0.87, 0.5]), 7 / size)), NAVY);
  if (cloud < 0.3) p.paint(put(line([-0.7, -0.26, -0.7, 0.26], 13 / size)), {});
}

/** What the canal is made of, head down. */
function bicycle(p: Picture): void {
  const put = place({ x: 806, y: 664, turn: 168, size: 1.18 });
  const ink: Tones = { pink: 1 };
  for (const x of [-122, 122]) {
    p.print(put(rim(ellipse(x, 0, 78), 17)), ink);
    for (const turn of [10, 70, 130]) p.print(put(place({ x, y: 0, turn })(line([-72, 0, 72, 0], 3))), ink);
  }
  const frame = [
    [-122, 0, -66, -104],
    [-66, -104, 66, -104],
    [66, -104, 8, 0],
    [8, 0, -122, 0],
    [8, 0, -80, -134],
    [122, 0, 62, -150],
    [62, -150, 104, -168],
    [-110, -136, -52, -138],
  ];
  for (const tube of frame) p.print(put(line(tube, 18)), ink);
  p.print(put(ellipse(8, 0, 20)), ink);
}

function duck(p: Picture, x: number, y: number): void {
  const put = place({ x, y, size: 1.25 });
  p.paint(
    put(
      blob([
        -120, -30, -90, -46, -30, -36, 20, -48, 26, -96, 56, -126, 92, -112, 98, -76, 80, -52, 96, -20, 84,
        22, 30, 44, -50, 38, -104, 8,
      ]),
    ),
    { yellow: 1 },
  );
  p.paint(put(blob([92, -96, 138, -84, 134, -70, 94, -72])), COPPER);
  p.paint(put(ellipse(68, -94, 7)), NAVY);
  p.print(put(line([-60, -14, -20, 4, 30, -16], 6)), COPPER);
  for (const k of [0, 1]) {
    p.paint(put(line([-20 + k * 44, 36, -34 + k * 60, 74], 8)), COPPER);
    p.paint(
      put(blob([-52 + k * 60, 78, -34 + k * 60, 66, -6 + k * 60, 96, -40 + k * 60, 102, -66 + k * 60, 96])),
      COPPER,
    );
  }
}

function cover(): Picture {
  const p = new Picture({
    name: "crystal-clear",
    inks: ["teal", "pink", "yellow"],
    width: 1600,
    height: 1200,
    screens: {
      pink: { kind: "lines", pitch: 22, angle: 0 },
      yellow: { kind: "dots", pitch: 16, angle: 15 },
      teal: { kind: "dots", pitch: 16, angle: 30 },
    },
  });
  const r = random(p.name);
  const surface = [
    -40, 1240, -40, 196, 120, 184, 260, 200, 420, 182, 600, 200, 800, 186, 1000, 200, 1200, 184, 1400, 200,
    1640, 186, 1640, 1240,
  ];
  const water = cut(surface);
  p.print(water, { teal: 1 });
  for (const [x, w] of [
    [240, 130],
    [560, 60],
    [1120, 150],
    [1420, 70],
  ] as const)
    p.paint(
      cut([x, 190, x + w, 190, x + w - 300, 1100, x - 400, 1100]),
      { teal: { from: [0, 190, 0.5], to: [0, 1000, 1] } },
      water,
    );
  p.print(water, { pink: { from: [0, 420, 0], to: [0, 1250, 0.95] } });
  p.print(
    line(
      [
        -30, 196, 120, 184, 260, 200, 420, 182, 600, 200, 800, 186, 1000, 200, 1200, 184, 1400, 200, 1640,
        186,
      ],
      12,
    ),
    NAVY,
  );
  // the wire, wound around nothing
  const coil = Array.from({ length: 90 }, (_, i): Point => {
    const t = i / 89;
    return [
      800 + Math.sin(t * 40) * (t > 0.2 && t < 0.9 ? 46 : 8) + (t > 0.93 ? (t - 0.93) * 900 : 0),
      -20 + t * 1130,
    ];
  });
  p.paint(stroke(coil, 17), COPPER);
  const cluster = [
    [548, 470, 92, 20, 0.7],
    [1076, 438, 104, -14, 0],
    [1140, 590, 70, 30, 1],
    [470, 610, 118, -8, 0.35],
    [512, 800, 146, 24, 0],
    [1126, 826, 160, -20, 0.55],
    [700, 960, 118, 12, 1],
    [940, 992, 134, 36, 0],
    [790, 384, 128, 8, 0.2],
    [1236, 706, 54, 0, 0],
    [380, 716, 50, 40, 1],
    [806, 1096, 58, 20, 0.4],
  ] as const;
  for (const [x, y, size, turn, cloud] of cluster) salt(p, x, y, size, turn, cloud);
  salt(p, 806, 690, 318, 4, 0);
  bicycle(p);
  for (const [x, y, s] of [
    [640, 500, 50],
    [1010, 930, 34],
    [1076, 360, 40],
    [420, 860, 30],
  ] as const)
    p.paint(sparkle(x, y, s), {});
  duck(p, 1290, 176);
  // a visitor reads the result
  const fish = place({ x: 204, y: 694, size: 1.15 });
  p.paint(
    fish(blob([-110, -50, -60, -10, 0, -56, 80, -44, 124, 0, 84, 44, 0, 54, -60, 12, -110, 52, -92, 0])),
    { yellow: 1, pink: 1 },
  );
  p.paint(fish(ellipse(76, -12, 21)), {});
  p.paint(fish(ellipse(84, -10, 10)), NAVY);
  p.print(fish(line([106, 22, 92, 20, 84, 28], 6)), NAVY);
  for (const x of [-10, 20, 50]) p.print(fish(line([x, -30, x + 10, 0, x, 30], 6)), NAVY);
  for (let i = 0; i < 16; i++)
    p.paint(
      rim(ellipse(between(r, 300, 380) + (i % 3) * 500, between(r, 240, 640), between(r, 7, 20)), 5),
      {},
    );
  return p;
}

export const pictures = { "crystal-clear": cover };
