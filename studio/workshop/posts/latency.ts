/** What the toad said about latency. */
import { dashes, tuft } from "../cast/scenery.ts";
import { toad } from "../cast/toad.ts";
import { write } from "../lettering.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, poly, rect, stroke, type Point } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const TOAD = {
  skin: NIGHT,
  dark: {},
  belly: { midnight: 0.72 },
  eye: { yellow: 1 },
  pupil: NIGHT,
  rim: {},
  wart: { teal: 1 },
} as const;

function hero(): Picture {
  const p = new Picture({
    name: "what-the-toad-said-about-latency",
    inks: ["midnight", "teal", "yellow"],
    screens: {
      teal: { kind: "lines", pitch: 13, angle: 0 },
      midnight: { kind: "dots", pitch: 9, angle: 40 },
    },
  });
  p.print(rect(-20, 742, 1640, 180), { teal: { from: [0, 742, 0.25], to: [0, 900, 0.6] } });
  p.paint(ellipse(290, 752, 296, 52), { teal: 1 });
  p.paint(poly([300, 752], [520, 716], [600, 752]), { teal: 0.27 });
  p.print(
    stroke(
      [
        [60, 752],
        [180, 762],
        [290, 752],
      ],
      5,
    ),
    { teal: 0 },
  );
  toad(p, { ...TOAD, at: { x: 280, y: 752, size: 3.7 }, look: [1, -0.15], lids: 0.4 });
  const base = 742;
  for (let i = 0; i < 12; i++) {
    const height = 590 * Math.exp(-i * 0.42) + 7;
    p.paint(rect(626 + i * 46, base - height, 36, height), { teal: 1 });
  }
  p.paint(rect(1492, base - 236, 46, 236), { yellow: 1 });
  p.paint(
    stroke(
      [
        [600, base + 3],
        [1100, base + 1],
        [1570, base + 3],
      ],
      9,
    ),
    NIGHT,
  );
  return p;
}

/** Busy share (0…1) and waiting time (in service times) to picture pixels. */
const X = (busy: number): number => 170 + busy * 1130;
const Y = (wait: number): number => 730 - wait * 33;

function chart(): Picture {
  const p = new Picture({
    name: "what-the-toad-said-about-latency-1",
    inks: ["teal", "yellow", "midnight"],
    width: 1400,
    height: 850,
    wobble: 0.5,
  });
  const line = Array.from({ length: 60 }, (_, i): Point => {
    const busy = 0.956 * (1 - (1 - i / 59) ** 2);
    return [X(busy), Y(busy / (1 - busy))];
  });
  p.print(curve([...line.map(([x, y]): Point => [x, y, 1]), [line.at(-1)?.[0] ?? 0, Y(0), 1]]), {
    teal: { from: [X(0.3), 0, 0.05], to: [X(1), 0, 0.42] },
  });
  p.print(stroke(line, 15), { teal: 1 });
  for (const busy of [0.5, 0.8, 0.95]) {
    const wait = busy / (1 - busy);
    dashes(
      p,
      [
        [X(busy), Y(wait) + 26],
        [X(busy), Y(0) - 8],
      ],
      4,
      13,
      11,
      NIGHT,
    );
    dashes(
      p,
      [
        [X(busy) - 28, Y(wait)],
        [X(0) + 10, Y(wait)],
      ],
      3,
      5,
      14,
      NIGHT,
    );
    p.paint(ellipse(X(busy), Y(wait), 25), NIGHT);
    p.paint(ellipse(X(busy), Y(wait), 18), { yellow: 1 });
    p.print(
      stroke(
        [
          [X(busy), Y(0)],
          [X(busy), Y(0) + 20],
        ],
        6,
      ),
      NIGHT,
    );
    p.print(
      stroke(
        [
          [X(0) - 20, Y(wait)],
          [X(0), Y(wait)],
        ],
        6,
      ),
      NIGHT,
    );
    for (const shape of write(`${Math.round(busy * 100)}`, { x: X(busy), y: Y(0) + 76, size: 0.62 }, 13))
      p.print(shape, NIGHT);
    for (const shape of write(`${Math.round(wait)}`, { x: X(0) - 62, y: Y(wait) + 22, size: 0.62 }, 13))
      p.print(shape, NIGHT);
  }
  for (const shape of write("%", { x: X(1) + 20, y: Y(0) + 76, size: 0.62 }, 12)) p.print(shape, NIGHT);
  p.print(
    stroke(
      [
        [X(0), Y(20.6)],
        [X(0), Y(0)],
      ],
      7,
    ),
    NIGHT,
  );
  p.print(
    stroke(
      [
        [X(0) - 3, Y(0)],
        [X(1) + 30, Y(0)],
      ],
      7,
    ),
    NIGHT,
  );
  toad(p, { ...TOAD, at: { x: X(0.2), y: Y(0.25) - 7, size: 0.92 }, look: [0.9, -0.5], lids: 0.35 });
  tuft(p, X(0.2) + 88, Y(0.3) - 6, 26, { teal: 1 });
  return p;
}

export const pictures = {
  "what-the-toad-said-about-latency": hero,
  "what-the-toad-said-about-latency-1": chart,
};
