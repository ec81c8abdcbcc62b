import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/**
 * Cache tags whose pages are out of date. Triggers write them (see domain/page-cache/README.md), in the transaction of the
 * change itself; a row goes once the cache has been purged of its tag twice.
 */
export const outdatedTags = sqliteTable(
  "outdated_tags",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    tag: text("tag").notNull(),
    /** Purged with the next change that cannot wait, or by the cron: a visitor’s like. */
    canWait: integer("can_wait", { mode: "boolean" }).notNull().default(false),
    /** When the first purge was accepted; the second is due ten seconds later. */
    purgedAt: instant("purged_at"),
    /** When the last try failed, and why; null where none has. */
    failedAt: instant("failed_at"),
    trouble: text("trouble").notNull().default(""),
  },
  (table) => [index("outdated_tags_purged").on(table.purgedAt)],
);
declareTable(outdatedTags, { backup: "passing", restore: "stays" });

/** The calls of the last minutes, which the platform limits. */
export const purgeCalls = sqliteTable(
  "purge_calls",
  { id: integer("id").primaryKey({ autoIncrement: true }), calledAt: instant("called_at").notNull() },
  (table) => [index("purge_calls_time").on(table.calledAt)],
);
declareTable(purgeCalls, { backup: "passing", restore: "stays" });
