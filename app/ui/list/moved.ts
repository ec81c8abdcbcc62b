import * as v from "valibot";

const noPlace = "Enter the number of a place, such as 3.";

/** Where a row of an ordered list goes: a step up or down, to the top, or to a place from 1. */
export const moveTo = v.pipe(
  v.string(noPlace),
  v.regex(/^(up|down|top|[1-9]\d{0,5})$/, noPlace),
  v.transform((to) => (to === "up" || to === "down" || to === "top" ? to : Number(to))),
);

export interface Move {
  id: string;
  to: v.InferOutput<typeof moveTo>;
}

interface Placed {
  id: string;
  place?: { at: number; of: number };
}

/** The places of rows that are in this order. */
export const placed = (ids: readonly string[]) =>
  ids.map((id, index) => ({ id, place: { at: index + 1, of: ids.length } }));

/** Rows after a move among them; each place stays where it is, with another row. */
export function movedBy<Row extends Placed>(rows: readonly Row[], move?: Move): Row[] {
  const from = rows.findIndex(({ id }) => id === move?.id);
  if (!move || from < 0) return [...rows];
  const { to } = move;
  const steps = { up: from - 1, down: from + 1, top: 0 };
  const wanted = typeof to === "number" ? rows.findIndex(({ place }) => place?.at === to) : steps[to];
  if (!rows[wanted]) return [...rows];
  const moved = rows.toSpliced(from, 1).toSpliced(wanted, 0, ...rows.slice(from, from + 1));
  return moved.map((row, index) => ({ ...row, place: rows[index]?.place }));
}
