/** The back cover: boots drying head down, what was seen, what will come. */
import { bend, blob, line } from "../../cast/pen.ts";
import { toad } from "../../cast/toad.ts";
import { rect } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { boot } from "./boots.ts";
import { CREAM, DARK, NAVY, ORANGE, SKY } from "./inks.ts";
import { drop, rain } from "./water.ts";
import { say } from "./words.ts";

const SEEN = ["Mirror", "Fibber", "Ambusher", "Saucer (taken)"];

export function back(p: ZinePage): void {
  p.paint(rect(-40, 1330, 1280, 420), ORANGE);
  p.paint(line([-40, 1330, 600, 1322, 1240, 1330], 12), NAVY);
  SEEN.forEach((text, i) => {
    const y = 130 + i * 116;
    p.paint(rect(96, y - 6, 72, 72), NAVY);
    p.paint(rect(108, y + 6, 48, 48), CREAM);
    p.paint(bend([112, y + 28, 132, y + 50, 184, y - 22], 15), ORANGE);
    caption(p, text, { x: 214, y: y - 10, width: 760 }, { tones: NAVY, size: 0.98, pen: 12 });
  });
  for (const x of [400, 800]) p.paint(line([x, 1340, x - 4, 1100, x, 900], 24), NAVY);
  boot(p, { x: 396, y: 700, size: 1.35, turn: 180 });
  boot(p, { x: 804, y: 700, size: 1.35, turn: 180, flip: true });
  for (const y of [1176, 1262]) p.paint(drop({ x: 448, y, size: 0.9 }), SKY);
  toad(p, {
    at: { x: 600, y: 1336, size: 1.75 },
    skin: SKY,
    dark: DARK,
    belly: CREAM,
    eye: CREAM,
    wart: { sky: 1, navy: 0.5 },
    look: [-0.6, -1],
    lids: 0.2,
  });
  p.paint(blob([860, -60, 840, 60, 930, 130, 1000, 110, 1060, 170, 1160, 150, 1270, 190, 1270, -60]), NAVY);
  rain(p, "thursday", [960, 170, 240, 120], 9, NAVY);
  say(
    p,
    "Left boot: dry by Thursday.\nForecast for Thursday: rain.",
    { x: 90, y: 1410, width: 1020, height: 210 },
    { most: 0.98, align: "centre", leading: 116 },
  );
}
