/** Waffles and normal maps: breakfast, with its normals standing up. */
import { arrow } from "../cast/scenery.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, stroke, type Point, type Shape } from "../shapes.ts";

const VIOLET: Tones = { violet: 1 };

/** A square with round corners. */
const soft = (x: number, y: number, w: number, h: number, r: number): Shape =>
  curve([
    [x + r, y, 1],
    [x + w - r, y, 1],
    [x + w - r * 0.28, y + r * 0.28],
    [x + w, y + r, 1],
    [x + w, y + h - r, 1],
    [x + w - r * 0.28, y + h - r * 0.28],
    [x + w - r, y + h, 1],
    [x + r, y + h, 1],
    [x + r * 0.28, y + h - r * 0.28],
    [x, y + h - r, 1],
    [x, y + r, 1],
    [x + r * 0.28, y + r * 0.28],
  ]);

function hero(): Picture {
  const p = new Picture({
    name: "waffles-and-normal-maps",
    inks: ["yellow", "pink", "violet"],
    screens: {
      violet: { kind: "dots", pitch: 10, angle: 45 },
      yellow: { kind: "dots", pitch: 9, angle: 20 },
    },
  });
  const put = place({ x: 800, y: 446, turn: 15, size: 0.92 });
  p.print(stroke(ellipse(810, 480, 640, 378, 0, 359.5), 8), VIOLET);
  p.print(stroke(ellipse(810, 480, 520, 300, 0, 359.5), 20), { pink: 1 });
  p.print(put(soft(-318, -306, 672, 672, 70)), { violet: 0.6 });
  p.paint(put(soft(-336, -336, 672, 672, 70)), { yellow: 1 });
  p.print(
    put(
      stroke(
        [
          [-326, 300],
          [-326, -270],
          [-270, -326],
          [300, -326],
        ],
        8,
      ),
    ),
    { yellow: 0.45 },
    put(soft(-336, -336, 672, 672, 70)),
  );
  const cell = 122;
  const wet = new Set([7, 8, 12, 13, 17, 18, 23]);
  const at = (i: number): [number, number] => [-305 + (i % 5) * cell, -305 + Math.floor(i / 5) * cell];
  for (let i = 0; i < 25; i++) {
    const [x, y] = at(i);
    const pocket = soft(x + 14, y + 14, 94, 94, 16);
    p.print(put(pocket), { yellow: 0.72 });
    p.print(
      put(
        poly(
          [x + 14, y + 14],
          [x + 108, y + 14],
          [x + 88, y + 36],
          [x + 36, y + 36],
          [x + 36, y + 88],
          [x + 14, y + 108],
        ),
      ),
      { violet: 0.85 },
      put(pocket),
    );
    if (wet.has(i)) {
      p.paint(put(pocket), { pink: 1 });
      p.print(
        put(
          stroke(
            [
              [x + 22, y + 92],
              [x + 22, y + 22],
              [x + 92, y + 22],
            ],
            11,
          ),
        ),
        VIOLET,
        put(pocket),
      );
    }
  }
  const drip = put(
    curve([
      [82, 206, 1],
      [152, 206, 1],
      [152, 260],
      [158, 320],
      [150, 380],
      [154, 430],
      [132, 458],
      [110, 430],
      [108, 380],
      [86, 320],
    ]),
  );
  p.paint(drip, { pink: 1 });
  p.paint(
    put(
      stroke(
        [
          [126, 330],
          [126, 400],
        ],
        8,
      ),
    ),
    {},
  );
  const pat = place({ x: 726, y: 372, turn: 4 });
  p.paint(pat(soft(-84, -66, 176, 160, 22)), { violet: 0.9, yellow: 1 });
  p.paint(pat(soft(-92, -86, 176, 160, 22)), { yellow: 0.3 });
  p.paint(
    pat(
      stroke(
        [
          [-66, -54],
          [0, -62],
          [50, -58],
        ],
        8,
      ),
    ),
    {},
  );
  const spots = [
    [-305, -305, -34],
    [-183, -305, 0],
    [61, -305, 8],
    [183, -260, 30],
    [305, -305, 40],
    [-305, -120, -42],
    [305, -61, 46],
    [183, 61, 30],
    [-305, 122, -42],
    [-183, 183, -30],
    [-122, 305, 8],
    [305, 183, 40],
    [240, 305, 20],
  ] as const;
  for (const [x, y, lean] of spots) {
    const [[px, py]] = put([[x, y]]) as [Point];
    arrow(p, px, py, lean, 92, 9, VIOLET);
    p.paint(ellipse(px, py, 9), VIOLET);
  }
  return p;
}

export const pictures = { "waffles-and-normal-maps": hero };
