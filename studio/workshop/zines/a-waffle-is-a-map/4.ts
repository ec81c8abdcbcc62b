/** Mount Butter, measured in ants, three times. */
import { blob, line } from "../../cast/pen.ts";
import { rect, type Shape } from "../../shapes.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, NAVY, YELLOW, edged } from "./inks.ts";

/** The mountain at each time: how high, and how far it has run. */
const MELTING = [
  { time: "8.01", ants: 7, x: 250, half: 150, run: 16 },
  { time: "8.02", ants: 4, x: 600, half: 152, run: 70 },
  { time: "8.03", ants: 2, x: 950, half: 150, run: 130 },
] as const;
const FOOT = 1190;
const STEP = 118;

export function butter(p: ZinePage): void {
  p.ground(YELLOW);
  title(p, "Mount Butter", { x: 96, y: 96, width: 1008, height: 150 }, { tones: NAVY });
  p.paint(rect(-60, FOOT, 1320, 600), CREAM);
  for (const { time, ants, x, half, run } of MELTING) {
    const high = ants * STEP * 0.98;
    edged(p, mountain(x, half, high, run), { yellow: 0.3 }, 12);
    for (let k = 1; k < ants; k++)
      p.print(
        line([x - half * 0.72, FOOT - k * STEP, x, FOOT - k * STEP + 9, x + half * 0.72, FOOT - k * STEP], 7),
        { red: 1 },
      );
    for (let k = 0; k < ants; k++)
      ant(p, {
        at: { x: x - 4, y: FOOT - 6 - k * STEP, size: 0.56, flip: k % 2 === 1 },
        look: [0.7, k === ants - 1 ? 0.7 : -0.6],
      });
    p.paint(line([x - 170, FOOT + 4, x + 170, FOOT + 4], 14), NAVY);
    caption(p, time, { x: x - 150, y: FOOT + 40, width: 300 }, { face: "block", size: 0.9, align: "centre" });
  }
  caption(
    p,
    "Seven ants high at first. Then I stopped measuring. It was upsetting us both.",
    { x: 96, y: 1350, width: 1008 },
    { size: 0.82 },
  );
}

/** Square at first, then with shoulders, then mostly foot. */
function mountain(x: number, half: number, high: number, run: number): Shape {
  const top = FOOT - high;
  return blob([
    x - half - run * 0.2,
    FOOT,
    x - half + run * 0.05,
    FOOT - 40,
    x - half * (1 - run / 500),
    FOOT - high * 0.5,
    x - half * (1 - run / 300),
    top + run * 0.6,
    x - half * 0.5,
    top,
    x,
    top + run * 0.12,
    x + half * 0.5,
    top - run * 0.1,
    x + half * (1 - run / 320),
    top + run * 0.5,
    x + half * (1 - run / 600),
    FOOT - high * 0.5,
    x + half,
    FOOT - 30,
    x + half + run * 0.2,
    FOOT,
    x,
    FOOT + 2,
  ]);
}
