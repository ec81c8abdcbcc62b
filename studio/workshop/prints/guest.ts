/** The Guest: a moth at the door, with its back to the light and its shoes off. */
import type { Sharp } from "sharp";
import { between, random } from "@toadstool/stage/seeded";
import { cardSize } from "../../../scripts/local/write-still.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Point, type Shape } from "../shapes.ts";

const sheet = { width: 1500, height: 2000 };
const DARK: Tones = { violet: 1, pink: 1 };
const sides = [-1, 1] as const;

/** `beside`: pixels more of the wall at either side. */
export function guest(beside = 0): Picture {
  const p = new Picture({
    ...sheet,
    width: sheet.width + 2 * beside,
    name: "the-guest",
    inks: ["violet", "yellow", "pink"],
    screens: {
      violet: { kind: "dots", pitch: 13, angle: 45 },
      yellow: { kind: "dots", pitch: 14, angle: 15 },
      pink: { kind: "dots", pitch: 12, angle: 75 },
    },
    slip: 1.3,
  });
  const there = place({ x: beside, y: 0 });
  const put = (shape: Shape, tones: Tones, inside?: Shape) =>
    p.paint(there(shape), tones, inside && there(inside));
  const over = (shape: Shape, tones: Tones, inside?: Shape) =>
    p.print(there(shape), tones, inside && there(inside));
  house(p, put, over, beside);
  cloak(put, over);
  head(put);
  shoes(put);
  return p;
}

type Put = (shape: Shape, tones: Tones, inside?: Shape) => unknown;

function house(p: Picture, put: Put, over: Put, beside: number): void {
  p.paint(rect(-40, -40, p.width + 80, 2080), DARK);
  for (let y = 60; y < 1700; y += 118) p.paint(rect(-40, y, p.width + 80, 9), { violet: 1, pink: 0.25 });
  // Light falls out over the step and the path.
  put(rect(-60 - beside, 1745, 1620 + 2 * beside, 300), { violet: 1, pink: 1, yellow: 0.35 });
  put(poly([322, 1745], [1178, 1745], [1530, 2060], [20, 2060]), { yellow: 1 });
  put(rect(308, 212, 884, 1440), { pink: 1 });
  put(rect(290, 190, 920, 44), { pink: 1 });
  const opening = rect(370, 272, 760, 1380);
  put(opening, { yellow: 1 });
  for (let x = 400; x < 1130; x += 76) over(rect(x, 272, 26, 1240), { pink: 0.22 }, opening);
  put(rect(370, 1512, 760, 140), { yellow: 1, pink: 0.6 });
  put(
    ellipse(750, 632, 330),
    { yellow: { centre: [750 + beside, 632], radius: 330, inner: 0.1, outer: 1 } },
    opening,
  );
  put(ellipse(750, 632, 214), {});
  put(
    stroke(
      [
        [750, 260],
        [752, 420],
      ],
      13,
    ),
    DARK,
  );
  // The step, lit on top.
  put(poly([322, 1652], [1178, 1652], [1236, 1718], [264, 1718]), { yellow: 0.55 });
  put(rect(264, 1718, 972, 46), { pink: 1, violet: 0.45 });
  put(poly([508, 1656], [992, 1656], [1030, 1710], [470, 1710]), DARK);
  // Its shadow has got as far as the reader.
  put(
    curve([
      [470, 1764, 1],
      [330, 1900],
      [180, 2060, 1],
      [800, 2060, 1],
      [850, 1900],
      [900, 1764, 1],
    ]),
    { yellow: 1, violet: 0.72 },
  );
  // The bell; it did ring.
  put(ellipse(1272, 1010, 30), { yellow: 1 });
  put(ellipse(1272, 1010, 11), DARK);
}

const WING: Shape = curve([
  [12, 812, 1],
  [-118, 842],
  [-196, 940],
  [-240, 1130],
  [-276, 1340],
  [-312, 1560, 1],
  [-256, 1590],
  [-214, 1560, 1],
  [-160, 1606],
  [-104, 1574, 1],
  [-52, 1620],
  [22, 1590, 1],
  [26, 1200],
]);

function cloak(put: Put, over: Put): void {
  // Six stockinged feet.
  for (const [index, x] of [-196, -120, -44, 44, 120, 196].entries()) {
    const down = 1672 + (index % 2) * 12;
    put(
      stroke(
        [
          [750 + x, 1540],
          [750 + x, down],
        ],
        40,
      ),
      {},
    );
    for (const y of [1604, 1636]) put(rect(728 + x, y, 44, 14), { pink: 1 });
    put(ellipse(750 + x + Math.sign(x) * 12, down + 6, 34, 17), {});
  }
  for (const side of sides) {
    const here = place({ x: 750, y: 0, flip: side < 0 });
    const wing = here(WING);
    put(wing, { pink: 1 });
    // Bands that follow the hem.
    for (const [lift, width, tones] of [
      [48, 40, DARK],
      [118, 26, {}],
      [170, 16, DARK],
    ] as const)
      put(
        here(
          stroke(
            [
              [-330, 1560 - lift],
              [-256, 1590 - lift],
              [-214, 1564 - lift],
              [-160, 1606 - lift],
              [-104, 1578 - lift],
              [-52, 1620 - lift],
              [40, 1590 - lift],
            ],
            width,
          ),
        ),
        tones,
        wing,
      );
    for (const [x, y] of [
      [-262, 1380],
      [-182, 1400],
      [-100, 1410],
      [-24, 1420],
    ] as const)
      over(
        here(
          stroke(
            [
              [x * 0.2, 850],
              [x * 0.75, 1100],
              [x, y],
            ],
            (t) => 4 + 7 * t,
          ),
        ),
        { violet: 0.8 },
        wing,
      );
    over(
      here(
        stroke(
          [
            [30, 830],
            [26, 1200],
            [22, 1610],
          ],
          26,
        ),
      ),
      { violet: 0.55 },
      wing,
    );
    // An eye on each wing, for whoever stands behind it on the stairs.
    put(here(ellipse(-140, 1140, 92, 98)), DARK, wing);
    put(here(ellipse(-140, 1140, 72, 78)), { yellow: 1 }, wing);
    put(here(ellipse(-136, 1148, 46, 50)), DARK, wing);
    put(here(ellipse(-152, 1126, 15, 15)), {}, wing);
  }
}

