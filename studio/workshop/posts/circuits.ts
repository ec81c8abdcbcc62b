/** Soft circuits for loud rooms: a cape with lamps in its hem, and a clap. */
import { rays } from "../cast/scenery.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, stroke, type Point } from "../shapes.ts";

const LAMPS = Array.from({ length: 7 }, (_, i): Point => [
  228 + i * 124,
  716 + 52 * Math.sin((Math.PI * i) / 6),
]);

/** A zigzag of running stitches from one point to another; `swing` is its half width in pixels. */
function stitches(p: Picture, from: Point, to: Point, swing: number, tones: Tones): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / 34);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (k: number): Point => {
    const side = (k % 2 ? swing : -swing) * (1 - 0.75 * (k / count));
    return [from[0] + dx * length * (k / count) - dy * side, from[1] + dy * length * (k / count) + dx * side];
  };
  for (let k = 0; k < count; k++) {
    const [a, b] = [at(k), at(k + 1)];
    const mix = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    p.paint(stroke([mix(0.12), mix(0.88)], 6.5), tones);
  }
}

/** One mitten of a clap: fingertips meet at the top, thumbs inside, cuffs apart. */
function hand(p: Picture, flip: boolean): void {
  const put = place({ x: 1330, y: 420, size: 1.12, turn: flip ? 27 : -27, flip });
  const palm = put(
    curve([
      [16, -108],
      [40, -138],
      [74, -132],
      [92, -96],
      [98, -20],
      [94, 70],
      [84, 128, 1],
      [16, 128, 1],
      [8, 60],
      [8, -30],
    ]),
  );
  p.paint(stroke([...palm, ...palm.slice(0, 1)], 18), {});
  p.paint(palm, { pink: 1 });
  p.print(
    put(
      curve([
        [22, 92],
        [-6, 58],
        [-34, 2],
        [-38, -24],
        [-16, -34],
        [4, -12],
        [26, 24],
      ]),
    ),
    { pink: 1 },
  );
  p.paint(
    put(
      stroke(
        [
          [24, 64],
          [8, 34],
          [2, 14],
        ],
        6,
      ),
    ),
    {},
  );
  p.paint(
    put(
      curve([
        [8, 142, 1],
        [92, 142, 1],
        [106, 236, 1],
        [-6, 236, 1],
      ]),
    ),
    { violet: 1 },
  );
  for (const x of [26, 50, 74]) p.paint(put(ellipse(x, 190, 8)), { yellow: 1 });
}

function hero(): Picture {
  const p = new Picture({
    name: "soft-circuits-for-loud-rooms",
    inks: ["violet", "pink", "yellow"],
    screens: { violet: { kind: "lines", pitch: 12, angle: 84 } },
  });
  const cape = curve([
    [470, 222, 1],
    [392, 246],
    [318, 318],
    [258, 470],
    [186, 690, 1],
    [330, 752],
    [600, 786],
    [870, 752],
    [1014, 690, 1],
    [942, 470],
    [882, 318],
    [808, 246],
    [730, 222, 1],
    [660, 262],
    [600, 272],
    [540, 262],
  ]);
  p.print(ellipse(600, 812, 440, 30), { violet: 0.3 });
  p.paint(cape, { violet: 1 });
  p.print(
    curve([
      [600, 300, 1],
      [640, 500],
      [660, 790, 1],
      [540, 790, 1],
      [560, 500],
    ]),
    { pink: 0.4 },
    cape,
  );
  for (const [x, lean] of [
    [372, -70],
    [470, -36],
    [730, 36],
    [828, 70],
  ] as const)
    p.print(
      stroke(
        [
          [x - lean * 0.2, 400],
          [x + lean * 0.4, 560],
          [x + lean, 700],
        ],
        (t) => 3 + 5 * t,
      ),
      { violet: 0 },
      cape,
    );
  p.paint(
    curve([
      [470, 226, 1],
      [452, 150],
      [474, 96, 1],
      [540, 132],
      [600, 142],
      [660, 132],
      [726, 96, 1],
      [748, 150],
      [730, 226, 1],
      [664, 258],
      [600, 266],
      [536, 258],
    ]),
    { violet: 1, pink: 0.35 },
  );
  p.paint(
    curve([
      [512, 218],
      [520, 166],
      [600, 180],
      [680, 166],
      [688, 218],
      [600, 248],
    ]),
    { violet: 1, pink: 1 },
  );
  LAMPS.forEach(([x, y], i) => stitches(p, [x, y - 44], [600 + (i - 3) * 13, 318], 15, { pink: 1 }));
  p.paint(ellipse(600, 280, 52), { pink: 1 });
  p.paint(ellipse(600, 280, 34), { yellow: 1 });
  for (const [x, y] of [
    [588, 268],
    [612, 268],
    [588, 292],
    [612, 292],
  ] as const)
    p.paint(ellipse(x, y, 5), { violet: 1 });
  LAMPS.forEach(([x, y], i) => {
    if (i < 4) {
      p.paint(ellipse(x, y, 40), { yellow: 1 });
      rays(p, x, y, 52, 86, 9, 7, { yellow: 1 }, 0, 180);
      p.print(
        stroke(
          [
            [x - 14, y + 6],
            [x - 6, y - 10],
            [x, y + 6],
            [x + 6, y - 10],
            [x + 14, y + 6],
          ],
          4,
        ),
        { violet: 1 },
      );
    } else {
      p.paint(ellipse(x, y, 40), { yellow: 1 });
      p.paint(ellipse(x, y, 31), {});
    }
  });
  hand(p, true);
  hand(p, false);
  for (const [i, radius] of [196, 262, 328].entries())
    p.print(stroke(ellipse(1330, 400, radius, radius, 152, 208), 19 - i * 3), { pink: 1 });
  rays(p, 1330, 270, 40, 96, 5, 9, { pink: 1 }, 235, 305);
  return p;
}

export const pictures = { "soft-circuits-for-loud-rooms": hero };
