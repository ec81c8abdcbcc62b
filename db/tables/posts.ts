import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";

/**
 * `content`, `html` and `folded` come after all that lists show: SQLite then reads a list's columns without touching the pages
 * that long text overflows into.
 */
export const posts = sqliteTable(
  "posts",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    imageUrl: text("image_url").notNull().default(""),
    /** As the author wrote it; the part before the first comma is shown. */
    dateString: text("date_string").notNull(),
    /** `dateString` as an instant: what sorts and pages. */
    publishedAt: instant("published_at").notNull(),
    /** The author's local time of creation, 'YYYY-MM-DD HH:MM:SS'. */
    datetime: text("datetime").notNull(),
    likes: integer("likes").notNull().default(0),
    /** Counts the saves: an update based on an older one is refused. */
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
    /** Set while in the trash. */
    deletedAt: instant("deleted_at"),
    content: text("content").notNull(),
    /** `content` rendered when saved: as much of it as fits, the rest is in `post_parts`. */
    html: text("html").notNull(),
    /** The five searched fields, case-folded (see `foldForSearch` in domain/posts/search.server.ts): as much as fits, likewise. */
    folded: text("folded").notNull(),
    /** How many words a reader meets (`wordsIn`), counted when saved; null in rows older than this column, until a sweep counts them. */
    words: integer("words"),
    /** BCP 47; "" for the site’s. */
    language: text("language").notNull().default(""),
    /** Those with the same are translations of each other; "" for none. */
    translationGroup: text("translation_group").notNull().default(""),
  },
  (table) => [
    index("posts_uncounted")
      .on(table.id)
      .where(sql`${table.words} is null`),
    uniqueIndex("posts_slug_live")
      .on(table.slug)
      .where(sql`${table.deletedAt} is null`),
    index("posts_edited")
      .on(table.updatedAt)
      .where(sql`${table.deletedAt} is null`),
    index("posts_deleted")
      .on(table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    // Of the few that have one: a list need not read a row to its end.
    index("posts_language")
      .on(table.id, table.language)
      .where(sql`${table.language} <> ''`),
    index("posts_translations")
      .on(table.translationGroup, table.language)
      .where(sql`${table.translationGroup} <> ''`),
    // A search reads the folded text here: in the row it lies behind the content and the HTML.
    index("posts_searched")
      .on(table.publishedAt, table.id, table.deletedAt, table.folded)
      .where(sql`${table.deletedAt} is null`),
    index("posts_newest")
      .on(table.publishedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);
declareTable(posts, {
  backup: "kept",
  isSeen: true,
  missed: { as: "posts", newest: "updatedAt" },
  // Webhooks are notified of what these note in `webhook_events`, in the transaction of the change.
  triggers: [
    `CREATE TRIGGER announced_by_posts_insert AFTER INSERT ON posts WHEN new.deleted_at IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
        INSERT INTO webhook_events (kind, subject_id) VALUES ('post.published', new.id);
      END`,
    `CREATE TRIGGER announced_by_posts_update AFTER UPDATE ON posts
      WHEN (old.updated_at <> new.updated_at OR old.deleted_at IS NOT new.deleted_at)
        AND (old.deleted_at IS NULL OR new.deleted_at IS NULL) AND EXISTS (SELECT 1 FROM webhooks) BEGIN
        INSERT INTO webhook_events (kind, subject_id)
        VALUES (iif(new.deleted_at IS NOT NULL, 'post.deleted', iif(old.deleted_at IS NULL, 'post.updated', 'post.published')), new.id);
      END`,
    `CREATE TRIGGER announced_by_posts_delete AFTER DELETE ON posts WHEN old.deleted_at IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
        INSERT INTO webhook_events (kind, subject_id) VALUES ('post.deleted', old.id);
      END`,
    ...nameTriggers("post", "posts", ["title", "slug", "deleted_at"]),
  ],
});

const partFields = ["html", "folded"] as const;

/** The rest of a post's longest texts, which its own row cannot hold: D1 takes rows of 2 MB. See domain/posts/parts.server.ts. */
export const postParts = sqliteTable(
  "post_parts",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    field: text("field", { enum: partFields }).notNull(),
    /** From 1, in the order of the text. */
    part: integer("part").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.field, table.part] })],
);
declareTable(postParts, { backup: "kept", isSeen: true });

/** Slugs that a post once had: their addresses redirect to it permanently. */
export const slugRedirects = sqliteTable("slug_redirects", {
  slug: text("slug").primaryKey(),
  postId: text("post_id")
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});
declareTable(slugRedirects, { backup: "kept", isSeen: true });

/** One like per visitor and post; the visitor is a hash of a random cookie. */
export const visitorLikes = sqliteTable(
  "visitor_likes",
  {
    visitorHash: text("visitor_hash").notNull(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    likedAt: instant("liked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.visitorHash] })],
);
declareTable(visitorLikes, { backup: "kept" });
