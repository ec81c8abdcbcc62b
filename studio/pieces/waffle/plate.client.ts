import { LatheGeometry, Mesh, Vector2 } from "three";
import type { Ink } from "../../stages/inked.ts";
import { plate, plateHeight } from "./terrain.ts";

/** A plate of bare paper, with a rim of printed dots between two lines. */
export function potPlate(inked: Ink): Mesh {
  const inner = Array.from({ length: 24 }, (_, n) => {
    const radius = 0.01 + ((plate.lip - 0.01) * n) / 23;
    return new Vector2(radius, plateHeight(radius) - 0.006);
  });
  const lip = Array.from({ length: 9 }, (_, n) => {
    const angle = Math.PI / 2 - (Math.PI * n) / 8;
    return new Vector2(plate.lip + 0.045 * Math.cos(angle), plate.rise - 0.05 + 0.045 * Math.sin(angle));
  });
  const under = [new Vector2(1.9, -0.05), new Vector2(1.5, -0.12), new Vector2(0.01, -0.12)];
  // A lathe turns a line that goes upwards inside out.
  const geometry = new LatheGeometry([...inner, ...lip, ...under].toReversed(), 96);
  return new Mesh(
    geometry,
    inked([0, 0, 0], [0.04, 0.06, 0.2], {
      stripes: "rim(own)",
      stripesLit: [0.95, 0.1, 0],
      stripesShade: [1, 0.2, 0.3],
      declarations: `float rim(vec3 own) {
        float reach = length(own.xz);
        float along = fract(atan(own.z, own.x) * 8.0) - 0.5;
        float dots = 1.0 - step(0.1, length(vec2(along * reach / 8.0, reach - 2.12)));
        float between = fract(atan(own.z, own.x) * 8.0 + 0.5) - 0.5;
        float small = 1.0 - step(0.035, length(vec2(between * reach / 8.0, reach - 2.12)));
        float lines = step(abs(reach - 1.9), 0.014) + step(abs(reach - 2.34), 0.022);
        return max(max(dots, small), lines);
      }\n`,
    }),
  );
}
