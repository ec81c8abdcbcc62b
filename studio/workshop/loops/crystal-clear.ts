/** Three jars of a canal's water: salt grows on copper wire, clear to cloudy, while a projected light goes round; then it dissolves. */
import { between, random } from "@toadstool/stage/seeded";
import { sparkle } from "../cast/scenery.ts";
import { write } from "../lettering.ts";
import { curve, ellipse, place, poly, rect, stroke, type Point, type Shape } from "../shapes.ts";
import { Cel, cycle, type Loop } from "./cel.ts";
import { cluster, salt, type Cube } from "./salt.ts";

const DRAWINGS = 60;
const [TOP, BOTTOM, LEVEL, ROD] = [196, 652, 268, 92];
/** The jars of the story: the clearest of the twelve, the one in two minds, and the one below the car wash. */
const NUMBERS = [4, 11, 7];
const COPPER = { yellow: 1, pink: 0.6 };
const DARK = { teal: 1, pink: 1 };

/** How far everything has grown: the loop begins when it is all there. */
const growth = cycle([
  [0, 1],
  [0.1, 1],
  [0.38, 0],
  [0.4, 0],
  [0.9, 1],
]);

interface Jar {
  x: number;
  wire: Shape;
  cubes: Cube[];
  water: Parameters<Cel["paint"]>[1];
}

/** A wire hangs from the rod and ends in a bend of its own. */
const jars: Jar[] = (
  [
    [
      182,
      [
        [0, ROD],
        [4, 190],
        [-6, 300],
        [30, 360],
        [-34, 420],
        [34, 480],
        [-24, 548],
      ],
      0,
      { teal: 1 },
    ],
    [
      480,
      [
        [0, ROD],
        [-4, 190],
        [4, 280],
        [46, 340],
        [40, 440],
        [-16, 478],
        [-50, 424],
        [-18, 378],
        [12, 420],
        [0, 560],
      ],
      0.5,
      { teal: 1, pink: 0.22 },
    ],
    [
      778,
      [
        [0, ROD],
        [5, 190],
        [-4, 300],
        [-40, 380],
        [-34, 480],
        [16, 532],
        [46, 470],
        [20, 410],
      ],
      1,
      { teal: 1, pink: 0.52 },
    ],
  ] as const
).map(([x, bends, cloud, water], i) => {
  const wire = curve(
    bends.map(([dx, y]): Point => [x + dx, y]),
    false,
  );
  const wet = wire.filter(([, y]) => y > LEVEL + 36);
  return { x, wire, cubes: cluster(`jar ${i}`, wet, 9, cloud), water };
});

function light(p: Cel, t: number): void {
  p.paint(rect(-30, -30, 1020, 780), DARK);
  for (let i = 0; i < 5; i++) {
    const angle = ((i + t) * 2 * Math.PI) / 5;
    const edge = (turn: number): [number, number] => [
      480 + 900 * Math.cos(angle + turn),
      400 + 900 * Math.sin(angle + turn),
    ];
    p.print(poly([480, 400], edge(-0.26), edge(0.26)), { pink: 0.7 });
  }
}

const glass = (x: number, inset: number, top: number): Shape =>
  curve([
    [x - 118 + inset, top, 1],
    [x + 118 - inset, top, 1],
    [x + 118 - inset, BOTTOM - 40],
    [x + 88, BOTTOM - inset],
    [x - 88, BOTTOM - inset],
    [x - 118 + inset, BOTTOM - 40],
  ]);

