/** How to fold a zine: the moment when the slit sheet becomes a star of four leaves. */
import { scissors, sparkle } from "../cast/scenery.ts";
import { CAP, SPOTS, STEM } from "../cast/toadstool.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, stroke, type Place, type Point, type Shape } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const CENTRE = [800, 560] as const;
const [LENGTH, HEIGHT] = [400, 286];

/** A leaf standing on the ground in a direction (degrees, seen from above): maps leaf pixels (along, up) into the picture. */
function leaf(direction: number): Place {
  const a = (direction * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a), Math.sin(a) * 0.7];
  return (shape) =>
    shape.map(([x, y, corner]): Point => {
      const at = [CENTRE[0] + dx * x, CENTRE[1] + dy * x + y] as const;
      return corner ? [...at, corner] : at;
    });
}

const outline = (shape: Shape): Shape => stroke([...shape, ...shape.slice(0, 1)], 9);
const zigzag: Shape = [
  [-62, 30],
  [-38, -32],
  [-12, 30],
  [14, -32],
  [40, 30],
  [62, -32],
].map(([x = 0, y = 0]): Point => [x, y, 1]);

function hero(): Picture {
  const p = new Picture({
    name: "how-to-fold-a-zine",
    inks: ["yellow", "pink", "midnight"],
    screens: {
      midnight: { kind: "lines", pitch: 11, angle: 28 },
      pink: { kind: "dots", pitch: 10, angle: 75 },
    },
  });
  for (const direction of [38, 128, 218, 308])
    p.print(leaf(direction)(poly([0, 0], [LENGTH, 0], [LENGTH - 30, 66], [20, 66])), { midnight: 0.3 });
  const faces: [direction: number, paper: Tones, mark: Tones, centre: number, icon: (put: Place) => void][] =
    [
      [
        218,
        { pink: 1 },
        {},
        265,
        (put) => {
          p.paint(put(CAP), { yellow: 1 });
          p.paint(put(STEM), {});
          for (const spot of SPOTS.slice(0, 6)) p.paint(put(spot), { pink: 1, midnight: 0 }, put(CAP));
        },
      ],
      [308, { yellow: 1 }, {}, 270, (put) => p.paint(put(sparkle(0, -48, 88)), { pink: 1 })],
      [
        128,
        { yellow: 1 },
        {},
        200,
        (put) => {
          p.paint(
            put(
              curve([
                [-74, -58, 1],
                [-36, -92],
                [0, -102],
                [36, -92],
                [74, -58, 1],
                [36, -24],
                [0, -14],
                [-36, -24],
              ]),
            ),
            {},
          );
          p.paint(put(ellipse(0, -58, 34)), { pink: 1 });
          p.paint(put(ellipse(0, -58, 15)), NIGHT);
        },
      ],
      [
        38,
        { pink: 1 },
        {},
        200,
        (put) => p.paint(put(place({ x: 0, y: -58, size: 1.15 })(stroke(zigzag, 17))), { yellow: 1 }),
      ],
    ];
  for (const [direction, paper, , along, icon] of faces) {
    const put = leaf(direction);
    const face = put(poly([0, 0], [LENGTH, 0], [LENGTH, -HEIGHT], [0, -HEIGHT]));
    p.paint(face, paper);
    icon((shape) =>
      put(place({ x: along, y: direction > 180 ? -118 : -72, size: direction > 180 ? 1.3 : 1.35 })(shape)),
    );
    p.print(outline(face), NIGHT);
    p.print(
      put(
        stroke(
          [
            [LENGTH + 9, -HEIGHT + 8],
            [LENGTH + 9, 4],
          ],
          4,
        ),
      ),
      NIGHT,
    );
  }
  p.print(
    stroke(
      [
        [CENTRE[0], CENTRE[1] - HEIGHT],
        [CENTRE[0], CENTRE[1]],
      ],
      11,
    ),
    NIGHT,
  );
  const bone = stroke(
    [
      [96, 806],
      [260, 770],
      [450, 690],
    ],
    (t) => 66 - 32 * t,
  );
  p.paint(bone, { yellow: 1 });
  p.print(outline(bone), NIGHT);
  p.print(
    stroke(
      [
        [140, 792],
        [260, 764],
        [360, 726],
      ],
      4,
    ),
    NIGHT,
  );
  scissors(p, { x: 1320, y: 730, size: 1.55, turn: 205 }, NIGHT, 16);
  return p;
}

export const pictures = { "how-to-fold-a-zine": hero };
