/** The country, seen from above: pockets numbered by column and row, wet or dry. */
import { cut, line, soft } from "../../cast/pen.ts";
import type { Picture, Tones } from "../../riso.ts";
import { place, type Place, type Shape } from "../../shapes.ts";
import { CRUST, NAVY, SYRUP, YELLOW } from "./inks.ts";

export interface Waffle {
  /** Where its middle is. */
  at: Parameters<typeof place>[0];
  columns: number;
  rows: number;
  /** Pixels from one pocket to the next, before placing. */
  cell: number;
  /** "column,row" of each pocket that holds syrup; both count from 0. */
  wet?: readonly string[];
  /** Only what is inside this is left. */
  inside?: Shape;
  /** What the ground around it has against its coast. */
  coast?: Tones;
}

/** Where a pocket's middle is, in picture pixels. */
export const pocketAt = ({ at, columns, rows, cell }: Waffle, column: number, row: number) =>
  place(at)([[(column + 0.5 - columns / 2) * cell, (row + 0.5 - rows / 2) * cell]])[0] as readonly [
    number,
    number,
  ];

export function waffle(p: Picture, look: Waffle): void {
  const { columns, rows, cell, wet = [], inside } = look;
  const put = place(look.at);
  const [w, h, edge] = [columns * cell, rows * cell, cell * 0.2];
  const body = (grow: number): Shape =>
    put(
      soft(
        -w / 2 - edge - grow,
        -h / 2 - edge - grow,
        w + 2 * (edge + grow),
        h + 2 * (edge + grow),
        cell * 0.42,
      ),
    );
  for (const grow of look.coast ? [64, 40] : [])
    p.paint(body(grow + 9), look.coast ?? {}).paint(body(grow), {});
  p.paint(body(14), NAVY, inside);
  p.paint(body(0), CRUST, inside);
  p.paint(
    put(soft(-w / 2 - edge, -h / 2 - edge, w + edge * 1.7, h + edge * 1.7, cell * 0.42)),
    YELLOW,
    inside,
  );
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const shift = place({ x: (column + 0.5 - columns / 2) * cell, y: (row + 0.5 - rows / 2) * cell });
      pocket(p, (shape) => put(shift(shape)), cell, wet.includes(`${column},${row}`), inside);
    }
}

function pocket(p: Picture, put: Place, cell: number, wet: boolean, inside?: Shape): void {
  const r = cell * 0.36;
  p.paint(put(cut([-r, -r, r, -r, r, r, -r, r])), CRUST, inside);
  if (wet) {
    const s = r * 0.9;
    p.paint(put(cut([-s, -s, s, -s, s, s, -s, s])), SYRUP, inside);
    p.paint(
      put(line([-s * 0.6, -s * 0.1, -s * 0.55, -s * 0.6, -s * 0.05, -s * 0.66], cell * 0.055)),
      CRUST,
      inside,
    );
    return;
  }
  p.print(put(cut([-r, -r, r, -r, r * 0.55, -r * 0.5, -r * 0.5, -r * 0.5])), { navy: 0.45 }, inside);
  p.print(put(cut([-r, -r, -r * 0.5, -r * 0.5, -r * 0.5, r * 0.6, -r, r])), { navy: 0.25 }, inside);
  p.paint(
    put(cut([-r * 0.5, -r * 0.5, r * 0.62, -r * 0.5, r * 0.62, r * 0.62, -r * 0.5, r * 0.62])),
    { yellow: 1, red: 0.35 },
    inside,
  );
}
