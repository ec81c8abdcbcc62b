/** Eight jellies on one table: one that is hit shakes the others a little, and none of them shakes back. */
import { mould, profiles } from "./mould.ts";
import { push, settle, type SoftBody, softBody, thump } from "./soft-body.ts";
import { voices } from "./voices.ts";

export interface Table {
  readonly bodies: readonly SoftBody[];
  /** Shakes on their way through the table. */
  tremors: Tremor[];
}

interface Tremor {
  body: SoftBody;
  /** Seconds until it arrives. */
  after: number;
  /** Sideways, in widths a second; and up. */
  dx: number;
  force: number;
}

/** Where a jelly stands: its column and its row. */
export interface Place {
  column: number;
  row: number;
}

/** How hard a hit squashes, in heights a second: softly, and with an accent. */
export const hitForce = { 1: 6, 2: 10 } as const;
/** What of a hit arrives at a neighbour's plate, and the seconds it takes from plate to plate. */
const passedOn = 0.16;
const passing = 0.05;
/** Plates further away notice nothing. */
const farthest = 2.3;

export function layTable(): Table {
  return { bodies: voices.map(({ slug }) => softBody(mould(profiles[slug]))), tremors: [] };
}

/** A jelly is hit with so much force, and its neighbours hear of it through the table. */
export function hitJelly(
  table: Table,
  voice: number,
  force: number,
  placeOf: (voice: number) => Place,
): void {
  const body = table.bodies[voice];
  if (!body) return;
  thump(body, force);
  const from = placeOf(voice);
  table.bodies.forEach((other, n) => {
    const to = placeOf(n);
    const [across, down] = [to.column - from.column, to.row - from.row];
    const far = Math.hypot(across, down);
    if (other === body || far > farthest) return;
    const arriving = (force * passedOn) / (far * far);
    table.tremors.push({
      body: other,
      after: passing * far,
      dx: (0.55 * arriving * across) / far,
      force: arriving,
    });
  });
}

/** Moves all of them on by so many seconds; answers whether anything still wobbles or is about to. */
export function settleTable(table: Table, step: number): boolean {
  for (const tremor of table.tremors) {
    tremor.after -= step;
    if (tremor.after <= 0) shake(tremor);
  }
  table.tremors = table.tremors.filter(({ after }) => after > 0);
  let moves = table.tremors.length > 0;
  for (const body of table.bodies) if (settle(body, step)) moves = true;
  return moves;
}

function shake({ body, dx, force }: Tremor) {
  thump(body, force);
  push(body, { x: 0, y: 0.7, reach: 0.6, dx, dy: 0 });
}
