/** The east is eaten; a new coast is drawn at once. */
import { blob, cut, line } from "../../cast/pen.ts";
import { place, type Point, type Shape } from "../../shapes.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, CRUST, NAVY, SYRUP, YELLOW, edged } from "./inks.ts";
import { waffle, type Waffle } from "./waffle.ts";

const LEFT: Waffle = {
  at: { x: 420, y: 884, turn: -4 },
  columns: 4,
  rows: 4,
  cell: 220,
  wet: ["0,0", "1,0", "0,1", "1,2", "2,0", "3,2", "2,3"],
};

/** The new coast, from the north to the south: what four teeth leave. */
const COAST: Point[] = [
  [640, 250],
  [640, 386],
  [560, 460],
  [548, 560],
  [600, 632],
  [700, 660],
  [716, 760],
  [690, 840],
  [600, 880],
  [590, 990],
  [650, 1060],
  [780, 1080],
  [800, 1190],
  [752, 1280],
  [770, 1342],
  [780, 1560],
];

export function bite(p: ZinePage): void {
  p.ground(CREAM);
  const west: Shape = [[-200, 300], ...COAST, [-200, 1560]];
  waffle(p, { ...LEFT, inside: west });
  const shore = COAST.slice(1, 15);
  const flat = (dx: number): number[] => shore.flatMap(([x, y]) => [x + dx, y]);
  p.paint(line(flat(2), 44), NAVY);
  p.paint(line(flat(-8), 32), CRUST);
  p.print(line(flat(70), 9), NAVY);
  fork(p);
  for (const [x, y, r] of [
    [700, 560, 13],
    [880, 900, 16],
    [820, 770, 9],
    [760, 930, 8],
  ] as const)
    edged(p, blob([x - r, y, x, y - r, x + r, y, x, y + r * 1.1]), CRUST, 6);
  ant(p, { at: { x: 400, y: 1200, size: 1.35 }, bare: [0], look: [0.9, 0.6], halo: CREAM });
  const pencil = place({ x: 640, y: 1130, turn: 24, size: 1.6 });
  edged(p, pencil(cut([-10, -110, 10, -110, 10, 20, 0, 46, -10, 20])), YELLOW, 8);
  caption(p, "At 8.11 the east was eaten.", { x: 96, y: 100, width: 600 }, { size: 0.8 });
  caption(p, "I drew the new coast.\nIt had teeth.", { x: 96, y: 1436, width: 1008 }, { size: 0.84 });
}

/** Out of the sky, with a piece of the north-east on it. */
function fork(p: ZinePage): void {
  const put = place({ x: 900, y: 560, turn: 24 });
  edged(p, put(cut([-150, -20, 150, -40, 160, 210, -140, 226])), YELLOW, 13);
  p.paint(put(cut([-140, 176, 160, 160, 160, 210, -140, 226])), CRUST);
  for (const x of [-104, 34]) p.paint(put(cut([x, 26, x + 84, 22, x + 84, 112, x, 116])), SYRUP);
  for (const x of [-96, -32, 32, 96]) p.paint(put(line([x, -340, x, -14], 34)), NAVY);
  p.paint(
    put(blob([-114, -350, -108, -440, -30, -500, 30, -500, 108, -440, 114, -350, 60, -330, -60, -330])),
    NAVY,
  );
  p.paint(put(line([0, -480, 0, -1100], 66)), NAVY);
  p.paint(put(line([-60, -420, -34, -456, -10, -480, -10, -760], 9)), CREAM);
}
