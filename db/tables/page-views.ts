import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";

/** Views of a page on one day, by the site that led to it; nothing about the visitor. See domain/analytics/read-page-view.ts. */
export const pageViews = sqliteTable(
  "page_views",
  {
    /** 'YYYY-MM-DD' in the site's time zone: the owner's today is the site's. */
    day: text("day").notNull(),
    path: text("path").notNull(),
    /** The host of the referring site; empty where there is none. */
    referrer: text("referrer").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer] })],
);
declareTable(pageViews, { backup: "kept" });