function jar(p: Cel, { x, water }: Jar, number: number): void {
  p.paint(ellipse(x, BOTTOM + 4, 130, 15), DARK);
  p.paint(glass(x, 0, TOP), {});
  p.paint(glass(x, 7, TOP), DARK);
  p.paint(glass(x, 7, LEVEL), water);
  p.paint(ellipse(x, LEVEL, 111, 12), { ...water, teal: 0.45 });
  p.paint(rect(x - 126, TOP - 8, 252, 15), {});
  p.paint(
    stroke(
      [
        [x - 92, LEVEL + 40],
        [x - 94, LEVEL + 160],
      ],
      8,
    ),
    {},
  );
  p.paint(
    stroke(
      [
        [x - 93, LEVEL + 186],
        [x - 93, LEVEL + 214],
      ],
      8,
    ),
    {},
  );
  const tag = place({ x: x + 74, y: BOTTOM - 46, turn: number - 6 });
  p.paint(tag(rect(-26, -28, 52, 54)), { yellow: 1 });
  for (const line of write(String(number), { x: x + 74, y: BOTTOM - 32, size: 0.42, turn: number - 6 }, 16))
    p.paint(line, DARK);
}

/** What has dissolved sinks in drops, and small bubbles rise while it grows. */
function drift(p: Cel, t: number): void {
  const r = random("drift");
  for (const { x, cubes } of jars) {
    for (let i = 0; i < 12; i++) {
      const cube = cubes[i % cubes.length] as Cube;
      const falls = i < 8;
      const start = falls ? between(r, 0.12, 0.32) : between(r, 0.5, 0.75);
      const [side, size] = [between(r, -26, 26), between(r, 2.5, 5.5)];
      const k = (t - start) / 0.2;
      if (k < 0 || k > 1) continue;
      const y = falls ? cube.y + (BOTTOM - 20 - cube.y) * k * k : cube.y + (LEVEL + 8 - cube.y) * k;
      const sway = Math.max(x - 84, Math.min(x + 84, cube.x + side + 5 * Math.sin(k * 9 + i)));
      p.paint(ellipse(sway, y, size), falls ? {} : { yellow: 0.5 });
    }
  }
}

function draw(index: number, zoom?: number): Cel {
  const t = index / DRAWINGS;
  const grown = growth(t);
  const angle = 2 * Math.PI * t;
  const p = new Cel(
    {
      name: "crystal-clear",
      inks: ["teal", "pink", "yellow"],
      wobble: 0.5,
      screens: {
        teal: { kind: "dots", pitch: 9, angle: 30 },
        pink: { kind: "dots", pitch: 11, angle: 75 },
        yellow: { kind: "dots", pitch: 9, angle: 15 },
      },
    },
    index,
    zoom,
  );
  light(p, t);
  for (const [i, each] of jars.entries()) jar(p, each, NUMBERS[i] ?? 0);
  p.paint(
    stroke(
      [
        [-20, ROD - 4],
        [480, ROD],
        [980, ROD - 6],
      ],
      26,
    ),
    DARK,
  );
  p.paint(
    stroke(
      [
        [-20, ROD - 4],
        [480, ROD],
        [980, ROD - 6],
      ],
      17,
    ),
    { yellow: 1 },
  );
  for (const { wire, x } of jars) {
    p.paint(stroke(wire, 13), DARK);
    p.paint(stroke(wire, 7.5), COPPER);
    for (const dx of [-7, 2, 11])
      p.paint(
        stroke(
          [
            [x + dx - 6, ROD - 14],
            [x + dx, ROD + 13],
          ],
          6.5,
        ),
        COPPER,
      );
  }
  p.boil(true);
  drift(p, t);
  for (const { cubes } of jars)
    for (const cube of cubes) {
      const k = Math.max(0, Math.min(1, (grown * 1.75 - cube.late) / 1));
      salt(p, cube, k * k * (3 - 2 * k), angle);
    }
  glints(p, grown, t);
  return p;
}

/** Clear faces flash as the light comes by. */
function glints(p: Cel, grown: number, t: number): void {
  for (const { cubes } of jars.slice(0, 2))
    for (const [i, cube] of cubes.entries()) {
      const flash = Math.cos(2 * Math.PI * (t - ((i * 0.37) % 1))) - 0.88;
      if (flash > 0 && grown > 0.7 && i % 2)
        p.paint(sparkle(cube.x + cube.size * 0.5, cube.y - cube.size * 0.8, 10 + 130 * flash), {
          yellow: 0.2,
        });
    }
}

export const loop: Loop = { drawings: DRAWINGS, draw, still: 0 };
