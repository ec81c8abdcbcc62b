import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

const revisionReasons = ["published", "hour", "restored", "replaced"] as const;

/** Earlier states of a post or draft: its fields when the revision was made. */
export const textRevisions = sqliteTable(
  "text_revisions",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["post", "draft"] }).notNull(),
    textId: text("text_id").notNull(),
    reason: text("reason", { enum: revisionReasons }).notNull(),
    savedAt: instant("saved_at").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    slug: text("slug").notNull(),
    imageUrl: text("image_url").notNull(),
    dateString: text("date_string").notNull(),
    words: integer("words").notNull(),
    content: text("content").notNull(),
  },
  (table) => [index("text_revisions_of").on(table.kind, table.textId, table.savedAt)],
);
declareTable(textRevisions, { backup: "kept" });
