import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";
import { posts } from "./posts.ts";

/** Posts that are read one after the other. */
export const postSeries = sqliteTable("post_series", {
  id: text("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  /** The name as names are compared: `tagKey` in domain/tags/tag.ts. */
  key: text("key").notNull().unique(),
  createdAt: instant("created_at").notNull(),
});
declareTable(postSeries, {
  backup: "kept",
  isSeen: true,
  missed: { as: "series", newest: "createdAt" },
  triggers: nameTriggers("series", "post_series", ["name"]),
});

/** A post is a part of one series at most. Beside the posts' own rows: a column after their texts would be slow to read in lists. */
export const postSeriesParts = sqliteTable(
  "post_series_parts",
  {
    postId: text("post_id")
      .primaryKey()
      .references(() => posts.id, { onDelete: "cascade" }),
    seriesId: text("series_id")
      .notNull()
      .references(() => postSeries.id, { onDelete: "cascade" }),
    /** Sorts the parts; what readers see is counted from it. */
    part: integer("part").notNull(),
  },
  (table) => [index("post_series_parts_of").on(table.seriesId, table.part)],
);
declareTable(postSeriesParts, { backup: "kept", isSeen: true });

/** Slugs that a series once had: their addresses redirect to it. */
export const postSeriesRedirects = sqliteTable("post_series_redirects", {
  slug: text("slug").primaryKey(),
  seriesId: text("series_id")
    .notNull()
    .references(() => postSeries.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});
declareTable(postSeriesRedirects, { backup: "kept", isSeen: true });
