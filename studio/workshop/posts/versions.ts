/** A tree of versions, each with its collage: the second picture of the post about collage. */
import { scrap, type Corner } from "../cast/paper.ts";
import { random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, stroke } from "../shapes.ts";

function tree(): Picture {
  const p = new Picture({
    name: "collage-as-a-data-structure-1",
    inks: ["pink", "teal"],
    width: 1400,
    height: 1180,
    wobble: 0.6,
    screens: { pink: { kind: "lines", pitch: 9, angle: 45 }, teal: { kind: "lines", pitch: 9, angle: -45 } },
  });
  const r = random(p.name);
  const spine = [100, 330, 560, 790, 1030].map((y): [number, number] => [640, y]);
  const pieces: readonly (readonly Corner[])[] = [
    [
      [-60, -34],
      [30, -50],
      [58, 20],
      [-40, 44],
    ],
    [
      [-20, -58],
      [64, -30],
      [40, 52],
      [-30, 20],
    ],
    [
      [-66, -4],
      [-8, -30],
      [28, 56],
      [-46, 60],
    ],
    [
      [4, -66],
      [70, -60],
      [60, 0],
      [16, -10],
    ],
  ];
  const thumb = (x: number, y: number, count: number, odd = 0): void => {
    pieces.slice(0, count).forEach((corners, i) =>
      scrap(
        p,
        r,
        corners.map(([a, b]): Corner => [x + a * 1.3, y + b * 1.3]),
        (i + odd) % 4,
        (i + odd) % 2 ? { teal: i > 1 ? 0.5 : 1 } : { pink: i > 1 ? 0.5 : 1 },
        9,
      ),
    );
  };
  const link = (from: Corner, to: Corner, width: number, tones: Tones): void =>
    void p.print(
      stroke([[...from], [(from[0] + to[0]) / 2 + 10, (from[1] + to[1]) / 2], [...to]], width),
      tones,
    );
  const knot = (at: Corner, radius: number, line: number, tones: Tones, fill: Tones): void =>
    void p.paint(ellipse(at[0], at[1], radius), tones).paint(ellipse(at[0], at[1], radius - line), fill);
  const [left1, left2, right1]: [Corner, Corner, Corner] = [
    [360, 560],
    [240, 790],
    [980, 1000],
  ];
  link(spine[1] as Corner, left1, 8, { teal: 1 });
  link(left1, left2, 8, { teal: 1 });
  link(spine[3] as Corner, right1, 8, { teal: 1 });
  for (let i = 0; i < 4; i++) link(spine[i] as Corner, spine[i + 1] as Corner, 30, { pink: 1 });
  spine.slice(0, 4).forEach((at) => knot(at, 50, 15, { pink: 1 }, {}));
  knot(spine[4] as Corner, 88, 12, { pink: 1 }, {});
  knot(spine[4] as Corner, 58, 0, { pink: 1 }, { pink: 1 });
  for (const at of [left1, left2, right1]) knot(at, 46, 9, { teal: 1 }, {});
  [1, 2, 3, 4].forEach((count, i) => thumb(815, 110 + i * 225, count));
  thumb(448, 1050, 4, 2);
  thumb(200, 540, 3, 1);
  thumb(400, 830, 4, 1);
  thumb(1146, 1000, 4, 1);
  return p;
}

export const pictures = { "collage-as-a-data-structure-1": tree };
