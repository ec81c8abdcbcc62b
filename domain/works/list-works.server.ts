import { and, desc, eq, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import { fileMatches, rowMatches, type WorkFilter } from "./filter.server.ts";
import {
  greatestKeyFirst,
  isRowAfter,
  isShown,
  type ReadingWorks,
  readLaidOver,
  workColumns,
} from "./laid-over.server.ts";
import { workOfRow } from "./laid-over.ts";
import { cursorOf, greatestFirst, isAfter, readCursor } from "./place.ts";
import type { GalleryWork } from "./show-artwork.ts";
import { galleryKinds, type Work, type WorkKind } from "./work.ts";

interface WantedWorks<K extends WorkKind> extends WorkFilter {
  /** Artworks and zines share one order. */
  kinds: readonly K[];
  /** The one that the page before answered; an unreadable one shows the first page. */
  cursor?: string | null;
  limit: number;
}

/** A page of the works that readers see, in their order, and the cursor of the next one. */
export async function listWorks<K extends WorkKind>(
  services: ReadingWorks,
  { kinds: wanted, cursor, limit, ...filter }: WantedWorks<K>,
): Promise<{ works: Work<K>[]; cursor: string | null }> {
  const kinds: readonly WorkKind[] = wanted;
  const place = readCursor(cursor);
  const ofKind = (kind: WorkKind) =>
    services.db
      .select(workColumns)
      .from(works)
      .where(and(eq(works.kind, kind), isShown, rowMatches(kind, filter), isRowAfter(place)))
      .orderBy(...greatestKeyFirst)
      .limit(limit + 1);
  const { files, rows } = await readLaidOver(services, kinds, { rows: kinds.map(ofKind) });
  const found = [
    ...rows.flat().map(workOfRow<WorkKind>),
    ...files.filter((file) => fileMatches(file, filter) && isAfter(file, place)),
  ].toSorted(greatestFirst);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { works: page as Work<K>[], cursor: last && found.length > limit ? cursorOf(last) : null };
}

/** The works of the gallery that readers see, newest first by the day that they are dated by. */
export async function listNewestWorks(services: ReadingWorks, limit: number): Promise<GalleryWork[]> {
  const { files, rows } = await readLaidOver(services, galleryKinds, {
    rows: services.db
      .select(workColumns)
      .from(works)
      // With the sign the kind chooses no index: that of the dates is in the order asked for.
      .where(and(sql`+${works.kind} in ('artwork', 'zine')`, isShown))
      .orderBy(desc(sql`${works.facts} ->> '$.date'`), ...greatestKeyFirst)
      .limit(limit),
  });
  return [...rows.map(workOfRow<GalleryWork["kind"]>), ...files]
    .toSorted((one, other) => other.facts.date.localeCompare(one.facts.date) || greatestFirst(one, other))
    .slice(0, limit);
}
