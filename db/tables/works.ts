import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";

export const workKinds = ["project", "artwork", "zine"] as const;

/**
 * Projects, artworks and zines that the owner made or changed in the admin. Those of `studio/` have no row until she changes
 * them: docs/decisions/0069. `facts` and `folded` come last: lists by order or medium then do not read them.
 */
export const works = sqliteTable(
  "works",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: workKinds }).notNull(),
    /** The slug of the work in `studio/` that this row is shown instead of; null for one made in the admin. */
    file: text("file"),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    /** Sorts: the greatest key is shown first (`fractional-indexing`). */
    position: text("position").notNull(),
    /** An artwork's medium; "" for the other kinds. */
    medium: text("medium").notNull().default(""),
    /** Not shown to readers. */
    isHidden: integer("is_hidden", { mode: "boolean" }).notNull().default(false),
    /** When the cron shows it to readers; null where nothing is planned. */
    publishAt: instant("publish_at"),
    /** Set while in the trash. */
    deletedAt: instant("deleted_at"),
    /** Counts the saves: a save based on an older one is refused. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** The work as JSON, in the shape that `studio/` has for its kind. */
    facts: text("facts").notNull(),
    /** What is searched, case-folded. */
    folded: text("folded").notNull(),
    /** BCP 47; "" for the site’s. */
    language: text("language").notNull().default(""),
    /** Those with the same are translations of each other; "" for none. */
    translationGroup: text("translation_group").notNull().default(""),
  },
  (table) => [
    index("works_translations")
      .on(table.translationGroup)
      .where(sql`${table.translationGroup} <> ''`),
    uniqueIndex("works_slug_live")
      .on(table.kind, table.slug)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex("works_file")
      .on(table.kind, table.file)
      .where(sql`${table.file} is not null`),
    // Has all that lists are ordered, filtered and counted by: `facts` are read for what is shown alone.
    index("works_order")
      .on(
        table.kind,
        table.position,
        table.slug,
        table.isHidden,
        table.publishAt,
        table.medium,
        sql`"facts" -> '$.categories'`,
        sql`"facts" -> '$.featuredImage'`,
      )
      .where(sql`${table.deletedAt} is null`),
    index("works_newest")
      .on(sql`"facts" ->> '$.date'`, table.position, table.slug, table.kind, table.isHidden, table.publishAt)
      .where(sql`${table.deletedAt} is null`),
    index("works_edited")
      .on(table.updatedAt)
      .where(sql`${table.deletedAt} is null`),
    index("works_due")
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
  ],
);
declareTable(works, {
  backup: "kept",
  isSeen: true,
  missed: { as: "works made or changed in the admin", newest: "updatedAt" },
  triggers: nameTriggers("work", "works", ["title", "slug", "deleted_at"]),
});

/** Slugs that a work once had: their addresses redirect to it permanently. */
export const workRedirects = sqliteTable(
  "work_redirects",
  {
    kind: text("kind", { enum: workKinds }).notNull(),
    slug: text("slug").notNull(),
    workId: text("work_id")
      .notNull()
      .references(() => works.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
declareTable(workRedirects, { backup: "kept", isSeen: true });
