import { and, eq, type SQL, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { bulkChangeItems, bulkChanges } from "#db/schema.ts";
import { refuse, refuseField, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db">;

/** A key, where the request is part of a bulk change. */
export type ChangeKey = string | undefined;
type MadeKind = (typeof bulkChangeItems.$inferSelect)["kind"];

/** Of what was made, that its undo needs to know: whether it still is as the change left it. */
export interface Made {
  /** Of a text. */
  version?: number;
  /** Of a text of which no webhook was notified. */
  isSilent?: boolean;
  /** Of a redirect, with the moment in milliseconds. */
  target?: string;
  at?: number;
}

/** Holds while things can be made as part of the change; always, where there is none. */
export function isOpen(change: ChangeKey): SQL {
  if (change === undefined) return sql`true`;
  return sql`exists (select 1 from ${bulkChanges} where id = ${change} and act = 'create' and undone is null)`;
}

/** The statement that records what a batch makes under `condition`; none where it is part of no change. */
export function recordMade(
  { db }: Storage,
  change: ChangeKey,
  { kind, itemId, made = {} }: { kind: MadeKind; itemId: string; made?: Made },
  condition: SQL,
) {
  if (change === undefined) return [];
  const row = { changeId: change, kind, itemId, before: JSON.stringify(made) };
  return [
    db
      .insert(bulkChangeItems)
      .select(rowFrom(bulkChangeItems, row, sql`where ${condition}`))
      .onConflictDoNothing(),
  ];
}

/** The statement that makes a save of a text part of the change that has made it: run it before the save, under its condition. */
export function recordSaved(
  { db }: Storage,
  change: ChangeKey,
  { kind, itemId, version }: { kind: MadeKind; itemId: string; version: number },
  condition: SQL,
) {
  if (change === undefined) return [];
  const item = and(
    eq(bulkChangeItems.changeId, change),
    eq(bulkChangeItems.kind, kind),
    eq(bulkChangeItems.itemId, itemId),
    sql`json_extract("before", '$.version') = ${version}`,
    condition,
  );
  return [
    db
      .update(bulkChangeItems)
      .set({ before: sql`json_set("before", '$.version', ${version + 1})` })
      .where(item),
  ];
}

/** Why nothing can be made as part of the change; null where something can. */
export async function refuseClosed({ db }: Storage, change: ChangeKey): Promise<Refused | null> {
  if (change === undefined) return null;
  const row = await db.query.bulkChanges.findFirst({ where: eq(bulkChanges.id, change) });
  if (row?.act !== "create") return refuseField("invalid", "change_unknown", "change", unknown);
  return row.undone === null ? null : refuse("conflict", "change_undone", undone);
}

const unknown = "There is no such bulk change. Begin it with POST /api/changes.";
const undone = "This bulk change was undone, so nothing more is made by it. Begin another.";

/** The refusal of what the change would make again, because its owner has thrown away or published the first. */
export function madeBefore(): Refused {
  const message =
    "What this key has made was published or moved to the trash since. Restore it there, or use another key.";
  return refuse("conflict", "made_before", message);
}
