/** Shaders for people who draw: distances carved in lino, and two ways of joining circles. */
import { disc, melt, outlines, union, without, type Field } from "../contours.ts";
import { write } from "../lettering.ts";
import { Picture, type Tones } from "../riso.ts";
import { curve, ellipse, place, poly, stroke, type Point, type Shape } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };
const loop = (shape: Shape, width: number): Shape =>
  stroke([...shape.filter((_, i) => i % 2 === 0), ...shape.slice(0, 1)], width);

/** Leaves out the rings inside the crescent's bite. */
const large = (ring: Shape): boolean =>
  Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x)) > 260;

function hero(): Picture {
  const p = new Picture({
    name: "shaders-for-people-who-draw",
    inks: ["violet", "yellow", "midnight"],
    screens: {
      midnight: { kind: "lines", pitch: 9, angle: 40 },
      violet: { kind: "dots", pitch: 10, angle: 45 },
    },
  });
  const turned = place({ x: 1000, y: 448, turn: -8 });
  const block = turned(poly([-470, -372], [470, -372], [470, 372], [-470, 372]));
  p.print(turned(poly([-470, -372], [-470, 372], [470, 372], [484, 404], [-500, 404], [-500, -350])), {
    midnight: 0.55,
  });
  p.paint(block, { violet: 1 });
  const crescent = without(disc(880, 410, 150), disc(945, 372, 132));
  const circle = disc(1214, 534, 74);
  const both: Field = melt(crescent, circle, 150);
  const box = [420, -20, 1160, 940] as const;
  for (let i = 6; i >= 1; i--) {
    for (const ring of outlines(both, i * 38, box).filter(large)) {
      p.print(ring, { midnight: i % 2 ? 0 : 0.42 }, block);
      p.paint(loop(ring, 11 - i * 0.5), { yellow: i < 3 ? 1 : 0 }, block);
    }
  }
  for (const shape of [...outlines(crescent, 0, box), ...outlines(circle, 0, box)])
    p.paint(shape, { yellow: 1 });
  const gouge = place({ x: 612, y: 604, turn: -37 });
  p.paint(gouge(poly([-8, 0], [-40, -26], [-250, -20], [-250, 20], [-40, 26])), { yellow: 1 });
  p.print(gouge(poly([-8, 0], [-40, 4], [-250, 3], [-250, 20], [-40, 26])), { midnight: 0.4 });
  p.paint(gouge(poly([-238, -30], [-286, -30], [-286, 30], [-238, 30])), NIGHT);
  p.paint(
    gouge(
      curve([
        [-284, -28],
        [-340, -50],
        [-420, -66],
        [-500, -52],
        [-530, 0],
        [-500, 52],
        [-420, 66],
        [-340, 50],
        [-284, 28],
      ]),
    ),
    NIGHT,
  );
  p.print(
    gouge(
      stroke(
        [
          [-350, -28],
          [-420, -40],
          [-482, -30],
        ],
        7,
      ),
    ),
    { midnight: 0 },
  );
  for (const [x, y, size, turn] of [
    [560, 470, 1.25, 0],
    [455, 366, 1, 50],
    [690, 690, 0.9, 150],
  ] as const) {
    const curl = Array.from({ length: 22 }, (_, k): Point => {
      const a = (k / 21) * Math.PI * 3.1;
      return [Math.cos(a) * (50 - k * 1.8), Math.sin(a) * (50 - k * 1.8)];
    });
    const put = place({ x, y, size, turn });
    p.paint(put(stroke(curl, (t) => 26 - 15 * t)), NIGHT);
    p.paint(put(stroke(curl, (t) => 18 - 12 * t)), { yellow: 1 });
  }
  return p;
}

function panels(): Picture {
  const p = new Picture({
    name: "shaders-for-people-who-draw-1",
    inks: ["violet", "yellow", "midnight"],
    width: 1400,
    height: 800,
    wobble: 0.5,
    slip: 0.5,
  });
  [0, 1].forEach((right) => {
    const x = 370 + right * 660;
    const [big, small] = [disc(x - 74, 330, 112), disc(x + 104, 330, 78)];
    const [sharp, soft] = [union(big, small), melt(big, small, 92)];
    const field = right ? soft : sharp;
    const box = [x - 320, 0, 640, 660] as const;
    const frame = poly([x - 300, 40], [x + 300, 40], [x + 300, 624], [x - 300, 624]);
    const fill = right ? outlines(soft, 0, box, 4) : [];
    for (const shape of fill) p.print(shape, { yellow: 1 });
    if (!right) for (const shape of outlines(sharp, 0, box, 4)) p.paint(shape, { violet: 1 });
    else
      for (const shape of [ellipse(x - 74, 330, 112), ellipse(x + 104, 330, 78)])
        p.paint(shape, { violet: 1 });
    for (const i of [1, 2, 3, 4])
      for (const ring of outlines(field, i * 22, box, 4)) p.print(loop(ring, 5.5), NIGHT);
    p.print(loop(frame, 5), NIGHT);
    for (const shape of write(right ? "smin" : "min", { x, y: 726, size: 0.95 }, 12)) p.print(shape, NIGHT);
  });
  return p;
}

export const pictures = { "shaders-for-people-who-draw": hero, "shaders-for-people-who-draw-1": panels };
