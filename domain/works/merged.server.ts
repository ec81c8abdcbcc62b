import { and, eq } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { fileMatches, rowMatches, type WorkFilter } from "./filter.server.ts";
import { filesOf } from "./find-works.server.ts";
import { cursorOf, greatestFirst, isAfter, readCursor } from "./place.ts";
import {
  greatestKeyFirst,
  isCovered,
  isRowAfter,
  isShown,
  namesOf,
  selectCovers,
  workColumns,
  workOfFile,
  workOfRow,
  type WorkRow,
} from "./rows.server.ts";
import type { Work, WorkKind } from "./work.ts";

export type ReadingWorks = Pick<Services, "db" | "workFiles">;

export interface WantedWorks<K extends WorkKind = WorkKind> extends WorkFilter {
  /** Artworks and zines share one order. */
  kinds: readonly K[];
  /** The one that the page before answered; an unreadable one shows the first page. */
  cursor?: string | null;
  limit: number;
}

/** A work, with its row where it has one. */
export interface Merged {
  work: Work;
  row: WorkRow | null;
}

/** A page of the rows that readers see and of the files that no row covers, in their one order. */
export async function mergePage(
  services: ReadingWorks,
  { kinds, cursor, limit, ...filter }: WantedWorks,
): Promise<{ merged: Merged[]; cursor: string | null }> {
  const { db } = services;
  const place = readCursor(cursor);
  const files = filesOf(services, kinds);
  const ofKind = (kind: WorkKind) =>
    db
      .select(workColumns)
      .from(works)
      .where(and(eq(works.kind, kind), isShown, rowMatches(kind, filter), isRowAfter(place)))
      .orderBy(...greatestKeyFirst)
      .limit(limit + 1);
  const { covers, rows } = await batch(db, {
    covers: selectCovers(services, namesOf(files)),
    rows: kinds.map(ofKind),
  });
  const merged = [
    ...rows.flat().map((row): Merged => ({ work: workOfRow(row), row })),
    ...files
      .filter((file) => fileMatches(file, filter) && isAfter(file, place) && !isCovered(file, covers))
      .map((file): Merged => ({ work: workOfFile(file), row: null })),
  ].toSorted((one, other) => greatestFirst(one.work, other.work));
  const page = merged.slice(0, limit);
  const last = page.at(-1);
  return { merged: page, cursor: last && merged.length > limit ? cursorOf(last.work) : null };
}
