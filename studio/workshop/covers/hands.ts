/** Covers of inky hands: everybody's, in a row; and one that knows the way. */
import { hand, type Fingers } from "../cast/hands.ts";
import { random, between } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../riso.ts";
import { ellipse, poly, rect, stroke } from "../shapes.ts";
import { sheet, times } from "./sheet.ts";

const GESTURES: Fingers[] = [
  [
    [-52, 1],
    [-14, 1],
    [-3, 1],
    [8, 1],
    [22, 1],
  ],
  [
    [30, 0.5],
    [-10, 1],
    [10, 1],
    [4, 0],
    [8, 0],
  ],
  [
    [-58, 1],
    [-6, 0],
    [0, 0],
    [6, 0],
    [26, 1],
  ],
  [
    [-40, 1],
    [-5, 1],
    [0, 1],
    [5, 1],
    [12, 1],
  ],
  [
    [-10, 0.4],
    [-4, 0],
    [0, 1],
    [5, 1],
    [16, 1],
  ],
];

/** Hands go up, and the inks mix where neighbours touch. */
function votes(): Picture {
  const p = sheet("06", { inks: ["violet", "teal"] }, {});
  const r = random(p.name);
  const row = (
    count: number,
    y: number,
    size: number,
    shift: number,
    ink: "violet" | "teal",
    tone: number,
  ) => {
    for (const i of times(count)) {
      const fingers = GESTURES[(i * 2 + (shift ? 1 : 0)) % GESTURES.length] as Fingers;
      const at = {
        x: shift + (i * (1600 - 2 * shift)) / (count - 1),
        y: y + between(r, -46, 46),
        size,
        turn: between(r, -9, 9),
        flip: i % 2 === 1,
      };
      const { outline, creases } = hand(fingers, at, 420);
      const inks: Tones = { [ink]: tone };
      for (const shape of outline) p.print(shape, inks);
      for (const crease of creases) p.print(crease, { [ink]: 0 });
    }
  };
  row(5, 500, 2, 0, "teal", 1);
  row(4, 660, 1.7, 200, "violet", 1);
  return p;
}

/** The printer's fist: it has pointed at things since there was type. */
function fist(): Picture {
  const p = sheet(
    "14",
    { inks: ["violet", "pink"], screens: { violet: { kind: "lines", pitch: 9, angle: 20 } } },
    { pink: 1 },
  );
  const fingers: Fingers = [
    [-24, 0.8],
    [0, 1.15],
    [0, 0.1],
    [2, 0.1],
    [4, 0.1],
  ];
  const { outline, creases } = hand(fingers, { x: 720, y: 500, size: 2.5, turn: 90 }, 190);
  for (const shape of outline) {
    p.paint(shape, {});
    p.print(stroke([...shape, ...shape.slice(0, 1)], 15), { violet: 1 });
  }
  for (const crease of creases) p.print(crease, { violet: 1 });
  p.paint(rect(160, 356, 130, 290), { violet: 1 });
  p.paint(poly([-40, 286], [190, 322], [190, 680], [-40, 716]), {});
  p.print(poly([-40, 286], [190, 322], [190, 680], [-40, 716]), { violet: 0.45 });
  p.paint(ellipse(244, 440, 17), { pink: 1 });
  p.paint(ellipse(244, 566, 17), { pink: 1 });
  p.paint(ellipse(1380, 390, 104), { violet: 1 });
  return p;
}

export const pictures = { "06": votes, "14": fist };
