import type { Place } from "./table.ts";
import { voices } from "./voices.ts";

/** Where the eight stand in a picture; lengths as the picture's own are given. */
export interface TablePlan {
  columns: number;
  /** In the order of `voices`: the middle of a jelly's foot, and the width of it. */
  spots: readonly Spot[];
  placeOf: (voice: number) => Place;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** Shares of the picture that stay free at its sides and at its top and bottom. */
const margin = { x: 0.025, y: 0.035 };
/** What a jelly takes of its cell: in width, and of its height with what stands on top and the plate in front. */
const across = 0.745;
const up = 0.56;
/** Where its foot is in its cell. */
const foot = 0.73;
/** The rows at the back are smaller. */
const nearer = 0.07;

/** Eight in a row, two rows of four or four of two: whichever shows them largest. */
export function planTable(width: number, height: number): TablePlan {
  const plans = [4, 8, 2].map((columns) => planOf(width, height, columns));
  return plans.reduce((best, plan) => (sizeIn(plan) > sizeIn(best) ? plan : best));
}

function planOf(width: number, height: number, columns: number): TablePlan {
  const rows = voices.length / columns;
  const cell = {
    width: (width * (1 - 2 * margin.x)) / columns,
    height: (height * (1 - 2 * margin.y)) / rows,
  };
  const size = Math.min(cell.width * across, cell.height * up);
  const placeOf = (voice: number) => ({ column: voice % columns, row: Math.floor(voice / columns) });
  return {
    columns,
    placeOf,
    spots: voices.map((_, voice) => {
      const { column, row } = placeOf(voice);
      return {
        x: width * margin.x + (column + 0.5) * cell.width,
        y: height * margin.y + (row + foot) * cell.height,
        width: size * (1 + nearer * (row - (rows - 1) / 2)),
      };
    }),
  };
}

const sizeIn = ({ spots }: TablePlan) => spots[0]?.width ?? 0;

/** Which jelly a finger is on, its plate and its crown with it; null on the bare cloth. */
export function voiceAt({ spots }: TablePlan, x: number, y: number): number | null {
  const voice = spots.findIndex((spot) => {
    const [left, below] = [(x - spot.x) / spot.width, (y - spot.y) / spot.width];
    return Math.abs(left) < 0.66 && below < 0.3 && below > -1.15;
  });
  return voice < 0 ? null : voice;
}
