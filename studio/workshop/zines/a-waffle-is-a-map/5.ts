/** The rain: syrup from edge to edge, and one ridge to stand on. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, CRUST, SYRUP, YELLOW } from "./inks.ts";

export function rain(p: ZinePage): void {
  p.ground(SYRUP);
  // ridges that run to a far end
  for (const [far, near] of [
    [240, -620],
    [400, -60],
    [560, 470],
    [720, 1000],
    [900, 1640],
  ] as const)
    p.paint(cut([far, 880, far + 34, 880, near + 150, 1760, near, 1760]), YELLOW);
  for (const [y, width] of [
    [900, 26],
    [1010, 40],
    [1190, 62],
    [1500, 104],
  ] as const)
    p.paint(line([-80, y + 6, 600, y, 1290, y + 8], width), YELLOW);
  for (const [y, width] of [
    [916, 10],
    [1036, 14],
    [1230, 20],
    [1566, 32],
  ] as const)
    p.paint(line([-80, y + 6, 600, y, 1290, y + 8], width), CRUST);
  // the rope, and where it lands
  p.paint(
    blob([760, 1010, 860, 950, 1010, 962, 1130, 1030, 1150, 1130, 1040, 1180, 880, 1170, 770, 1100]),
    SYRUP,
  );
  for (const [r, tones] of [
    [172, CRUST],
    [120, YELLOW],
    [70, CRUST],
  ] as const)
    p.paint(rim(ellipse(960, 1066, r, r * 0.4), 13), tones);
  p.paint(cut([890, -60, 1050, -60, 1004, 700, 990, 1066, 944, 1066, 936, 700]), CRUST);
  p.paint(cut([906, -60, 1030, -60, 988, 700, 978, 1060, 956, 1060, 950, 700]), SYRUP);
  p.paint(line([940, -40, 958, 400, 966, 800], 14), YELLOW);
  caption(p, "At 8.04 it rained.", { x: 96, y: 110, width: 760 }, { size: 0.92, tones: CREAM });
  title(p, "Once.", { x: 92, y: 300, width: 790, height: 420 }, { tones: CREAM });
  ant(p, { at: { x: 350, y: 1508, size: 1.65 }, look: [0.5, -0.9], halo: CREAM });
}
