/** A hand whose fingers stretch and fold, seen from its palm: wrist on 0,0, pointing up, about 120 high when open. */
import type { Tones } from "../riso.ts";
import { curve, place, stroke, type Point, type Shape } from "../shapes.ts";
import type { Cel } from "./cel.ts";

/** How far each finger is stretched (0 folded, 1 straight), thumb first; and how far they stand apart. */
export interface HandShape {
  fingers: readonly [thumb: number, index: number, middle: number, ring: number, little: number];
  spread: number;
}

export const HANDS = {
  flat: { fingers: [1, 1, 1, 1, 1], spread: 0.7 },
  fist: { fingers: [0, 0, 0, 0, 0], spread: 0 },
  point: { fingers: [0, 1, 0, 0, 0], spread: 0 },
  vee: { fingers: [0, 1, 1, 0, 0], spread: 1.9 },
  horns: { fingers: [0, 1, 0, 0, 1], spread: 0.9 },
  corner: { fingers: [1, 1, 0, 0, 0], spread: 0 },
  little: { fingers: [0, 0, 0, 0, 1], spread: 0.8 },
} as const satisfies Record<string, HandShape>;

export function between(a: HandShape, b: HandShape, k: number): HandShape {
  const mix = (from: number, to: number): number => from + (to - from) * k;
  return {
    fingers: a.fingers.map((finger, i) =>
      mix(finger, b.fingers[i] as number),
    ) as unknown as HandShape["fingers"],
    spread: mix(a.spread, b.spread),
  };
}

const LENGTHS = [52, 60, 54, 42] as const;
const PALM = curve([
  [-17, 4, 1],
  [-24, -16],
  [-30, -40],
  [-29, -62],
  [-10, -68],
  [12, -67],
  [29, -60],
  [30, -38],
  [24, -14],
  [17, 4, 1],
]);

function finger(index: number, { fingers, spread }: HandShape): Point[] {
  const straight = fingers[index + 1] as number;
  const angle = ((index - 1.5) * 9 * spread * (0.35 + 0.65 * straight) * Math.PI) / 180;
  const half = (LENGTHS[index] as number) / 2;
  const along = ([x, y]: Point, length: number): Point => [
    x + Math.sin(angle) * length,
    y - Math.cos(angle) * length,
  ];
  const knuckle: Point = [(index - 1.5) * 15, index === 3 ? -56 : -60];
  const joint = along(knuckle, half * (0.42 + 0.58 * straight));
  return [knuckle, joint, along(joint, half * (-0.95 + 1.95 * straight))];
}

function thumb(straight: number): Point[] {
  const mix = (a: number, b: number): number => a + (b - a) * straight;
  return [
    [-22, -20],
    [mix(-27, -44), mix(-36, -38)],
    [mix(6, -58), mix(-40, -62)],
  ];
}

export function hand(
  p: Cel,
  at: Parameters<typeof place>[0],
  shape: HandShape,
  skin: Tones,
  line: Tones,
): void {
  const put = place(at);
  const size = at.size ?? 1;
  const pen = Math.max(3.4, 2.4 * size) / size;
  const part = (points: Shape, width: number): void => {
    p.paint(put(stroke(points, width + 2 * pen)), line);
    p.paint(put(stroke(points, width)), skin);
  };
  const folded = (index: number): boolean => (shape.fingers[index + 1] as number) < 0.5;
  for (const index of [3, 2, 1, 0]) if (!folded(index)) part(finger(index, shape), 14.5);
  p.paint(
    put(
      stroke(
        [...PALM, PALM[0] as Point].filter((_, i) => i % 4 === 0),
        2 * pen,
      ),
    ),
    line,
  );
  p.paint(put(PALM), skin);
  for (const index of [3, 2, 1, 0]) if (folded(index)) part(finger(index, shape), 13.5);
  part(thumb(shape.fingers[0]), 15.5);
}
