import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";

export const namedKinds = [
  "post",
  "draft",
  "note",
  "issue",
  "work",
  "image",
  "subscriber",
  "tag",
  "series",
  "topic",
] as const;

export const namedSections = ["texts", "works", "pictures", "people", "tags"] as const;

/**
 * What the owner finds things by: a row for each word that a name can be begun at. docs/decisions/0153
 * `Names` follow from other tables: `outdated_names` has the rows there of which they are to be written anew.
 */
export const names = sqliteTable(
  "names",
  {
    section: text("section", { enum: namedSections }).notNull(),
    /** As `turnedNames` in domain/finding/names.ts makes it. */
    words: text("words").notNull(),
    kind: text("kind", { enum: namedKinds }).notNull(),
    itemId: text("item_id").notNull(),
  },
  (table) => [
    // Has all columns: a search reads nothing else.
    index("names_begun").on(table.section, table.words, table.kind, table.itemId),
    index("names_of").on(table.kind, table.itemId),
  ],
);
declareTable(names, { backup: "passing", restore: "stays" });

/** Triggers write it (`nameTriggers`): in a restore, too, so that names are never those of another site. */
export const outdatedNames = sqliteTable(
  "outdated_names",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: namedKinds }).notNull(),
    itemId: text("item_id").notNull(),
  },
  (table) => [index("outdated_names_of").on(table.kind, table.itemId)],
);
declareTable(outdatedNames, { backup: "passing", restore: "stays" });
