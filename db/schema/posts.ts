import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

/**
 * `content`, `html` and `folded` are the last columns: SQLite then reads a list's columns without touching the pages
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
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
    /** Set while in the trash. */
    deletedAt: instant("deleted_at"),
    content: text("content").notNull(),
    /** `content` rendered when saved: as much of it as fits, the rest is in `post_parts`. */
    html: text("html").notNull(),
    /** The five searched fields, case-folded (see `foldForSearch`): as much as fits, likewise. */
    folded: text("folded").notNull(),
  },
  (table) => [
    uniqueIndex("posts_slug_live")
      .on(table.slug)
      .where(sql`${table.deletedAt} is null`),
    index("posts_newest")
      .on(table.publishedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);

export const partFields = ["html", "folded"] as const;

/** The rest of a post's longest texts, which its own row cannot hold: D1 takes rows of 2 MB. See domain/posts/parts.ts. */
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

/** Slugs a post once had: their addresses lead to it for good. */
export const slugRedirects = sqliteTable("slug_redirects", {
  slug: text("slug").primaryKey(),
  postId: text("post_id")
    .notNull()
    .references(() => posts.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});

export const draftKinds = ["post", "letter"] as const;

export const drafts = sqliteTable("drafts", {
  id: text("id").primaryKey(),
  /** What it becomes. A letter's subject is its title; the other fields of a post stay empty. */
  kind: text("kind", { enum: draftKinds }).notNull().default("post"),
  title: text("title").notNull().default(""),
  summary: text("summary").notNull().default(""),
  slug: text("slug").notNull().default(""),
  imageUrl: text("image_url").notNull().default(""),
  dateString: text("date_string").notNull().default(""),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  deletedAt: instant("deleted_at"),
  /** When it is to be published by itself; null where the author does that. */
  publishAt: instant("publish_at"),
  /** The author's zone when that was set: the day and hour that the post will be dated with. */
  publishZone: text("publish_zone").notNull().default(""),
  /** Why it could not be published when its time had come; "" where nothing went wrong. */
  publishTrouble: text("publish_trouble").notNull().default(""),
  content: text("content").notNull().default(""),
});

export const revisionReasons = ["published", "hour", "restored", "replaced"] as const;

/** What a post or draft once was: its fields as they stood when the revision was left. */
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

/** Links that show a draft to whoever has one, until they expire or the owner takes them back. */
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
