/** The cover: the set, on its doily, with a glass of water nobody may move. */
import { cut, rim } from "../../cast/pen.ts";
import { ellipse } from "../../shapes.ts";
import { title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, FOREST, ORANGE, edged } from "./inks.ts";
import { doily, radio } from "./radio.ts";

export function cover(p: ZinePage): void {
  p.ground({ forest: 1 });
  for (const r of [520, 440])
    p.paint(rim(ellipse(600, 1130, r, r * 0.92), 16), { orange: r === 440 ? 1 : 0.55 });
  title(p, "My", { x: 92, y: 92, width: 300, height: 92 }, { tones: CREAM, align: "left" });
  title(p, "grandmother’s", { x: 92, y: 200, width: 1016, height: 130 }, { tones: CREAM });
  title(p, "radio", { x: 92, y: 344, width: 1016, height: 290 }, { tones: ORANGE, cut: true });
  p.paint(cut([-60, 1400, 1260, 1388, 1260, 1760, -60, 1760]), ORANGE);
  doily(p, { x: 600, y: 1412 }, 1020);
  edged(p, cut([742, 660, 850, 660, 836, 812, 756, 812]), CREAM, 9);
  p.paint(cut([750, 716, 842, 716, 834, 804, 758, 804]), { orange: 0.3 });
  radio(p, { at: { x: 600, y: 1392, size: 1.34 }, worn: true });
  p.paint(rim(cut([330, 1516, 874, 1508, 880, 1760, 326, 1760]), 13), FOREST);
  edged(p, ellipse(604, 1600, 34, 32), CREAM, 8);
}
