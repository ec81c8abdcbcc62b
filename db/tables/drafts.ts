import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";
import type { Segment } from "./newsletter.ts";

/** What the owner has chosen of the sending of a letter that is not sent yet. */
export interface Sending {
  /** Null for all confirmed subscribers. */
  segment: Segment | null;
  isPublic: boolean;
  countsClicks: boolean;
}

export const draftKinds = ["post", "letter", "page", "welcome"] as const;
/** How a page shows its text: "" as it is, `links` as a list of buttons. */
export const pageTemplates = ["", "links"] as const;

export const drafts = sqliteTable(
  "drafts",
  {
    id: text("id").primaryKey(),
    /**
     * What it becomes. A letter's subject is its title; the other fields of a post stay empty. A page's slug is its path. A welcome
     * letter has the id of its draft, as a page has.
     */
    kind: text("kind", { enum: draftKinds }).notNull().default("post"),
    title: text("title").notNull().default(""),
    summary: text("summary").notNull().default(""),
    slug: text("slug").notNull().default(""),
    imageUrl: text("image_url").notNull().default(""),
    dateString: text("date_string").notNull().default(""),
    /** Names, separated by commas: they become tags when the draft is published. */
    tags: text("tags").notNull().default(""),
    /** The name of the series that it becomes a part of; "" for none. */
    series: text("series").notNull().default(""),
    /** Counts the saves: a save based on an older one is refused. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** When it is to be published automatically; null where the author publishes it. */
    publishAt: instant("publish_at"),
    /** The author's zone when that was set: the day and hour that the post will be dated with. */
    publishZone: text("publish_zone").notNull().default(""),
    /** Why it could not be published when its time had come; "" where nothing went wrong. */
    publishTrouble: text("publish_trouble").notNull().default(""),
    /** Of a page alone. */
    template: text("template", { enum: pageTemplates }).notNull().default(""),
    /** Of a letter alone; null where nothing was chosen yet. */
    sending: text("sending", { mode: "json" }).$type<Sending>(),
    content: text("content").notNull().default(""),
    /** BCP 47; "" for the site’s. */
    language: text("language").notNull().default(""),
    /** Those with the same are translations of each other; "" for none. */
    translationGroup: text("translation_group").notNull().default(""),
  },
  (table) => [
    index("drafts_saved")
      .on(table.kind, table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("drafts_translations")
      .on(table.translationGroup)
      .where(sql`${table.translationGroup} <> ''`),
    index("drafts_due")
      .on(table.publishAt, table.publishTrouble)
      .where(sql`${table.publishAt} is not null`),
    index("drafts_deleted")
      .on(table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
declareTable(drafts, {
  backup: "kept",
  missed: { as: "drafts", newest: "updatedAt" },
  // What a search reads of a draft is folded anew: domain/drafts/draft-search.server.ts
  triggers: [
    `CREATE TRIGGER draft_parts_outdated AFTER UPDATE OF title, summary, slug, date_string, content ON drafts
      WHEN old.title IS NOT new.title OR old.summary IS NOT new.summary OR old.slug IS NOT new.slug
        OR old.date_string IS NOT new.date_string OR old.content IS NOT new.content
      BEGIN
        DELETE FROM draft_parts WHERE draft_id = new.id;
      END`,
    ...nameTriggers("draft", "drafts", ["title", "slug", "deleted_at"]),
  ],
});

/** Links that show a draft to anyone with the address, until they expire or the owner revokes them. */
export const previewLinks = sqliteTable(
  "preview_links",
  {
    /** SHA-256 of the token in the address, base64url: the token itself is shown once. */
    tokenHash: text("token_hash").primaryKey(),
    draftId: text("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("preview_links_of").on(table.draftId)],
);
declareTable(previewLinks, { backup: "secret", restore: "never" });

/** A draft's page as it was rendered for its preview links, in parts that fit into a row. */
export const previewPages = sqliteTable(
  "preview_pages",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    /** The state of the text that was rendered. */
    version: integer("version").notNull(),
    part: integer("part").notNull(),
    html: text("html").notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.version, table.part] })],
);
declareTable(previewPages, { backup: "secret", restore: "never" });

/**
 * What a search of drafts reads, case-folded, in parts that fit into a row. A trigger deletes a draft's parts when its text changes;
 * the next search, or the cron, folds it anew.
 */
export const draftParts = sqliteTable(
  "draft_parts",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    folded: text("folded").notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.part] })],
);
declareTable(draftParts, { backup: "passing", restore: "emptied" });
