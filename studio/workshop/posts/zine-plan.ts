/** The plan of a one-sheet zine: eight pages, their feet and heads, and the one cut. */
import { dashes, scissors } from "../cast/scenery.ts";
import { write } from "../lettering.ts";
import { Picture, type Tones } from "../riso.ts";
import { rect, stroke, type Point } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };

function plan(): Picture {
  const p = new Picture({
    name: "how-to-fold-a-zine-1",
    inks: ["midnight", "pink"],
    width: 1400,
    height: 1000,
    wobble: 0.7,
    screens: { pink: { kind: "dots", pitch: 11, angle: 45 } },
  });
  const [left, top, width, height] = [70, 54, 1260, 892];
  const [w, h] = [width / 4, height / 2];
  p.print(rect(left + w, top + h, w, h), { pink: 0.55 });
  p.print(rect(left, top + h, w, h), { pink: 0.24 });
  ["7", "6", "5", "4", "8", "1", "2", "3"].forEach((digit, i) => {
    const upper = i < 4;
    const at = {
      x: left + w * ((i % 4) + 0.5),
      y: top + (upper ? h / 2 - 95 : h * 1.5 + 95),
      size: 2.5,
      turn: upper ? 180 : 0,
    };
    for (const shape of write(digit, at, 14)) p.print(shape, NIGHT);
  });
  const corners: Point[] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  corners.forEach((corner, i) => p.print(stroke([corner, corners[(i + 1) % 4] as Point], 8), NIGHT));
  for (const i of [1, 2, 3])
    dashes(
      p,
      [
        [left + w * i, top + 14],
        [left + w * i, top + height],
      ],
      5,
      24,
      18,
      NIGHT,
    );
  dashes(
    p,
    [
      [left + 14, top + h],
      [left + w - 120, top + h],
    ],
    5,
    24,
    18,
    NIGHT,
  );
  dashes(
    p,
    [
      [left + w * 3 + 18, top + h],
      [left + width, top + h],
    ],
    5,
    24,
    18,
    NIGHT,
  );
  p.paint(
    stroke(
      [
        [left + w, top + h],
        [left + w * 3, top + h],
      ],
      15,
    ),
    { pink: 1 },
  );
  p.paint(
    stroke(
      [
        [left + w - 100, top + h],
        [left + w - 10, top + h],
      ],
      60,
    ),
    {},
  );
  scissors(p, { x: left + w - 44, y: top + h, size: 0.66 }, NIGHT, 15);
  return p;
}

export const pictures = { "how-to-fold-a-zine-1": plan };
