/** The country's plan: four columns, four rows, an address for every hole. */
import { dashes } from "../../cast/scenery.ts";
import { label } from "../frames.ts";
import { caption } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { ant } from "./ant.ts";
import { CREAM, NAVY, RED } from "./inks.ts";
import { pocketAt, waffle, type Waffle } from "./waffle.ts";

const PLAN: Waffle = { at: { x: 640, y: 700 }, columns: 4, rows: 4, cell: 190 };

export function plan(p: ZinePage): void {
  p.ground(CREAM);
  waffle(p, { ...PLAN, coast: NAVY });
  for (const [i, name] of ["A", "B", "C", "D"].entries())
    caption(
      p,
      name,
      { x: pocketAt(PLAN, i, 0)[0] - 60, y: 104, width: 120 },
      { face: "block", align: "centre", size: 0.78 },
    );
  for (let row = 0; row < 4; row++)
    caption(
      p,
      String(row + 1),
      { x: 78, y: pocketAt(PLAN, 0, row)[1] - 32, width: 60 },
      { face: "block", size: 0.78 },
    );
  const [x, y] = pocketAt(PLAN, 1, 2);
  dashes(
    p,
    [
      [-40, y + 120],
      [100, y + 94],
      [230, y + 112],
      [x - 150, y + 92],
    ],
    14,
    30,
    26,
    RED,
    false,
  );
  ant(p, { at: { x: x - 6, y: y + 62, size: 0.86 }, look: [0, 0.9], halo: CREAM });
  label(p, "me", { x: x + 112, y: y - 240, width: 176, height: 112 });
  caption(
    p,
    "Sixteen lakes, all dry. A sensible place: every hole has an address.",
    { x: 96, y: 1318, width: 1020 },
    { size: 0.84 },
  );
}
