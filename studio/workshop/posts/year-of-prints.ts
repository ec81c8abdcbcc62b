/** A year of one print a week: fifty-two small squares, one blank, one with a thumb in it. */
import { CAP, SPOTS, STEM } from "../cast/toadstool.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Place, type Point, type Shape } from "../shapes.ts";

/** Shapes on a field of 100 by 100 around 0,0. */
const MOTIFS: readonly (readonly Shape[])[] = [
  [ellipse(0, 0, 30)],
  [ellipse(0, 0, 34, 34, 90, 270)],
  [
    curve([
      [-34, 28, 1],
      [-26, -12],
      [6, -32],
      [36, -32, 1],
      [30, 0],
      [8, 24],
      [-18, 26],
    ]),
  ],
  [rect(-50, -30, 100, 16), rect(-50, 0, 100, 16), rect(-50, 30, 100, 16)],
  [CAP, STEM].map(place({ x: 0, y: 34, size: 0.62 })),
  [
    stroke(ellipse(-20, -2, 14, 14, 0, 359), 8),
    stroke(
      [
        [-5, -2],
        [36, -2],
      ],
      8,
    ),
    stroke(
      [
        [22, -2],
        [22, 14],
      ],
      8,
    ),
    stroke(
      [
        [34, -2],
        [34, 18],
      ],
      8,
    ),
  ],
  [
    curve([
      [-38, 0],
      [-16, -20],
      [12, -14],
      [22, -2],
      [40, -18, 1],
      [40, 20, 1],
      [22, 4],
      [12, 16],
      [-16, 20],
    ]),
  ],
  [poly([-40, 40], [-40, 18], [-14, 18], [-14, -4], [12, -4], [12, -26], [40, -26], [40, 40])],
];
const TURNS = [0, 90, 180, 270];
const [THUMB, BLANK] = [16, 30];

/** Concentric ovals with a kink, as a thumb would leave. */
function thumbprint(p: Picture, put: Place): void {
  for (let i = 0; i < 8; i++) {
    const [rx, ry] = [10 + i * 11.5, 16 + i * 15];
    const gap = i * 47;
    const line = ellipse(0, i * 3, rx, ry, gap, gap + 318 - (i % 3) * 14).map(([x, y]): Point => [
      x + 2.5 * Math.sin(y / 13 + i),
      y,
    ]);
    p.print(put(stroke(line, 6.8)), { pink: 1, teal: 0 });
  }
}

function hero(): Picture {
  const p = new Picture({
    name: "a-year-of-one-print-a-week",
    inks: ["teal", "pink", "midnight"],
    wobble: 0.8,
    slip: 0.75,
  });
  const [side, dx, dy] = [98, 116, 190];
  const corner = (i: number): [number, number] => [55 + (i % 13) * dx, 114 + Math.floor(i / 13) * dy];
  for (let row = 0; row < 4; row++) {
    const y = 94 + row * dy;
    p.paint(
      stroke(
        [
          [-20, y - 12],
          [500, y + 2],
          [1100, y + 2],
          [1620, y - 10],
        ],
        4,
      ),
      { midnight: 1 },
    );
  }
  for (let i = 0; i < 52; i++) {
    const [x, y] = corner(i);
    const row = Math.floor(i / 13);
    const tilt = ((i * 7) % 5) - 2;
    const put = place({ x: x + side / 2, y: y + side / 2, turn: tilt * 0.8 });
    const square = put(rect(-side / 2, -side / 2, side, side));
    const corners = (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ] as const
    ).map(([a, b]): Point => [(a * side) / 2, (b * side) / 2, 1]);
    const frame = put(stroke(corners, 3.5));
    const peg = put(rect(-5, -side / 2 - 24, 10, 36));
    if (i === BLANK || i === THUMB) {
      p.paint(square, {});
      p.paint(frame, { midnight: 1 });
      p.paint(peg, { midnight: 1 });
      continue;
    }
    const motif = (i * 3 + row * 2) % MOTIFS.length;
    const ground: Tones = (i + row) % 2 ? { pink: 1 } : { teal: 1 };
    const other: Tones = (i + row) % 2 ? { teal: 1 } : { pink: 1 };
    const upright = motif === 4 || motif === 6;
    const turned = place({ x: 0, y: 0, turn: upright ? 0 : (TURNS[(i * 5 + row) % 4] ?? 0) });
    const mode = (i * 5 + row * 3) % 7;
    p.paint(square, mode === 3 ? {} : ground);
    for (const shape of MOTIFS[motif] ?? []) {
      const mark = put(turned(shape));
      if (mode === 0 || mode === 5) p.paint(mark, {}, square);
      else if (mode === 2) p.paint(mark, { midnight: 1 }, square);
      else p.print(mark, other, square);
    }
    if (motif === 4)
      for (const spot of SPOTS.slice(0, 4))
        p.paint(
          put(place({ x: 0, y: 34, size: 0.62 })(spot)),
          mode === 0 || mode === 5 ? ground : {},
          square,
        );
    if (motif === 6)
      p.paint(put(turned(ellipse(-22, -4, 5))), mode === 0 || mode === 5 ? { midnight: 1 } : {});
    if (mode === 3) p.paint(frame, { midnight: 1 });
    p.paint(peg, { midnight: 1 });
  }
  const [tx, ty] = corner(THUMB);
  thumbprint(p, place({ x: tx + side / 2 + 6, y: ty + side / 2 + 8, turn: 16, size: 0.78 }));
  return p;
}

export const pictures = { "a-year-of-one-print-a-week": hero };
