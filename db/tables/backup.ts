import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

const backupOrigins = ["command", "schedule"] as const;

/** Backups under way and those of before. docs/decisions/0097 */
export const backups = sqliteTable(
  "backups",
  {
    id: text("id").primaryKey(),
    origin: text("origin", { enum: backupOrigins }).notNull(),
    /** Whether what opens the site is in it, too: sessions, tokens, passkeys, webhooks. */
    hasSecrets: integer("has_secrets", { mode: "boolean" }).notNull().default(false),
    startedAt: instant("started_at").notNull(),
    /** The last number that the journal had then. */
    firstChange: integer("first_change").notNull(),
    /** The moment whose state it holds; null until all rows are read. */
    consistentAt: instant("consistent_at"),
    /** When it ended, whole or not: until then changes are noted, and no file is removed. */
    endedAt: instant("ended_at"),
    /** When what was written had been read again and compared; null where that did not happen. */
    checkedAt: instant("checked_at"),
    rows: integer("rows").notNull().default(0),
    files: integer("files").notNull().default(0),
    /** Bytes of the archive, or of the rows and files that a scheduled one names. */
    bytes: integer("bytes").notNull().default(0),
    /** Of the archive, in hex; "" where there is none. */
    sha256: text("sha256").notNull().default(""),
    /** Of a scheduled one, where to go on, as JSON; "" for others. */
    place: text("place").notNull().default(""),
    /** Why it came to nothing, or what is missing in it; "" where nothing went wrong. */
    trouble: text("trouble").notNull().default(""),
  },
  (table) => [
    index("backups_running")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is null`),
    index("backups_newest").on(table.startedAt, table.id),
  ],
);
declareTable(backups, { backup: "passing", restore: "stays" });

/** The journal of backups under way: triggers note each row that is inserted, changed or deleted meanwhile. */
export const backupChanges = sqliteTable("backup_changes", {
  number: integer("number").primaryKey({ autoIncrement: true }),
  /** The table’s name. */
  source: text("source").notNull(),
  /** The `rowid` in that table. */
  row: integer("row").notNull(),
});
declareTable(backupChanges, { backup: "passing", restore: "emptied" });
