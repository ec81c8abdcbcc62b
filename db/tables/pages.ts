import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { drafts, pageTemplates } from "./drafts.ts";
import { instant } from "../instant.ts";

/** The owner's own pages as readers get them; each is the published state of a draft. docs/decisions/0073 */
export const pages = sqliteTable(
  "pages",
  {
    /** The draft's. */
    id: text("id")
      .primaryKey()
      .references(() => drafts.id, { onDelete: "cascade" }),
    /** `/now`, `/about/uses`. */
    path: text("path").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    imageUrl: text("image_url").notNull().default(""),
    template: text("template", { enum: pageTemplates }).notNull().default(""),
    /** The state of the draft that was published. */
    version: integer("version").notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Set while the draft is in the trash. */
    deletedAt: instant("deleted_at"),
    content: text("content").notNull(),
    /** `content` rendered when published. */
    html: text("html").notNull(),
    /** The sign of the rules by which `html` was made (domain/markdown/rule.ts); "" in rows older than this column. */
    rule: text("rule").notNull().default(""),
    /** BCP 47; "" for the site’s. */
    language: text("language").notNull().default(""),
    /** Those with the same are translations of each other; "" for none. */
    translationGroup: text("translation_group").notNull().default(""),
  },
  (table) => [
    index("pages_translations")
      .on(table.translationGroup)
      .where(sql`${table.translationGroup} <> ''`),
    uniqueIndex("pages_path_live")
      .on(table.path)
      .where(sql`${table.deletedAt} is null`),
  ],
);
declareTable(pages, { backup: "kept", isSeen: true, missed: { as: "pages", newest: "updatedAt" } });

/** Paths that a page once had: they redirect to it permanently. */
export const pageRedirects = sqliteTable("page_redirects", {
  path: text("path").primaryKey(),
  pageId: text("page_id")
    .notNull()
    .references(() => pages.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});
declareTable(pageRedirects, { backup: "kept", isSeen: true });
