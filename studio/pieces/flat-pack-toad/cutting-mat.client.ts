import { Mesh, PlaneGeometry } from "three";
import type { Ink } from "../../stages/inked.ts";

/** A mat under the sheet, with a line at each unit and one along its edge. */
export function cuttingMat(inked: Ink): Mesh {
  const pink = [0, 0.46, 0] as const;
  const mat = new Mesh(
    new PlaneGeometry(11.4, 9.4).rotateX(-Math.PI / 2),
    inked(pink, pink, {
      stripesLit: [0, 1, 0],
      stripesShade: [0, 1, 0],
      stripes: "max(max(every(own.x), every(own.z)), edge(abs(own.x) - 5.5, abs(own.z) - 4.5))",
      declarations: `
        float every(float place) { return step(abs(fract(place) - 0.5), 0.014); }
        float edge(float x, float z) { return step(abs(max(x, z)), 0.022); }\n`,
    }),
  );
  mat.position.set(0.1, 0.004, 0.1);
  return mat;
}
