import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/** Addresses of this site that lead elsewhere because the owner said so; they hold where the site has no page. */
export const redirects = sqliteTable("redirects", {
  /** As `redirectPath` writes it. */
  path: text("path").primaryKey(),
  /** A path of this site, or a whole address. */
  target: text("target").notNull(),
  createdAt: instant("created_at").notNull(),
});
declareTable(redirects, { backup: "kept", isSeen: true, missed: { as: "redirects", newest: "createdAt" } });

/** Addresses that readers asked for and that are not there; nothing about the readers. */
export const missingAddresses = sqliteTable(
  "missing_addresses",
  {
    path: text("path").primaryKey(),
    times: integer("times").notNull(),
    /** The host that last led there; "" where none is known. */
    referrer: text("referrer").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [index("missing_addresses_last").on(table.lastAt)],
);
declareTable(missingAddresses, { backup: "kept" });

/** Which state of a published text its links were last read from: domain/addresses/published-texts.server.ts. */
export const linkReadings = sqliteTable(
  "link_readings",
  {
    kind: text("kind").notNull(),
    textId: text("text_id").notNull(),
    version: integer("version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.textId] })],
);
declareTable(linkReadings, { backup: "passing", restore: "emptied" });

export const textLinks = sqliteTable(
  "text_links",
  {
    url: text("url").notNull(),
    kind: text("kind").notNull(),
    textId: text("text_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.kind, table.textId] }),
    index("text_links_of").on(table.kind, table.textId),
  ],
);
declareTable(textLinks, { backup: "passing", restore: "emptied" });

/** What became of each address when it was last tried. */
export const linkChecks = sqliteTable(
  "link_checks",
  {
    url: text("url").primaryKey(),
    dueAt: instant("due_at").notNull(),
    checkedAt: instant("checked_at"),
    /** How many times it was broken, one after the other. */
    failures: integer("failures").notNull().default(0),
    /** Why it is broken; "" where it is not. */
    trouble: text("trouble").notNull().default(""),
  },
  (table) => [
    index("link_checks_due").on(table.dueAt),
    // Those that are listed as broken.
    index("link_checks_broken")
      .on(table.url)
      .where(sql`${table.failures} >= 2`),
  ],
);
declareTable(linkChecks, { backup: "passing", restore: "emptied" });
