import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

const bulkActs = ["delete", "restore", "add-tag", "remove-tag", "create"] as const;

const itemKinds = ["post", "draft", "page", "image", "redirect", "subscriber"] as const;

/**
 * What the owner did to many posts and drafts at once, or made by many requests (`create`); kept for some days, so that it can be
 * undone.
 */
export const bulkChanges = sqliteTable("bulk_changes", {
  /** Made by the form: the same form sent twice is one change. */
  id: text("id").primaryKey(),
  act: text("act", { enum: bulkActs }).notNull(),
  /** The tag that was added or removed; "" for none. Of `create`, `tag_name` is what the change is called, and `tag_id` how far its undo has come: kind and id. */
  tagId: text("tag_id").notNull().default(""),
  tagName: text("tag_name").notNull().default(""),
  /** How many texts were chosen: more than its items, where some could not be changed. */
  chosen: integer("chosen").notNull(),
  at: instant("at").notNull(),
  /** How many texts were put back by “Undo”, or things removed; null where it was not pressed. */
  undone: integer("undone"),
});
declareTable(bulkChanges, { backup: "kept" });

/** The texts that a bulk change has changed, or the things that it has made. Of a redirect, `item_id` is the path. */
export const bulkChangeItems = sqliteTable(
  "bulk_change_items",
  {
    changeId: text("change_id")
      .notNull()
      .references(() => bulkChanges.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: itemKinds }).notNull(),
    itemId: text("item_id").notNull(),
    /** JSON: the values that undoing writes back or compares; `kept`: why the undo left it. */
    before: text("before").notNull().default("{}"),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.kind, table.itemId] })],
);
declareTable(bulkChangeItems, { backup: "kept" });
