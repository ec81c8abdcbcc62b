import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../instant.ts";

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
  },
  (table) => [
    index("posts_uncounted")
      .on(table.id)
      .where(sql`${table.words} is null`),
    uniqueIndex("posts_slug_live")
      .on(table.slug)
      .where(sql`${table.deletedAt} is null`),
    index("posts_deleted")
      .on(table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index("posts_newest")
      .on(table.publishedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);

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

/** Slugs that a post once had: their addresses redirect to it permanently. */
export const slugRedirects = sqliteTable("slug_redirects", {
  slug: text("slug").primaryKey(),
  postId: text("post_id")
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});

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
