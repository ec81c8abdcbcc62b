import { LatheGeometry, Mesh, Vector2 } from "three";
import type { Ink } from "../../stages/inked.ts";

/** Where its floor ends. */
export const plateReach = 1.27;

const outline: readonly [reach: number, high: number][] = [
  [0.01, -0.012],
  [0.6, -0.012],
  [1.0, -0.012],
  [1.2, -0.01],
  [1.36, 0.02],
  [1.46, 0.075],
  [1.5, 0.085],
  [1.51, 0.06],
  [1.4, -0.02],
  [1.1, -0.09],
  [0.01, -0.1],
];

/** A cake plate of bare paper, with a rim of printed dots. */
export function plate(inked: Ink): Mesh {
  return new Mesh(
    new LatheGeometry(outline.map(([x, y]) => new Vector2(x, y)).toReversed(), 96),
    inked([0, 0, 0], [0.1, 0, 0.2], {
      stripes: "rim(own)",
      stripesLit: [0.95, 0.1, 0],
      stripesShade: [0.95, 0.2, 0.2],
      declarations: `float rim(vec3 own) {
        float reach = length(own.xz);
        float along = fract(atan(own.z, own.x) * 7.0) - 0.5;
        float dots = step(length(vec2(along * reach / 7.0, reach - 1.385)), 0.045);
        return max(dots, step(1.475, reach));
      }\n`,
    }),
  );
}
