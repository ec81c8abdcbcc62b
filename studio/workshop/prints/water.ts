/** Prints of water: what looks out of a pond, and what a tide brings back. */
import { hand, type Fingers } from "../cast/hands.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke } from "../shapes.ts";

const sheet = { width: 1500, height: 2000 };

/** Two eyes, and the rings they make. */
function noticed(): Picture {
  const p = new Picture({
    ...sheet,
    name: "the-pond-has-noticed-you",
    inks: ["forest", "lime", "pink"],
    screens: {
      forest: { kind: "lines", pitch: 15, angle: 3 },
      lime: { kind: "dots", pitch: 13, angle: 30 },
      pink: { kind: "dots", pitch: 12, angle: 75 },
    },
  });
  p.paint(rect(-40, -40, 1580, 2080), { lime: 0.3 });
  p.paint(ellipse(750, 470, 300), { pink: 1 });
  p.paint(rect(-40, 830, 1580, 1250), { forest: 0.72, lime: 1 });
  for (let ring = 6; ring > 0; ring--) {
    const [rx, ry] = [330 + ring * 150, 90 + ring * 92];
    p.paint(
      ellipse(750, 1130, rx, ry),
      ring % 2 ? { forest: 1, lime: 0.6 } : { forest: 0.55, lime: 1 },
      rect(-40, 835, 1580, 1250),
    );
  }
  // The sun lies broken in the water.
  for (const [y, half] of [
    [1490, 230],
    [1560, 180],
    [1640, 210],
    [1710, 120],
    [1790, 150],
    [1860, 70],
  ] as const)
    p.paint(
      stroke(
        [
          [750 - half, y],
          [760, y + 7],
          [750 + half * 0.8, y - 4],
        ],
        (t) => 34 * Math.sin(Math.PI * Math.min(0.96, Math.max(0.04, t))),
      ),
      { pink: 1 },
    );
  const head = curve([
    [330, 1160, 1],
    [340, 1030],
    [410, 940],
    [420, 820],
    [510, 735],
    [620, 790],
    [660, 880],
    [750, 895],
    [840, 880],
    [880, 790],
    [990, 735],
    [1080, 820],
    [1090, 940],
    [1160, 1030],
    [1170, 1160, 1],
    [960, 1195],
    [750, 1205],
    [540, 1195],
  ]);
  p.paint(head, { forest: 1, lime: 1 });
  for (const [x, y, r] of [
    [420, 1060, 26],
    [500, 990, 18],
    [1060, 1020, 30],
    [1000, 950, 16],
    [700, 960, 14],
    [820, 985, 20],
    [450, 1120, 15],
    [1110, 1110, 18],
    [600, 1010, 12],
  ] as const)
    p.paint(ellipse(x, y, r), { lime: 1, forest: 0.3 });
  for (const side of [-1, 1]) {
    const x = 750 + side * 236;
    p.paint(ellipse(x, 838, 92, 88), { lime: 0.25 });
    p.paint(ellipse(x, 845, 76, 30), { forest: 1, pink: 1 });
    p.paint(ellipse(x - 26, 834, 13, 9), {});
    p.paint(ellipse(750 + side * 42, 1010, 11, 8), { lime: 0.2, forest: 0.2 });
  }
  p.paint(
    stroke(
      [
        [440, 1130],
        [600, 1098],
        [750, 1106],
        [900, 1098],
        [1060, 1130],
      ],
      15,
    ),
    { lime: 1 },
  );
  p.paint(
    stroke(
      [
        [250, 1182],
        [520, 1206],
        [750, 1216],
        [990, 1206],
        [1250, 1182],
      ],
      (t) => 26 * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t))),
    ),
    { lime: 0.2 },
  );
  const r = random("pond/reeds");
  for (const [x, height] of [
    [60, 980],
    [150, 760],
    [235, 1090],
    [1300, 840],
    [1385, 1120],
    [1465, 700],
  ] as const) {
    const lean = between(r, -50, 50);
    p.paint(
      stroke(
        [
          [x, 2040],
          [x + lean * 0.3, 2040 - height],
          [x + lean, 2000 - height * 1.45],
        ],
        (t) => 30 - 24 * t,
      ),
      { forest: 1, lime: 1 },
    );
    if (height > 800)
      p.paint(
        stroke(
          [
            [x + lean * 0.62, 2040 - height * 1.22],
            [x + lean * 0.9, 2030 - height * 1.4],
          ],
          46,
        ),
        { pink: 1, forest: 0.6 },
      );
  }
  return p;
}

const open: Fingers = [
  [-52, 1],
  [-17, 1],
  [-3, 1],
  [10, 1],
  [27, 1],
];

/** Every glove that was ever dropped, on its way home. */
function tide(): Picture {
  const p = new Picture({
    ...sheet,
    name: "a-tide-of-gloves",
    inks: ["blue", "orange", "navy"],
    screens: {
      blue: { kind: "lines", pitch: 16, angle: -8 },
      orange: { kind: "dots", pitch: 13, angle: 75 },
      navy: { kind: "dots", pitch: 12, angle: 45 },
    },
  });
  p.paint(rect(-40, -40, 1580, 2080), { orange: { from: [0, 60, 0.08], to: [0, 1000, 0.8] } });
  p.paint(ellipse(1040, 430, 210), {});
  p.print(ellipse(1040, 430, 210), { orange: 0.12 });
  const r = random("tide");
  const colours: Tones[] = [{ orange: 1 }, { blue: 1 }, { navy: 1 }, { blue: 0.45 }, {}];
  for (const [row, y] of [760, 1010, 1290, 1600].entries()) {
    const size = 0.74 + row * 0.24;
    const gap = 175 + row * 58;
    const swell = (x: number) => y + 60 * Math.sin(x / (210 + row * 60) + row * 1.9);
    for (let x = -60 + ((row * 83) % gap); x < 1600; x += gap) {
      const turn = between(r, -24, 24) + 20 * Math.cos(x / (210 + row * 60) + row * 1.9);
      const look = colours[Math.floor(between(r, 0, colours.length))] ?? {};
      const { outline } = hand(open, { x, y: swell(x) - 60 * size, size, turn, flip: r() > 0.5 }, 300);
      for (const shape of outline) p.paint(shape, look);
      // A knitted cuff, in another ink.
      const put = place({ x, y: swell(x) - 60 * size, size, turn });
      p.paint(
        put(poly([-66, 96], [66, 96], [70, 176], [-70, 176])),
        look.navy ? { orange: 0.5 } : { navy: 1 },
      );
      for (const rib of [-44, -22, 0, 22, 44])
        p.print(
          put(
            stroke(
              [
                [rib, 104],
                [rib, 168],
              ],
              7,
            ),
          ),
          look.navy ? { orange: 0 } : { navy: 0.2 },
        );
    }
    const crest = Array.from(
      { length: 17 },
      (_, index) => [index * 100 - 50, swell(index * 100 - 50) + 112 * size] as const,
    );
    p.paint(
      curve([[-60, 2080, 1], ...crest, [1560, 2080, 1]]),
      row % 2 ? { blue: 1 } : { blue: 1, navy: 0.35 + row * 0.12 },
    );
    for (const lift of [34, 76])
      p.paint(
        stroke(
          crest.map(([x, cy]) => [x, cy + lift] as const),
          9 - lift / 16,
        ),
        { blue: 0.2 },
      );
  }
  p.paint(poly([-40, 1960], [1540, 1960], [1540, 2080], [-40, 2080]), { navy: 1, blue: 1 });
  return p;
}

export const water = { "the-pond-has-noticed-you": noticed, "a-tide-of-gloves": tide };
