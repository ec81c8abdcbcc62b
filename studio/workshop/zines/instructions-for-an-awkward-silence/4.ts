/** The back: years later, the same sofa. */
import { blob, line, soft } from "../../cast/pen.ts";
import { place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, MINT, WINE, edged } from "./inks.ts";
import { howard, pat } from "./pair.ts";
import { silenceAsleep } from "./silence.ts";
import { say } from "./words.ts";

export function kept(p: ZinePage): void {
  p.ground(CREAM);
  say(p, "Keep it. A silence that has been fed will sit with two people for years and never need a thing said.", { x: 96, y: 110, width: 1008, height: 450 }, { most: 1.06 }); // oxfmt-ignore
  edged(p, soft(130, 935, 940, 420, 60), WINE, 16);
  howard(p, { at: { x: 470, y: 895, size: 1.02, turn: 9 }, asleep: true, mouth: "smile" });
  pat(p, { at: { x: 730, y: 921, size: 1.02, turn: -11 }, asleep: true, mouth: "smile" });
  edged(p, soft(100, 1225, 1000, 150, 40), WINE, 16);
  for (const x of [100, 1020]) edged(p, soft(x - 20, 1085, 120, 290, 44), WINE, 16);
  p.paint(line([236, 1265, 600, 1257, 964, 1265], 9), CREAM);
  silenceAsleep(p, { x: 600, y: 1247, size: 1.12 });
  for (const x of [190, 1010]) p.paint(blob([x - 24, 1373, x + 24, 1373, x + 14, 1435, x - 14, 1435]), WINE);
  // two pairs of slippers, nearer than the shoes ever were
  for (const [x, tones] of [[470, MINT], [560, MINT], [660, CREAM], [750, CREAM]] as const) edged(p, place({ x, y: 1416 })(blob([-34, 20, -36, -14, 0, -36, 36, -14, 34, 20])), tones, 11); // oxfmt-ignore
  say(p, "Serves two.", { x: 96, y: 1526, width: 1008, height: 90 }, { align: "centre", most: 0.84 });
}
