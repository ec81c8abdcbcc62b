import { and, asc, count, desc, eq, gt, lt } from "drizzle-orm";
import { importRows, subscriberImports } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { type JudgedRow, type SubscriberImport, type Verdict, weekOfKeeping } from "./import.ts";
import type { ListPlan } from "../csv/list-plan.ts";

type Storage = Pick<Services, "db" | "store">;

export const listKey = (id: string) => `imports/${id}/list`;
export const planKey = (id: string) => `imports/${id}/plan`;

export async function findImport(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<SubscriberImport | null> {
  const [row] = await db.select().from(subscriberImports).where(eq(subscriberImports.id, id));
  return row ? withTimes(row) : null;
}

/** Those of the last week, newest first. */
export async function listImports({ db }: Pick<Services, "db">, _owner: Owner): Promise<SubscriberImport[]> {
  const rows = await db
    .select()
    .from(subscriberImports)
    .orderBy(desc(subscriberImports.createdAt), desc(subscriberImports.id))
    .limit(20);
  return rows.map(withTimes);
}

/** How its file is read; null where that is not known any more. */
export async function findPlan({ store }: Pick<Services, "store">, id: string): Promise<ListPlan | null> {
  const bytes = await store.read(planKey(id), 0, 65_536);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as ListPlan);
}

export async function countVerdicts(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<Record<Verdict, number>> {
  const rows = await db
    .select({ verdict: importRows.verdict, count: count() })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .groupBy(importRows.verdict);
  const none: Record<Verdict, number> = { new: 0, known: 0, double: 0, suppressed: 0, bad: 0 };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.verdict, row.count])) };
}

/** Rows as they are in the file, starting after a line. */
export async function listRows(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
  { verdict, after = 0, limit }: { verdict?: Verdict; after?: number; limit: number },
): Promise<JudgedRow[]> {
  const { line, email, note, language } = importRows;
  return db
    .select({ line, verdict: importRows.verdict, email, note, language })
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(line, after), verdict && eq(importRows.verdict, verdict)))
    .orderBy(asc(line))
    .limit(limit);
}

/** Discards an import: its file, its rows and their verdicts. Subscribers it added stay. */
export async function throwAwayImport(services: Storage, _owner: Owner, id: string): Promise<void> {
  await discard(services, id);
}

/** An imported list is kept for a week, and nothing of it longer. */
export async function sweepImports(services: Storage & Pick<Services, "clock">): Promise<void> {
  const weekAgo = new Date(services.clock().getTime() - weekOfKeeping);
  const old = await services.db
    .select({ id: subscriberImports.id })
    .from(subscriberImports)
    .where(lt(subscriberImports.createdAt, weekAgo))
    .limit(20);
  for (const { id } of old) await discard(services, id);
}

/** The files go first: what a crash leaves behind is found again by its row. */
async function discard({ db, store }: Storage, id: string): Promise<void> {
  await store.delete([listKey(id), planKey(id)]);
  await db.batch([
    db.delete(importRows).where(eq(importRows.importId, id)),
    db.delete(subscriberImports).where(eq(subscriberImports.id, id)),
  ]);
}
