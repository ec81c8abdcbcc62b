import { type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { duePurges } from "#db/schema.ts";
import type { Services } from "../services.ts";

type Recording = Pick<Services, "db" | "clock">;

/** The statement that records a change of pages, for the batch that makes it. `when` is asked at that moment. */
export function recordChange(
  { db, clock }: Recording,
  { when = sql`true`, canWait = false }: { when?: SQL; canWait?: boolean } = {},
) {
  return db.insert(duePurges).select(rowWhere(duePurges, { begunAt: clock(), canWait }, when));
}

/** The same for a visitor’s change, or one of thousands, which wait: a flood of them is one purge. */
export function recordWaitingChange(services: Recording) {
  // A purge that is yet to come is followed by another ten seconds later, which covers this change as well.
  const isDue = sql`(select 1 from ${duePurges} where purged_at is null and is_written)`;
  return recordChange(services, { when: sql`not exists ${isDue}`, canWait: true });
}

/** Records that pages are about to change; where the Worker dies meanwhile, the cron purges. Returns the row’s id. */
export async function beginChange({ db, clock }: Recording): Promise<number> {
  const begun = { begunAt: clock(), isWritten: false };
  const [row] = await db.insert(duePurges).values(begun).returning({ id: duePurges.id });
  if (!row) throw new Error("A change of pages was not recorded.");
  return row.id;
}

/** The statements that record that a change is written: as a new row, since a purge has seen the one that there was. */
export function changeIsWritten(services: Recording, id: number, canWait = false) {
  return {
    begun: services.db.delete(duePurges).where(sql`id = ${id}`),
    written: canWait ? recordWaitingChange(services) : recordChange(services),
  };
}

/** Does what may change pages, outside of a request of the owner’s: purge afterwards. */
export async function changePages<Done>(services: Recording, change: () => Promise<Done>): Promise<Done> {
  const id = await beginChange(services);
  try {
    return await change();
  } finally {
    const { begun, written } = changeIsWritten(services, id);
    await services.db.batch([begun, written]);
  }
}
