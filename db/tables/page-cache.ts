import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/**
 * Purges of the page cache that are due: see domain/page-cache/README.md. A row goes once the cache has been purged twice after
 * the change.
 */
export const duePurges = sqliteTable("due_purges", {
  /** A row that is there never becomes another change’s: a later change has a higher id. */
  id: integer("id").primaryKey({ autoIncrement: true }),
  begunAt: instant("begun_at").notNull(),
  /** False while the change is being written. */
  isWritten: integer("is_written", { mode: "boolean" }).notNull().default(true),
  /** Purged with the next change that cannot wait, or by the cron: a visitor’s like. */
  canWait: integer("can_wait", { mode: "boolean" }).notNull().default(false),
  /** When the first purge after the change was accepted; the second is due ten seconds later. */
  purgedAt: instant("purged_at"),
  /** When the last try failed, and why; null where none has. */
  failedAt: instant("failed_at"),
  trouble: text("trouble").notNull().default(""),
});
declareTable(duePurges, { backup: "passing", restore: "stays" });

/** One row: until when the purges so far use up what the platform allows. */
export const purgeBudget = sqliteTable("purge_budget", {
  id: integer("id").primaryKey(),
  spentUntil: instant("spent_until").notNull(),
});
declareTable(purgeBudget, { backup: "passing", restore: "stays" });
