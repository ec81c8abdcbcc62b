/** The Gentleman Brawlers: toads in bowlers and boxing gloves, one behind a tuba, one at a drum. */
import { toad } from "../cast/toad.ts";
import { curve, ellipse, place, poly, rect, stroke, type Place, type Point } from "../shapes.ts";
import type { Cel } from "./cel.ts";

const DARK = { midnight: 1 };
const HAT = { pink: 1 };

function gentleman(p: Cel, x: number, y: number, squash: number, look: readonly [number, number]): Place {
  const at = { x, y, size: 1.62, squash };
  const put = place(at);
  toad(p, {
    at,
    skin: { pink: 0.35, yellow: 1 },
    dark: DARK,
    belly: {},
    eye: {},
    wart: { pink: 1 },
    look,
    lids: 0.4,
  });
  for (const side of [-1, 1])
    p.paint(
      put(
        curve([
          [0, -54, 1],
          [side * 8, -57],
          [side * 20, -52],
          [side * 29, -57, 1],
          [side * 22, -45],
          [side * 9, -47],
        ]),
      ),
      DARK,
    );
  p.paint(put(poly([-9, -40], [9, -32], [9, -42], [-9, -32])), { pink: 1 });
  p.paint(
    put(
      curve([
        [-19, -80, 1],
        [-19, -98],
        [0, -108],
        [19, -98],
        [19, -80, 1],
      ]),
    ),
    HAT,
  );
  p.paint(put(rect(-20, -90, 40, 7)), DARK);
  p.paint(
    put(
      stroke(
        [
          [-31, -81],
          [0, -79],
          [31, -81],
        ],
        7,
      ),
    ),
    HAT,
  );
  return put;
}

function glove(p: Cel, x: number, y: number, turn: number): void {
  const put = place({ x, y, turn, size: 1.1 });
  p.paint(
    put(
      curve([
        [-12, 14, 1],
        [12, 14, 1],
        [17, -2],
        [14, -18],
        [0, -23],
        [-15, -17],
        [-19, -3],
      ]),
    ),
    { pink: 1 },
  );
  p.paint(
    put(
      stroke(
        [
          [13, 2],
          [5, -6],
          [2, -13],
        ],
        4,
      ),
    ),
    DARK,
  );
  p.paint(put(rect(-13, 12, 26, 9)), {});
}

const arm = (p: Cel, from: Point, elbow: Point, to: Point): void =>
  void p.paint(stroke([from, elbow, to], 20), { pink: 0.35, yellow: 1 });

/** The bell swells on every beat. */
export function tubist(p: Cel, x: number, y: number, beat: number, phase: number): void {
  const puff = Math.max(0, 1 - phase * 1.6);
  const squash = 1 - 0.07 * puff;
  const lean = (beat % 2 ? 4 : -4) * (1 - phase);
  const put = place({ x: x + 8, y, turn: lean });
  const brass = { yellow: 1, pink: 0.12 };
  p.paint(
    put(
      stroke(
        [
          [58, -70],
          [78, -150],
          [56, -206],
        ],
        (k) => 34 + 20 * k,
      ),
    ),
    DARK,
  );
  p.paint(
    put(
      stroke(
        [
          [58, -70],
          [78, -150],
          [56, -206],
        ],
        (k) => 24 + 20 * k,
      ),
    ),
    brass,
  );
  const bell = place({ x: 52, y: -232, turn: -16, size: 1 + 0.13 * puff });
  p.paint(put(bell(ellipse(0, 0, 74, 42))), DARK);
  p.paint(put(bell(ellipse(0, 0, 68, 37))), brass);
  p.paint(put(bell(ellipse(0, -2, 46, 22))), { pink: 1, midnight: 0.6 });
  gentleman(p, x, y, squash, [0.9, -0.2]);
  for (const [width, tones] of [
    [27, DARK],
    [17, brass],
  ] as const)
    p.paint(
      put(
        stroke(
          [
            [10, -50],
            [-30, -28],
            [-2, -2],
            [44, -12],
            [66, -58],
            [62, -86],
          ],
          width,
        ),
      ),
      tones,
    );
  arm(p, [x + 66, y - 66], [x + 84, y - 40], [x + 48, y - 26]);
  glove(p, x + 44, y - 34 + 6 * puff, -70);
}

/** Both gloves on the drum, one a beat. */
export function drummer(p: Cel, x: number, y: number, beat: number, phase: number): void {
  const lift = Math.sin(Math.PI * phase);
  gentleman(p, x + 24, y, 1 - 0.06 * Math.max(0, 1 - phase * 2), [-0.8, 0.3]);
  const struck = phase < 0.25 ? 4 : 0;
  p.paint(ellipse(x - 20, y - 30, 66 + struck, 64), DARK);
  p.paint(ellipse(x - 20, y - 30, 57 + struck, 55), {});
  p.print(ellipse(x - 20, y - 30, 57 + struck, 55), { yellow: 0.3 });
  const put = place({ x: x - 20, y: y - 27, turn: -6, size: 1.25 });
  p.paint(
    put(
      curve([
        [0, 24, 1],
        [-26, -2],
        [-24, -20],
        [-11, -24],
        [0, -12, 1],
        [11, -24],
        [24, -20],
        [26, -2],
      ]),
    ),
    { pink: 1 },
  );
  for (const side of [0, 1]) {
    const up = side === beat % 2 ? 12 + 70 * lift : 84 - 20 * lift;
    const hand: Point = [x - 66 + side * 102, y - 66 - up];
    arm(p, [x - 42 + side * 126, y - 76], [x - 82 + side * 186, y - 66 - up * 0.55], hand);
    glove(p, hand[0], hand[1], side ? -38 : 38);
  }
}
