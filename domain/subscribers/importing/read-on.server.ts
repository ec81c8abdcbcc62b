import { and, eq, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { importRows, subscriberImports, suppressions } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { SubscriberImport } from "./import.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { findPlan, listKey } from "./imports.server.ts";
import { hashesOf, judge, readRows } from "./judge-rows.server.ts";
import { ListFault } from "../csv/list-fault.ts";
import { type ListPlace, readListPart } from "../csv/list-part.ts";
import type { ListPlan } from "../csv/list-plan.ts";

type Reading = Pick<Services, "db" | "secret" | "store">;
type Row = typeof subscriberImports.$inferSelect;

/** Bytes of the file that lie in memory at once, and rows that are judged at once. */
const partSize = 131_072;
const partRows = 2000;
/** Parts that are read at one look: some 10,000 rows, well under what a request may cost. */
const usualParts = 5;
/** Each part takes four statements; the rest is left to what follows in the cron's run. */
const statementsKept = 14;

/**
 * Reads some more of a list. Each request for its page reads on; the part that has been read is in the database and is read
 * once, however many requests come at the same time, and after a crash the next request goes on where the last one ended.
 */
export async function readOn(
  services: Reading,
  _owner: Owner,
  id: string,
  parts = usualParts,
): Promise<SubscriberImport | null> {
  const row = await find(services, id);
  if (row?.state === "reading") await readParts(services, row, parts);
  const read = row && (await find(services, id));
  return read ? withTimes(read) : null;
}

/** Lists are read to their end also when no one watches their page. */
export async function sweepReading(services: Reading): Promise<void> {
  const [row] = await services.db
    .select()
    .from(subscriberImports)
    .where(eq(subscriberImports.state, "reading"))
    .limit(1);
  if (row) await readParts(services, row, 4 * usualParts);
}

async function find({ db }: Reading, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(subscriberImports).where(eq(subscriberImports.id, id));
  return row;
}

async function readParts(services: Reading, row: Row, parts: number): Promise<void> {
  const plan = await findPlan(services, row.id);
  if (!plan) return fail(services, row, "The file no longer exists. Upload the list again.");
  const at = Math.max(row.bytesRead, plan.start);
  if (row.bytesRead > 0 && row.nextLine === 0)
    return fail(services, row, "The site was upgraded while this list was being read. Upload it again.");
  let place: Place = { before: row.bytesRead, at, line: row.nextLine || plan.line };
  try {
    for (let part = 0; part < parts && place.at < row.bytes && statementsLeft() > statementsKept; part++) {
      const next = await readPart(services, row, plan, place);
      if (!next) return;
      place = next;
    }
  } catch (error) {
    if (error instanceof ListFault) return fail(services, row, error.message);
    throw error;
  }
  if (place.at >= row.bytes) await services.store.delete([listKey(row.id)]);
}

interface Place extends ListPlace {
  /** What the database says has been read. */
  before: number;
}

/** Null where another request has read this part, the part must be read again, or the list was discarded. */
async function readPart(
  services: Reading,
  { id, bytes: size }: Row,
  plan: ListPlan,
  { before, at, line }: Place,
): Promise<Place | null> {
  const { db, store } = services;
  const bytes = await store.read(listKey(id), at, Math.min(at + partSize, size));
  if (!bytes) return null;
  const isLast = at + bytes.length >= size;
  const { rows: read, next } = readListPart(plan, bytes, { at, line, isLast, most: partRows });
  const rows = readRows(read);
  const hashes = await hashesOf(services, rows);
  // Without fingerprints nothing can be compared with a suppression that was added this very moment.
  const isComparable = hashes.length > 0 ? sql`true` : sql`not exists (select 1 from ${suppressions})`;
  const stillMine = sql`${subscriberImports.id} = ${id} and ${subscriberImports.state} = 'reading' and ${subscriberImports.bytesRead} = ${before} and ${isComparable}`;
  const { moved } = await batch(db, {
    judged: judge(services, rows, { id, hashes, stillMine }),
    moved: db
      .update(subscriberImports)
      .set({
        bytesRead: next.at,
        nextLine: next.line,
        rows: sql`${subscriberImports.rows} + ${rows.length}`,
        state: next.at >= size ? "checked" : "reading",
      })
      .where(stillMine)
      .returning({ id: subscriberImports.id }),
  });
  return moved.length > 0 ? { before: next.at, ...next } : null;
}

async function fail({ db, store }: Reading, { id }: Row, trouble: string): Promise<void> {
  await db.batch([
    db.delete(importRows).where(eq(importRows.importId, id)),
    db
      .update(subscriberImports)
      .set({ state: "failed", trouble })
      .where(and(eq(subscriberImports.id, id), eq(subscriberImports.state, "reading"))),
  ]);
  await store.delete([listKey(id)]);
}
