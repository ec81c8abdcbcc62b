import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

const restoreStates = ["open", "done"] as const;

/** Restores of an archive, one open at a time. docs/decisions/0099 */
export const restores = sqliteTable(
  "restores",
  {
    id: text("id").primaryKey(),
    state: text("state", { enum: restoreStates }).notNull(),
    /** The archive’s manifest as JSON, and its SHA-256: the same archive goes on with the same restore. */
    manifest: text("manifest").notNull(),
    digest: text("digest").notNull(),
    /** What was on the site when the owner agreed that it be replaced: `contentNow` in domain/restore. */
    replaces: text("replaces").notNull(),
    startedAt: instant("started_at").notNull(),
    /** When it last took a part. */
    touchedAt: instant("touched_at").notNull(),
    finishedAt: instant("finished_at"),
    /** What came to rest, as JSON; "" while it is open. */
    report: text("report").notNull().default(""),
    /** What was on the site just after; while it is open, the key of the last file that its last step has looked at. */
    result: text("result").notNull().default(""),
  },
  (table) => [
    uniqueIndex("restores_open")
      .on(table.state)
      .where(sql`${table.state} = 'open'`),
    index("restores_newest").on(table.startedAt, table.id),
  ],
);
declareTable(restores, { backup: "passing", restore: "stays" });

/** Rows that have arrived and are not on the site yet, or logins that wait for the owner: a part of a table, in the order of the archive. */
export const restoreParts = sqliteTable(
  "restore_parts",
  {
    restoreId: text("restore_id")
      .notNull()
      .references(() => restores.id, { onDelete: "cascade" }),
    /** The table’s name. */
    source: text("source").notNull(),
    part: integer("part").notNull(),
    rows: integer("rows").notNull(),
    bytes: integer("bytes").notNull(),
    /** The names of the columns that each of its rows has, in alphabetical order. */
    columns: text("columns").notNull(),
    /** A JSON array of objects. */
    lines: text("lines").notNull(),
  },
  (table) => [primaryKey({ columns: [table.restoreId, table.source, table.part] })],
);
declareTable(restoreParts, { backup: "passing", restore: "stays" });

/** Long texts of those rows, in pieces: a row of nearly 2 MB would not fit as JSON. */
export const restoreTexts = sqliteTable(
  "restore_texts",
  {
    restoreId: text("restore_id")
      .notNull()
      .references(() => restores.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    part: integer("part").notNull(),
    /** The row’s place in the part, from 0, and the column’s name. */
    line: integer("line").notNull(),
    name: text("name").notNull(),
    piece: integer("piece").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.restoreId, table.source, table.part, table.line, table.name, table.piece],
    }),
  ],
);
declareTable(restoreTexts, { backup: "passing", restore: "stays" });

/** Files that have arrived: their bytes wait under keys of the restore’s own, or are those that the site has. */
export const restoreFiles = sqliteTable(
  "restore_files",
  {
    restoreId: text("restore_id")
      .notNull()
      .references(() => restores.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.restoreId, table.key] })],
);
declareTable(restoreFiles, { backup: "passing", restore: "stays" });