function head(put: Put): void {
  const r = random("the-guest/fur");
  // A collar of fur.
  const fur: Point[] = Array.from({ length: 56 }, (_, index): Point => {
    const angle = (index / 56) * Math.PI * 2;
    const long = index % 2 ? between(r, 0.98, 1.12) : 0.82;
    return [750 + 214 * long * Math.cos(angle), 872 + 128 * long * Math.sin(angle), 1];
  });
  put(curve(fur), {});
  for (let n = 0; n < 26; n++) {
    const [x, y] = [750 + between(r, -150, 150), 872 + between(r, -50, 92)];
    put(
      stroke(
        [
          [x, y],
          [x + (x - 750) * 0.12, y + between(r, 22, 36)],
        ],
        (t) => 8 - 6 * t,
      ),
      { pink: 1 },
    );
  }
  // Feathers, to hear the light with.
  for (const side of sides) {
    const quill = (t: number): [number, number] => [
      750 + side * (46 + 250 * t ** 0.86),
      672 - 300 * Math.sin(t * 1.72) * 0.92 + 70 * t * t,
    ];
    const spine = Array.from({ length: 12 }, (_, index): Point => quill(index / 11));
    put(
      stroke(spine, (t) => 17 - 9 * t),
      DARK,
    );
    for (let n = 2; n < 21; n++) {
      const t = n / 20.5;
      const [x, y] = quill(t);
      const [nx, ny] = quill(Math.min(1, t + 0.03));
      const angle = Math.atan2(ny - y, nx - x);
      const long = 66 * Math.sin(Math.PI * (0.12 + 0.84 * t));
      for (const turn of sides)
        put(
          stroke(
            [
              [x, y],
              [x + long * Math.cos(angle + turn * 0.95), y + long * Math.sin(angle + turn * 0.95)],
            ],
            (u) => 10 - 6 * u,
          ),
          DARK,
        );
    }
  }
  const tuft: Point[] = Array.from({ length: 44 }, (_, index): Point => {
    const angle = (index / 44) * Math.PI * 2 + between(r, -0.05, 0.05);
    const long = index % 2 ? between(r, 1.02, 1.13) : 0.95;
    return [750 + 126 * long * Math.cos(angle), 722 + 108 * long * Math.sin(angle), 1];
  });
  put(curve(tuft), DARK);
  for (const side of sides) {
    const [x, y] = [750 + side * 58, 712];
    put(ellipse(x, y, 46, 50), { yellow: 0.15 });
    put(ellipse(x + 4, y + 12, 21, 25), DARK);
    put(ellipse(x - 4, y + 3, 7, 7), {});
    // Lids: it is late.
    put(ellipse(x, y, 50, 54, 188 + side * 5, 352 + side * 5), { pink: 1 });
  }
  // What it drinks with, rolled up out of good manners.
  const coil = Array.from({ length: 30 }, (_, index): Point => {
    const angle = -1.6 + (index / 29) * Math.PI * 3.4;
    const radius = 26 * (1 - index / 34);
    return [750 + Math.cos(angle) * radius, 806 + Math.sin(angle) * radius];
  });
  put(stroke(coil, 8), { yellow: 1 });
}

/** Three pairs, side by side, toes to the wall. */
function shoes(put: Put): void {
  const boot = curve([
    [-50, 0, 1],
    [-52, -62],
    [-46, -112, 1],
    [0, -112, 1],
    [2, -66],
    [34, -48],
    [62, -24],
    [62, 0, 1],
  ]);
  for (const [pair, x] of [916, 1084, 1252].entries())
    for (const half of [1, 0]) {
      const at = place({
        x: x + half * 36,
        y: 1946 + pair * 5 - half * 24,
        size: 1.12,
        turn: pair === 2 ? 3 : 0,
      });
      put(at(boot), half ? { pink: 1, yellow: 1 } : DARK);
      put(at(rect(-52, -12, 114, 13)), half ? DARK : { pink: 1 });
      put(at(rect(-50, -112, 54, 16)), half ? DARK : { pink: 1 });
      if (!half)
        for (const y of [-78, -58])
          put(
            at(
              stroke(
                [
                  [-12, y],
                  [14, y + 8],
                ],
                7,
              ),
            ),
            {},
          );
    }
}

/** The guest down to the eyes on its wings, as wide as a card is. */
export async function guestCard(): Promise<Sharp> {
  const door = await guest(140).press();
  return door.extract({ left: 0, top: 330, width: sheet.width + 280, height: 934 }).resize(cardSize);
}
