/** Letters, not notifications: a pillar box with a cap, and a bell that has been put to bed. */
import { envelope } from "../cast/paper.ts";
import { tuft } from "../cast/scenery.ts";
import { CAP, SPOTS } from "../cast/toadstool.ts";
import { write } from "../lettering.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, rect, stroke, type Point } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };

function bell(p: Picture): void {
  const put = place({ x: 1140, y: 618, turn: 97, size: 1.42 });
  p.paint(put(stroke(ellipse(0, -150, 20, 20, 0, 359), 13)), NIGHT);
  p.paint(
    put(
      curve([
        [-132, 96, 1],
        [-104, 70],
        [-92, 10],
        [-78, -80],
        [-44, -126],
        [0, -136],
        [44, -126],
        [78, -80],
        [92, 10],
        [104, 70],
        [132, 96, 1],
        [60, 112],
        [0, 116],
        [-60, 112],
      ]),
    ),
    NIGHT,
  );
  p.paint(put(ellipse(0, 98, 131, 40)), NIGHT);
  p.paint(put(ellipse(0, 104, 114, 28)), { pink: 1 });
  p.print(put(ellipse(-14, 98, 96, 18)), { midnight: 0.6 });
  p.paint(
    put(
      stroke(
        [
          [4, 92],
          [34, 118],
        ],
        12,
      ),
    ),
    NIGHT,
  );
  p.paint(put(ellipse(42, 124, 24)), NIGHT);
  p.paint(
    put(
      stroke(
        [
          [-74, 60],
          [0, 74],
          [74, 60],
        ],
        5,
      ),
    ),
    {},
  );
  for (const y of [580, 656])
    p.paint(
      stroke(
        [
          [1256, y - 20],
          [1268, y],
          [1256, y + 20],
        ],
        7,
      ),
      {},
    );
  p.paint(ellipse(1298, 616, 6, 9), {});
}

function hero(): Picture {
  const p = new Picture({
    name: "letters-not-notifications",
    inks: ["pink", "midnight", "yellow"],
    screens: {
      midnight: { kind: "lines", pitch: 11, angle: 18 },
      pink: { kind: "dots", pitch: 10, angle: 60 },
    },
  });
  p.paint(rect(-20, 778, 1640, 160), { yellow: { from: [0, 770, 1], to: [0, 930, 0.55] } });
  p.print(ellipse(560, 790, 240, 20), { midnight: 0.45 });
  const stem = curve([
    [-128, -330, 1],
    [128, -330, 1],
    [130, -140],
    [138, 0, 1],
    [-138, 0, 1],
    [-130, -140],
  ]);
  const put = place({ x: 500, y: 782, size: 1.05 });
  p.paint(put(stem), { pink: 1 });
  p.print(put(rect(48, -330, 110, 330)), { midnight: 0.32 }, put(stem));
  p.paint(put(rect(-156, -34, 312, 40)), NIGHT);
  p.paint(put(rect(-96, -262, 192, 34)), NIGHT);
  envelope(p, { x: 548, y: 604, turn: 15, size: 1.12 });
  p.paint(put(poly([-110, -284], [110, -284], [110, -250], [-110, -250])), { pink: 1 });
  p.paint(put(rect(-100, -262, 200, 20)), NIGHT);
  p.paint(put(rect(-66, -112, 84, 58)), {});
  for (const y of [-98, -84, -70])
    p.print(
      put(
        stroke(
          [
            [-54, y],
            [y === -70 ? -20 : 4, y],
          ],
          5,
        ),
      ),
      NIGHT,
    );
  const roof = place({ x: 500, y: 818, size: 4.1, squash: 0.98 });
  const cap = roof(CAP.map(([x, y]): Point => [x, y - 38]));
  p.paint(cap, { pink: 1 });
  for (const spot of SPOTS) p.paint(roof(spot.map(([x, y]): Point => [x, y - 38])), {}, cap);
  p.print(
    roof(
      stroke(
        [
          [-50, -98],
          [-30, -92.5],
          [0, -90.5],
          [30, -92.5],
          [50, -98],
        ],
        2.4,
      ),
    ),
    { midnight: 1 },
    cap,
  );
  bell(p);
  const blanket = curve([
    [1032, 782, 1],
    [1040, 640],
    [1050, 500],
    [1110, 478],
    [1166, 492],
    [1186, 600],
    [1216, 700],
    [1250, 782, 1],
  ]);
  p.paint(blanket, { yellow: 1 });
  p.paint(
    curve([
      [1126, 476, 1],
      [1182, 494],
      [1204, 600],
      [1232, 700],
      [1272, 784, 1],
      [1214, 784, 1],
      [1172, 700],
      [1148, 600],
    ]),
    { pink: 1 },
  );
  p.print(
    stroke(
      [
        [1076, 560],
        [1068, 660],
        [1066, 770],
      ],
      (t) => 3 + 4 * t,
    ),
    { midnight: 1 },
  );
  p.print(
    stroke(
      [
        [1118, 560],
        [1118, 660],
        [1126, 770],
      ],
      (t) => 3 + 4 * t,
    ),
    { midnight: 1 },
  );
  for (const [x, y, size] of [
    [1330, 520, 0.7],
    [1392, 428, 1],
    [1476, 316, 1.4],
  ] as const)
    for (const shape of write("z", { x, y, size, turn: -8 }, 12)) p.print(shape, NIGHT);
  for (const [x, s] of [
    [170, 60],
    [800, 50],
    [1500, 66],
  ] as const)
    tuft(p, x, 784, s, NIGHT);
  return p;
}

export const pictures = { "letters-not-notifications": hero };
