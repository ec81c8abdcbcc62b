import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { rowFrom } from "#db/d1/row-where.ts";
import { bulkChangeItems } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { WantedTag } from "../tags/taggings.server.ts";

export type Statement = BatchItem<"sqlite">;
export type Storage = Pick<Services, "db" | "clock">;

/** A bulk change while it is made or undone. */
export interface Change {
  id: string;
  at: Date;
  tag: Pick<WantedTag, "id" | "slug" | "name" | "key"> | null;
}

/** What puts the texts of one kind back: the condition under which a text is still as the change left it, and the statements. */
export interface Undoing {
  isAsLeft: SQL | undefined;
  statements: Statement[];
}

/** The ids in one parameter, as a query: D1 takes 100 parameters. */
export const among = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** The ids of the texts that a change has changed, as a query. */
export function changedBy({ id }: Pick<Change, "id">, kind: "post" | "draft"): SQL {
  return sql`(select item_id from bulk_change_items where change_id = ${id} and kind = ${kind})`;
}

/** A value that a text had before the change. `itemId` is the column of the text's id. */
export function before({ id }: Pick<Change, "id">, kind: "post" | "draft", itemId: SQL, name: string): SQL {
  const item = and(
    eq(bulkChangeItems.changeId, id),
    eq(bulkChangeItems.kind, kind),
    sql`${bulkChangeItems.itemId} = ${itemId}`,
  );
  return sql`(select json_extract("before", ${`$.${name}`}) from ${bulkChangeItems} where ${item})`;
}

/** The statement that records the texts of `source`, which begins with `from`, as changed. */
export function recordItems(
  { db }: Storage,
  { id }: Change,
  { kind, itemId, was = sql`'{}'` }: { kind: "post" | "draft"; itemId: SQL; was?: SQL },
  source: SQL,
): Statement {
  return db
    .insert(bulkChangeItems)
    .select(rowFrom(bulkChangeItems, { changeId: id, kind, itemId, before: was }, source));
}
