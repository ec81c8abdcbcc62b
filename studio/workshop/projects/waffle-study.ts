/** A waffle seen from the side of the plate; the one who studies it is in no hurry. */
import { snail } from "../cast/others.ts";
import { blob, cut, line, rim } from "../cast/pen.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, type Point, type Shape } from "../shapes.ts";

const SYRUP: Tones = { yellow: 1, pink: 1, violet: 1 };
const CELL = 176;
const HALF = CELL * 2.5;

/** Waffle to picture: u goes right and down, v left and down, z up. */
const at = (u: number, v: number, z = 0): Point => [800 + (u - v) * 0.83, 722 + (u + v) * 0.43 - z];
const face = (...corners: Point[]): Shape => cut(corners.flatMap(([x, y]) => [x, y]));
const square = (u: number, v: number, size: number, z = 0): Shape =>
  face(at(u, v, z), at(u + size, v, z), at(u + size, v + size, z), at(u, v + size, z));

const WET = new Set(["1,3", "2,3", "1,4", "2,2", "3,3"]);

function pocket(p: Picture, i: number, j: number): void {
  const [u, v, size] = [i * CELL - HALF + 27, j * CELL - HALF + 27, CELL - 54];
  const hole = square(u, v, size);
  p.paint(hole, { yellow: 1, pink: 0.55 });
  p.print(
    face(at(u, v), at(u, v + size), at(u, v + size, -70), at(u, v, -70)),
    { pink: 1, violet: 0.45 },
    hole,
  );
  if (WET.has(`${i},${j}`)) {
    p.paint(square(u, v, size, -16), SYRUP, hole);
    const [x, y] = at(u + size * 0.3, v + size * 0.42, -16);
    p.paint(line([x - 26, y + 8, x, y - 6, x + 26, y - 18], 9), { yellow: 1 }, hole);
  } else p.paint(square(u, v, size, -62), { yellow: 1, pink: 0.14 }, hole);
}

function waffle(p: Picture): void {
  const [left, near, right] = [at(-HALF, HALF), at(HALF, HALF), at(HALF, -HALF)];
  const down = ([x, y]: Point): Point => [x, y + 92];
  p.paint(face(left, near, down(near), down(left)), { yellow: 1, pink: 0.62 });
  p.paint(face(near, right, down(right), down(near)), { yellow: 1, pink: 1, violet: 0.3 });
  for (let k = 0; k < 5; k++) {
    const edge = k * CELL - HALF + CELL / 2;
    const notch = (a: Point, b: Point): Shape =>
      face([a[0], a[1] + 34], [b[0], b[1] + 34], [b[0], b[1] + 92], [a[0], a[1] + 92]);
    p.print(notch(at(edge - 46, HALF), at(edge + 46, HALF)), { pink: 1, violet: 0.35 });
    p.print(notch(at(HALF, edge - 46), at(HALF, edge + 46)), { violet: 0.9 });
  }
  p.paint(square(-HALF, -HALF, CELL * 5), { yellow: 1 });
  for (let k = 0; k < 25; k++) pocket(p, k % 5, Math.floor(k / 5));
}

/** A block of butter that has begun to give in, and its visitor. */
function butter(p: Picture): void {
  const [u, v, size, height] = [20, -250, 206, 92];
  p.paint(
    blob([
      826, 640, 960, 600, 1110, 560, 1226, 596, 1290, 668, 1262, 716, 1190, 706, 1150, 752, 1092, 742, 1050,
      792, 1004, 760, 940, 772, 900, 714, 836, 700,
    ]),
    { yellow: 0.28 },
  );
  p.print(blob([880, 664, 1020, 720, 1210, 640, 1230, 668, 1040, 754, 880, 696]), { pink: 0.35 });
  p.paint(
    face(at(u, v + size, height), at(u + size, v + size, height), at(u + size, v + size), at(u, v + size)),
    { yellow: 0.5 },
  );
  p.paint(
    face(at(u + size, v + size, height), at(u + size, v, height), at(u + size, v), at(u + size, v + size)),
    { yellow: 0.75, pink: 0.2 },
  );
  p.paint(square(u, v, size, height), {});
  p.print(rim(square(u + 14, v + 14, size - 28, height), 5), { yellow: 0.8 });
  snail(p, {
    at: { x: 1006, y: 614, size: 2.5 },
    shell: { violet: 1 },
    body: { violet: 0.55, pink: 1 },
    line: { yellow: 1 },
  });
}

function cover(): Picture {
  const p = new Picture({
    name: "waffle-study",
    inks: ["yellow", "pink", "violet"],
    width: 1600,
    height: 1200,
    screens: { pink: { kind: "dots", pitch: 11, angle: 75 }, violet: { kind: "lines", pitch: 9, angle: 30 } },
  });
  p.paint(cut([-30, -30, 1630, -30, 1630, 1230, -30, 1230]), { pink: 1 });
  p.print(ellipse(800, 900, 850, 352), { violet: 1 });
  p.paint(ellipse(800, 874, 850, 352), {});
  p.print(rim(ellipse(800, 866, 730, 290), 8), { violet: 1 });
  p.print(
    blob([120, 850, 800, 1220, 1500, 850, 1250, 1110, 800, 1210, 350, 1110]),
    { violet: 0.4 },
    ellipse(800, 874, 850, 352),
  );
  for (const [x, y, s] of [
    [250, 420, 1],
    [1330, 330, 1.15],
    [1490, 420, 0.8],
    [110, 470, 0.7],
  ] as const)
    p.paint(
      line(
        [
          x,
          y,
          x - 44 * s,
          y - 70 * s,
          x + 30 * s,
          y - 150 * s,
          x - 30 * s,
          y - 240 * s,
          x + 20 * s,
          y - 310 * s,
        ],
        (t) => 30 * s * Math.sin(Math.PI * (0.12 + 0.84 * t)),
      ),
      {},
    );
  waffle(p);
  butter(p);
  // the syrup: a slow rope from above, a coil where it lands, and the drip over the edge
  p.paint(blob([520, 830, 600, 770, 700, 800, 690, 860, 590, 892, 520, 872]), SYRUP);
  p.paint(cut([548, -30, 646, -30, 628, 400, 622, 800, 588, 800, 578, 400]), SYRUP);
  p.paint(line([574, -20, 592, 300, 600, 640], 10), { yellow: 1 });
  p.paint(rim(ellipse(606, 806, 60, 21), 15), { yellow: 1, pink: 1 });
  p.paint(rim(ellipse(606, 782, 40, 15), 13), { yellow: 1, pink: 1 });
  p.paint(
    blob([372, 876, 470, 884, 500, 960, 492, 1040, 496, 1096, 470, 1122, 446, 1092, 448, 1010, 420, 960]),
    SYRUP,
  );
  p.paint(line([462, 980, 468, 1050], 9), { yellow: 1 });
  return p;
}

export const pictures = { "waffle-study": cover };
