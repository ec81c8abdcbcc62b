/** Cubes of salt, turned anyhow in space and lit by a light that goes round: clear ones with steps, cloudy ones with specks. */
import { between, random, type Random } from "@toadstool/stage/seeded";
import type { Tones } from "../riso.ts";
import { ellipse, poly, stroke, type Point, type Shape } from "../shapes.ts";
import type { Cel } from "./cel.ts";

type Vector = readonly [x: number, y: number, z: number];

export interface Cube {
  x: number;
  y: number;
  /** Half an edge when it has grown, in pixels. */
  size: number;
  /** How late it begins to grow, 0…1. */
  late: number;
  /** 0 clear, 1 cloudy. */
  cloud: number;
  /** Where the cube's own three axes point. */
  axes: readonly [Vector, Vector, Vector];
  seed: number;
}

function turned(r: Random): Cube["axes"] {
  const [a, b, c] = [between(r, -0.5, 0.5), between(r, 0.42, 0.72), between(r, 0.5, 1.1)];
  const turn = ([x, y, z]: Vector): Vector => {
    const [x1, z1] = [x * Math.cos(c) + z * Math.sin(c), z * Math.cos(c) - x * Math.sin(c)];
    const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), z1 * Math.cos(b) + y * Math.sin(b)];
    return [x1 * Math.cos(a) - y2 * Math.sin(a), y2 * Math.cos(a) + x1 * Math.sin(a), z2];
  };
  return [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])];
}

/** Crystals along a wire: large ones where it bends at its end, small ones above, grown from the end upwards. */
export function cluster(name: string, wire: readonly Point[], count: number, cloud: number): Cube[] {
  const r = random(name);
  return Array.from({ length: count }, (_, i): Cube => {
    const along = i / (count - 1);
    const [x, y] = wire[Math.round((0.12 + 0.88 * along) * (wire.length - 1))] as Point;
    return {
      x: x + between(r, -9, 9),
      y: y + between(r, -7, 7),
      size: between(r, 18, 26) + 22 * along * between(r, 0.5, 1.1),
      late: 0.55 * (1 - along) + between(r, 0, 0.2),
      cloud: Math.min(1, Math.max(0, cloud + between(r, -0.3, 0.3))),
      axes: turned(r),
      seed: Math.floor(r() * 1e9),
    };
  }).toSorted((a, b) => a.size - b.size);
}

/** From the dark side to the lit one: flat inks where they can be, since a small face holds few dots. */
const CLEAR: readonly Tones[] = [{ teal: 1, pink: 0.5 }, { teal: 1 }, { teal: 0.4 }, { yellow: 0.4 }, {}];
const CLOUDY: readonly Tones[] = [
  { pink: 1, teal: 1 },
  { pink: 1, teal: 0.45 },
  { pink: 1 },
  { pink: 0.55 },
  { pink: 0.28 },
];

function outline(corners: readonly [number, number][]): Shape {
  const points = corners.map(([x, y]): Point => [x, y, 1]);
  return stroke([...points, points[0] as Point], 3.2);
}

/** One cube grown to `grown` (0…1), the light standing at `angle` (radians) around it. */
export function salt(p: Cel, cube: Cube, grown: number, angle: number): void {
  if (grown <= 0.02) return;
  const half = cube.size * grown;
  const at = ([x, y]: Vector): [number, number] => [cube.x + x * half, cube.y + y * half];
  const light: Vector = [0.8 * Math.cos(angle), 0.8 * Math.sin(angle), 0.6];
  const cloudy = cube.cloud > 0.5;
  const r = random(cube.seed);
  for (const axis of [0, 1, 2] as const) {
    const out = cube.axes[axis];
    const facing = out[2] > 0 ? 1 : -1;
    const normal = out.map((v) => v * facing) as unknown as Vector;
    const [u, v] = [cube.axes[(axis + 1) % 3] as Vector, cube.axes[(axis + 2) % 3] as Vector];
    const corner = (a: number, b: number): [number, number] =>
      at(
        [0, 1, 2].map(
          (i) => (normal[i] as number) + a * (u[i] as number) + b * (v[i] as number),
        ) as unknown as Vector,
      );
    const square = (s: number): [number, number][] => [
      corner(-s, -s),
      corner(s, -s),
      corner(s, s),
      corner(-s, s),
    ];
    const shine = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];
    const level = Math.max(0, Math.min(4, Math.floor((0.5 + 0.55 * shine) * 5)));
    const face = poly(...square(1));
    p.paint(face, (cloudy ? CLOUDY : CLEAR)[level] ?? {});
    if (cloudy)
      for (let i = 0; i < 5; i++) {
        const [x, y] = corner(between(r, -0.8, 0.8), between(r, -0.8, 0.8));
        p.paint(ellipse(x, y, between(r, 2, 4.4) * grown), level > 2 ? { pink: 1 } : { pink: 0.28 });
      }
    else if (half > 17) p.paint(outline(square(0.56)), level > 2 ? { teal: 1 } : {});
    p.paint(outline(square(1)), { teal: 1, pink: 1 });
  }
}
