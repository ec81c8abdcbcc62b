import { asc, desc, type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** A row's place in a list that is sorted by a time and, where times are the same, by an id. */
export interface Place {
  /** Milliseconds. */
  at: number | Date;
  id: string;
}

/** The orders and conditions of such a list, for pages that neither repeat nor skip rows that came in between. */
export function keyset(at: SQLWrapper, id: SQLWrapper) {
  const compared = (place: Place | null, sign: "<" | ">"): SQL | undefined =>
    place ? sql`(${at}, ${id}) ${sql.raw(sign)} (${Number(place.at)}, ${place.id})` : undefined;
  return {
    newestFirst: [desc(at), desc(id)],
    oldestFirst: [asc(at), asc(id)],
    /** No condition without a place. */
    olderThan: (place: Place | null) => compared(place, "<"),
    newerThan: (place: Place | null) => compared(place, ">"),
    /** What follows a place in one of the two orders. */
    after: (place: Place | null, isOldestFirst = false) => ({
      where: compared(place, isOldestFirst ? ">" : "<"),
      orderBy: isOldestFirst ? [asc(at), asc(id)] : [desc(at), desc(id)],
    }),
  };
}

/** A place as a word for an address. */
export function cursorOf({ at, id }: Place): string {
  return `${Number(at)}_${id}`;
}

/** Null for a word that is no cursor. */
export function readCursor(cursor: string | null | undefined): Place | null {
  const [, at, id] = /^(-?\d{1,15})_([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  return at && id ? { at: Number(at), id } : null;
}

/** The first `limit` of the rows, of which one more was read; the cursor of the next page, null at the end. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, cursor: last !== undefined && rows.length > limit ? cursorOf(placeOf(last)) : null };
}
