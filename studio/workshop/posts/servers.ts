/** Small servers near you: toadstool houses around the rim of a globe. */
import { dashes, stars } from "../cast/scenery.ts";
import { CAP, SPOTS } from "../cast/toadstool.ts";
import { random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Place, type Point } from "../shapes.ts";

const [CX, CY, R] = [800, 1210, 760];
/** A place on the rim; `angle` in degrees from the top, `out` pixels above ground. */
const rim = (angle: number, out = 0): Point => {
  const a = ((angle - 90) * Math.PI) / 180;
  return [CX + (R + out) * Math.cos(a), CY + (R + out) * Math.sin(a)];
};
const standing = (angle: number, size: number): Place => {
  const [x, y] = rim(angle, -6);
  return place({ x, y, size, turn: angle });
};

function house(p: Picture, angle: number, size: number, cap: Tones, spots: Tones): void {
  const put = standing(angle, size);
  p.paint(
    put(
      curve([
        [-25, -66, 1],
        [25, -66, 1],
        [27, -30],
        [32, 2, 1],
        [-32, 2, 1],
        [-27, -30],
      ]),
    ),
    {},
  );
  p.paint(put(rect(-14, -48, 24, 24)), { yellow: 1 });
  p.paint(put(rect(-3.5, -48, 3, 24)), { midnight: 1 });
  p.paint(put(rect(-14, -37.5, 24, 3)), { midnight: 1 });
  p.paint(put(poly([4, -18], [50, -12], [50, 2], [4, -3])), { yellow: 1, teal: 1 });
  p.paint(put(poly([10, -21], [46, -27], [50, -12], [8, -16])), {});
  p.paint(put(rect(34, -7.5, 8, 3.4)), { midnight: 1 });
  p.paint(put(CAP.map(([x, y]): Point => [x, y - 4])), cap);
  for (const spot of SPOTS)
    p.paint(put(spot.map(([x, y]): Point => [x, y - 4])), spots, put(CAP.map(([x, y]): Point => [x, y - 4])));
}

function visitor(p: Picture, angle: number, home: number): void {
  const put = standing(angle, 1);
  for (const line of [
    [
      [-9, 6],
      [0, -16],
      [9, 6],
    ],
    [
      [0, -16],
      [0, -38],
    ],
    [
      [-13, -22],
      [0, -34],
      [14, -44],
    ],
  ] as const) {
    p.paint(
      put(
        stroke(
          line.map(([x, y]): Point => [x, y, 1]),
          4.6,
        ),
      ),
      {},
    );
  }
  p.paint(put(ellipse(0, -47, 9.5)), {});
  const steps = Array.from({ length: 9 }, (_, i) => rim(angle + ((home - angle) * i) / 8, -22));
  dashes(p, steps, 9, 5, 15, { yellow: 1, teal: 0 }, false);
}

function hero(): Picture {
  const p = new Picture({
    name: "small-servers-near-you",
    inks: ["teal", "yellow", "midnight"],
    screens: {
      teal: { kind: "dots", pitch: 12, angle: 30 },
      midnight: { kind: "dots", pitch: 14, angle: 50 },
    },
  });
  p.paint(rect(-20, -20, 1640, 940), {
    midnight: { centre: [CX, CY], radius: R + 300, inner: -1.62, outer: 1 },
    teal: 1,
  });
  stars(p, random(p.name), [40, 30, 1520, 420], 40, {}, (x, y) => Math.hypot(x - CX, y - CY) > R + 220);
  const globe = ellipse(CX, CY, R);
  p.paint(globe, { teal: 1 });
  for (const land of [
    curve([
      [420, 640],
      [520, 560],
      [660, 590],
      [700, 690],
      [620, 760],
      [560, 860],
      [430, 800],
    ]),
    curve([
      [860, 560],
      [1010, 520],
      [1150, 600],
      [1120, 700],
      [980, 700],
      [900, 660],
    ]),
    curve([
      [820, 800],
      [960, 780],
      [1100, 830],
      [1180, 940],
      [800, 940],
    ]),
  ])
    p.print(land, { midnight: 0.45 }, globe);
  const far = 46;
  p.paint(standing(far, 1)(poly([-44, 4], [-44, -210], [44, -210], [44, 4])), { midnight: 1 });
  p.paint(standing(far, 1)(poly([-44, 4], [-44, -210], [44, -210], [44, 4])), { midnight: 0.5, teal: 1 });
  for (let row = 0; row < 6; row++)
    for (const x of [-28, -6, 16])
      p.paint(standing(far, 1)(rect(x, -194 + row * 30, 12, 15)), row === 2 && x === 16 ? { yellow: 1 } : {});
  const way = Array.from({ length: 26 }, (_, i) =>
    rim(far - 4 - i * 1.5, -36 - 210 * Math.sin((i / 25) * Math.PI * 0.62) + 34 * Math.sin(i * 0.62)),
  );
  dashes(p, way, 8, 5, 17, { yellow: 1, teal: 0, midnight: 0 }, false);
  const homes = [
    [-48, 1.3],
    [-29, 1.65],
    [-10, 1.4],
    [9, 1.8],
    [28, 1.35],
  ] as const;
  homes.forEach(([angle, size], i) => {
    visitor(p, angle + (i % 2 ? -8.5 : 8.4), angle + (i % 2 ? -3 : 3));
    house(p, angle, size, i % 2 ? { yellow: 1 } : { yellow: 1, teal: 0.5 }, {});
  });
  return p;
}

export const pictures = { "small-servers-near-you": hero };
