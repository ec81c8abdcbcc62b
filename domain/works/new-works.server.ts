import { dayOf } from "../calendar/range.ts";
import { and, desc, gte, isNull, or, sql } from "drizzle-orm";
import { workKinds, works } from "#db/schema.ts";
import { isShown, type ReadingWorks, readLaidOver, workColumns } from "./laid-over.server.ts";
import { workOfRow } from "./laid-over.ts";
import type { Work, WorkKind } from "./work.ts";

interface Days {
  /** The first day, and the one after the last. */
  from: string;
  until: string;
  timeZone: string;
}

/**
 * The works of all kinds that readers see and that are new in these days, the newest first: a work is new on the day that it is
 * dated by, or on the day it was made in the admin, whichever is later.
 */
export async function listNewWorks(
  services: ReadingWorks,
  { from, until, timeZone }: Days,
  limit: number,
): Promise<Work[]> {
  // A day earlier than any time zone's.
  const madeFrom = new Date(Date.parse(from) - 86_400_000);
  const isRecent = or(
    sql`${works.facts} ->> '$.date' >= ${from}`,
    and(isNull(works.file), gte(works.createdAt, madeFrom)),
  );
  const { files, rows } = await readLaidOver(services, workKinds, {
    rows: services.db
      .select(workColumns)
      .from(works)
      .where(and(isShown, isRecent))
      .orderBy(desc(works.createdAt)),
  });
  const dated = [
    ...rows.map((row) => {
      const work = workOfRow<WorkKind>(row);
      const made = row.file === null ? dayOf(row.createdAt, timeZone) : "";
      return { work, day: work.facts.date > made ? work.facts.date : made };
    }),
    ...files.map((work) => ({ work, day: work.facts.date })),
  ];
  return dated
    .filter(({ day }) => day >= from && day < until)
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, limit)
    .map(({ work }) => work);
}
