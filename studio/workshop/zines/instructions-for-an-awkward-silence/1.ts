/** The cover: three on a sofa. */
import { bend, blob, cut, line, soft } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import type { Tones } from "../../riso.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, MINT, WINE, edged, limb } from "./inks.ts";
import { howard, pat } from "./pair.ts";
import { silence } from "./silence.ts";
import { shout } from "./words.ts";

/** Two legs of somebody who sits, and shoes that turn away from the middle. */
function legs(p: ZinePage, x: number, away: number, tones: Tones): void {
  for (const dx of [-52, 52]) {
    limb(p, [[x + dx, 1318], [x + dx + away * 16, 1430], [x + dx + away * 10, 1560]], 60, tones); // oxfmt-ignore
    const put = place({ x: x + dx + away * 12, y: 1590, flip: away < 0 });
    edged(p, put(blob([-40, -20, 30, -20, 86, 12, 90, 36, -42, 36])), WINE, 11);
  }
}

/** Arms that hold on to their own knees; the neck is on x,y. */
function arms(p: ZinePage, x: number, y: number, tones: Tones): void {
  for (const s of [-1, 1]) {
    limb(p, [[x + s * 106, y + 100], [x + s * 112, y + 210], [x + s * 58, y + 290]], 44, tones, 22); // oxfmt-ignore
    edged(p, ellipse(x + s * 54, y + 300, 32, 30), CREAM, 11);
  }
}

export function cover(p: ZinePage): void {
  p.ground(WINE);
  shout(p, "Instructions", { x: 96, y: 96, width: 1008, height: 180 }, { tones: CREAM });
  shout(p, "for an awkward", { x: 96, y: 252, width: 1008, height: 150 }, { tones: MINT, cut: true });
  shout(p, "silence", { x: 96, y: 378, width: 1008, height: 210 }, { tones: CREAM });
  p.paint(cut([-60, 640, 1260, 626, 1260, 1800, -60, 1800]), CREAM);
  p.paint(cut([-60, 1500, 1260, 1500, 1260, 1800, -60, 1800]), { mint: 0.45 });
  p.paint(bend([-60, 1500, 1260, 1500], 12), WINE);
  // the sofa's back, then who sits on it
  edged(p, soft(-60, 1010, 1320, 440, 60), WINE, 16);
  howard(p, { at: { x: 178, y: 1010, size: 0.96, turn: -7 }, look: [-1, 0.1] });
  pat(p, { at: { x: 1022, y: 1030, size: 0.96, turn: 7 }, look: [1, 0.2] });
  edged(p, soft(-60, 1290, 1320, 160, 40), WINE, 16);
  p.paint(line([-20, 1330, 600, 1322, 1220, 1330], 9), CREAM);
  legs(p, 150, -1, { burgundy: 0.3 });
  legs(p, 1046, 1, MINT);
  arms(p, 160, 1006, MINT);
  arms(p, 1040, 1030, { burgundy: 0.3 });
  silence(p, { at: { x: 600, y: 1404, size: 1.04 } });
}
