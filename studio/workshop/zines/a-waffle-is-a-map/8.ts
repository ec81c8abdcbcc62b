/** The back cover: an empty plate, its surveyor, and what is left of the key. */
import { blob, cut, line, rim } from "../../cast/pen.ts";
import { random } from "@toadstool/stage/seeded";
import { ellipse, place } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, CRUST, NAVY, RED, SYRUP, YELLOW, edged } from "./inks.ts";

export function empty(p: ZinePage): void {
  p.ground(RED);
  edged(p, ellipse(600, 560, 520, 500), CREAM, 14);
  p.paint(rim(ellipse(600, 560, 380, 362), 9), NAVY);
  p.paint(
    line([300, 700, 380, 780, 520, 820, 600, 800], (t) => 52 * (1 - t) + 8),
    SYRUP,
  );
  p.paint(line([330, 716, 400, 776, 500, 806], 9), CRUST);
  const r = random("crumbs");
  for (let k = 0; k < 22; k++) {
    const [x, y, s] = [330 + r() * 560, 280 + r() * 500, 6 + r() * 12];
    p.paint(blob([x - s, y, x, y - s, x + s, y + s * 0.2, x, y + s]), k % 3 ? CRUST : YELLOW);
  }
  knifeAndFork(p);
  ant(p, { at: { x: 440, y: 610, size: 1.25 }, bare: [0], look: [0.2, 0.9], lid: 0.5, halo: CREAM });
  caption(
    p,
    "The country is gone.\nThe map is excellent.",
    { x: 96, y: 1130, width: 1008 },
    { size: 0.86, tones: CREAM },
  );
  key(p);
  caption(
    p,
    "I ate the legend.",
    { x: 690, y: 1420, width: 414 },
    { size: 0.86, tones: CREAM, align: "right" },
  );
}

function knifeAndFork(p: ZinePage): void {
  const fork = place({ x: 790, y: 730, turn: -38 });
  for (const x of [-30, 0, 30]) p.paint(fork(line([x, -230, x, -120], 15)), NAVY);
  p.paint(fork(blob([-38, -130, 38, -130, 34, -90, 10, -66, -10, -66, -34, -90])), NAVY);
  p.paint(fork(line([0, -80, 0, 190], 22)), NAVY);
  const knife = place({ x: 890, y: 660, turn: -38 });
  p.paint(knife(blob([-18, 40, -18, -180, -6, -236, 12, -240, 20, -180, 20, 40])), NAVY);
  p.paint(knife(line([0, 30, 0, 190], 24)), NAVY);
}

/** What one set of jaws took. */
const BITE = [
  [664, 1366, 74],
  [618, 1470, 76],
  [668, 1580, 80],
] as const;

/** The key to the map, with a bite out of it. */
function key(p: ZinePage): void {
  const card = cut([96, 1360, 640, 1340, 650, 1608, 100, 1612]);
  edged(p, card, CREAM, 12);
  p.paint(cut([136, 1388, 200, 1386, 200, 1446, 136, 1448]), SYRUP);
  caption(p, "a lake", { x: 232, y: 1386, width: 300 }, { size: 0.74 });
  const boot = place({ x: 166, y: 1570, size: 1.5 });
  p.paint(boot(blob([-22, -50, 22, -50, 20, -16, 44, -10, 48, 6, 10, 8, -24, 6, -22, -16])), RED);
  caption(p, "a boot", { x: 266, y: 1506, width: 300 }, { size: 0.74 });
  for (const [x, y, r] of BITE) p.paint(ellipse(x, y, r + 11), NAVY, card);
  for (const [x, y, r] of BITE) p.paint(ellipse(x, y, r), RED);
}
