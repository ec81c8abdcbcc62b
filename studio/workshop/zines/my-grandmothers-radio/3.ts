/** The dial, from edge to edge, and its opinions. */
import { line } from "../../cast/pen.ts";
import { ellipse, rect } from "../../shapes.ts";
import { bubble } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, FOREST, ORANGE } from "./inks.ts";

const STATIONS = [
  ["HILVERSUM", 130],
  ["OSLO", 872],
  ["KALUNDBORG", 96],
  ["LYON", 420],
  ["ATHLONE", 300],
] as const;
const TOP = 446;
const ROW = 176;

export function stations(p: ZinePage): void {
  p.ground({ orange: { centre: [640, 760], radius: 900, inner: 0.08, outer: 0.75 } });
  p.paint(rect(-60, -60, 1320, 474), FOREST);
  caption(
    p,
    "She had been to none of these, and had a view on each of them.",
    { x: 96, y: 100, width: 1008 },
    { size: 0.8, tones: CREAM },
  );
  for (const [i, [name, x]] of STATIONS.entries()) {
    const y = TOP + i * ROW;
    p.print(line([-60, y + 118, 1260, y + 112], 8), FOREST);
    for (let k = 0; k < 22; k++)
      p.print(line([20 + k * 56, y + 116, 20 + k * 56, y + (k % 5 ? 100 : 86)], 7), FOREST);
    caption(p, name, { x, y: y - 8, width: 700 }, { size: 0.94, pen: 13 });
  }
  p.paint(line([824, 410, 824, 1310], 34), FOREST);
  p.paint(line([824, 410, 824, 1310], 16), ORANGE);
  p.paint(ellipse(824, 1316, 36), FOREST);
  p.paint(rect(-60, 1306, 1320, 500), FOREST);
  bubble(
    p,
    "Oslo mumbles.",
    { x: 170, y: 1420, width: 800 },
    { size: 1.15, tail: [1210, 1690], fill: CREAM, edge: FOREST },
  );
}
