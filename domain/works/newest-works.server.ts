import { and, desc, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { works } from "#db/schema.ts";
import { filesOf } from "./find-works.server.ts";
import type { ReadingWorks } from "./merged.server.ts";
import { greatestFirst } from "./place.ts";
import {
  greatestKeyFirst,
  isCovered,
  isShown,
  namesOf,
  selectCovers,
  workColumns,
  workOfFile,
  workOfRow,
} from "./rows.server.ts";
import type { GalleryWork } from "./show-artwork.ts";

/** The works of the gallery that readers see, newest first by the day that they are dated by. */
export async function listNewestWorks(services: ReadingWorks, limit: number): Promise<GalleryWork[]> {
  const { db } = services;
  const files = filesOf(services, ["artwork", "zine"]);
  const { covers, rows } = await batch(db, {
    covers: selectCovers(services, namesOf(files)),
    rows: db
      .select(workColumns)
      .from(works)
      // With the sign the kind chooses no index: that of the dates is in the order asked for.
      .where(and(sql`+${works.kind} in ('artwork', 'zine')`, isShown))
      .orderBy(desc(sql`${works.facts} ->> '$.date'`), ...greatestKeyFirst)
      .limit(limit),
  });
  const shown = files.filter((file) => !isCovered(file, covers)).map(workOfFile);
  return ([...rows.map(workOfRow), ...shown] as GalleryWork[])
    .toSorted((one, other) => other.facts.date.localeCompare(one.facts.date) || greatestFirst(one, other))
    .slice(0, limit);
}
