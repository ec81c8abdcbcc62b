/** Small things that stand around in many pictures. Sizes and places are in picture pixels. */
import { between, type Random } from "@toadstool/stage/seeded";
import { curve, ellipse, place, poly, stroke, type Point, type Shape } from "../shapes.ts";
import type { Picture, Tones } from "../riso.ts";

/** A four-pointed sparkle. */
export const sparkle = (x: number, y: number, r: number): Shape =>
  Array.from({ length: 4 }).flatMap((_, i): Point[] => {
    const spoke = (a: number, length: number): Point => [x + Math.cos(a) * length, y + Math.sin(a) * length];
    return [spoke((i * Math.PI) / 2, r), spoke(((i + 0.5) * Math.PI) / 2, r * 0.28)];
  });

/** Stars and dots thrown over a box. `clear` says where none may fall. */
export function stars(
  picture: Picture,
  r: Random,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
  tones: Tones,
  clear: (x: number, y: number) => boolean = () => true,
): void {
  for (let i = 0; i < count; i++) {
    const x = between(r, box[0], box[0] + box[2]);
    const y = between(r, box[1], box[1] + box[3]);
    const size = between(r, 0, 1);
    if (clear(x, y))
      picture.paint(size > 0.75 ? sparkle(x, y, 10 + size * 12) : ellipse(x, y, 2.5 + size * 3), tones);
  }
}

/** A tuft of grass growing up from x,y. */
export function tuft(picture: Picture, x: number, y: number, size: number, tones: Tones): void {
  for (const [lean, height] of [
    [-0.75, 0.62],
    [-0.25, 1],
    [0.28, 0.85],
    [0.8, 0.55],
  ] as const) {
    picture.paint(
      curve([
        [x + lean * size * 0.3 - size * 0.09, y, 1],
        [x + lean * size * 0.55, y - height * size * 0.5],
        [x + lean * size, y - height * size, 1],
        [x + lean * size * 0.6 + size * 0.09, y - height * size * 0.4],
        [x + lean * size * 0.3 + size * 0.09, y, 1],
      ]),
      tones,
    );
  }
}

/** Open scissors: blades meet at 0,0 and point right, handles to the left. About 200 long before placing. */
export function scissors(picture: Picture, at: Parameters<typeof place>[0], tones: Tones, open = 14): void {
  for (const side of [-1, 1]) {
    const half = place({ x: 0, y: 0, turn: side * open });
    const put = place(at);
    picture.paint(
      put(half(poly([-22, side * 5], [106, -side * 1], [96, side * 9], [0, side * 14], [-22, side * 13]))),
      tones,
    );
    const handle = Array.from({ length: 17 }, (_, i): Point => {
      const a = (i / 16) * Math.PI * 2;
      return [-66 + 34 * Math.cos(a), -side * 14 + 23 * Math.sin(a)];
    });
    picture.paint(put(half(stroke(handle, 11))), tones);
    picture.paint(
      put(
        half(
          stroke(
            [
              [-40, -side * 4],
              [-18, side * 5],
              [4, side * 9],
            ],
            12,
          ),
        ),
      ),
      tones,
    );
  }
  picture.paint(place(at)(ellipse(0, 0, 3.4)), {});
}

/** Rays around a lamp. */
export function rays(
  picture: Picture,
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  width: number,
  tones: Tones,
  from = 0,
  to = 360,
): void {
  for (let i = 0; i < count; i++) {
    const a = ((from + ((to - from) * (i + 0.5)) / count) * Math.PI) / 180;
    const end = i % 2 ? outer : inner + (outer - inner) * 0.7;
    picture.print(
      stroke(
        [
          [x + Math.cos(a) * inner, y + Math.sin(a) * inner],
          [x + Math.cos(a) * end, y + Math.sin(a) * end],
        ],
        width,
      ),
      tones,
    );
  }
}

/** A dashed line along points, each dash and gap in pixels. */
export function dashes(
  picture: Picture,
  points: Shape,
  width: number,
  dash: number,
  gap: number,
  tones: Tones,
  over = true,
): void {
  const line = curve(points, false);
  let walked = 0;
  let piece: Point[] = [];
  const flush = (): void => {
    const [first, last] = [piece[0], piece.at(-1)];
    if (first && last && Math.hypot(last[0] - first[0], last[1] - first[1]) > dash * 0.4) {
      const shape = stroke([first, ...piece.slice(1, -1).filter((_, i) => i % 3 === 1), last], width);
      if (over) picture.print(shape, tones);
      else picture.paint(shape, tones);
    }
    piece = [];
  };
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const steps = Math.max(1, Math.ceil(length / 2));
    for (let k = 0; k < steps; k++) {
      if (walked % (dash + gap) < dash)
        piece.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
      else flush();
      walked += length / steps;
    }
  }
  flush();
}

/** An arrow from x,y; `angle` in degrees, 0 is up, clockwise. */
export function arrow(
  picture: Picture,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  tones: Tones,
): void {
  const put = place({ x, y, turn: angle });
  picture.paint(
    put(
      stroke(
        [
          [0, 0],
          [0, -length + width * 1.5],
        ],
        width,
      ),
    ),
    tones,
  );
  picture.paint(
    put(poly([0, -length - width], [-width * 1.7, -length + width * 2], [width * 1.7, -length + width * 2])),
    tones,
  );
}
