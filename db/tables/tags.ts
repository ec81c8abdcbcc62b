import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";

export const taggedKinds = ["post", "letter", "work", "image"] as const;

export const tags = sqliteTable("tags", {
  id: text("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  /** The name as names are compared (`tagKey` in domain/tags/tag.ts): two tags never differ by case or width alone. */
  key: text("key").notNull().unique(),
  createdAt: instant("created_at").notNull(),
});
declareTable(tags, { backup: "kept", isSeen: true, triggers: nameTriggers("tag", "tags", ["name"]) });

/** Which tags an item has. The tags of a draft are text until it is published: `drafts.tags`. */
export const taggings = sqliteTable(
  "taggings",
  {
    kind: text("kind", { enum: taggedKinds }).notNull(),
    /** The id of a post, of a letter's issue, of a work's row, or of an image. */
    itemId: text("item_id").notNull(),
    tagId: text("tag_id")
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    /** From 0, in the author's order. */
    place: integer("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.tagId] }),
    index("taggings_of").on(table.tagId, table.kind, table.itemId),
  ],
);
declareTable(taggings, { backup: "kept", isSeen: true });

/** Slugs that a tag once had, and its names then: their addresses redirect, and a draft with such a name gets the tag. */
export const tagRedirects = sqliteTable(
  "tag_redirects",
  {
    slug: text("slug").primaryKey(),
    key: text("key").notNull(),
    tagId: text("tag_id")
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("tag_redirects_key").on(table.key), index("tag_redirects_of").on(table.tagId)],
);
declareTable(tagRedirects, { backup: "kept", isSeen: true });
