import type { MediaFacts } from "@toadstool/media/storing";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";

const imageKinds = ["picture", "video", "audio"] as const;

/** The media of the library: pictures, films and sounds. A row is inserted only once all its files are stored. */
export const images = sqliteTable(
  "images",
  {
    /** Generated; see `imageId` in domain/media/image.ts. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: imageKinds }).notNull(),
    /** What the owner calls it: at first the name of the file that was sent. */
    name: text("name").notNull(),
    /** Slugs with `/` between them; empty for the library's own floor. */
    folder: text("folder").notNull().default(""),
    /** Shown wherever a text gives none of its own. */
    alt: text("alt").notNull().default(""),
    caption: text("caption").notNull().default(""),
    /** Which revision's files are shown: replacing a file makes the next one. */
    revision: integer("revision").notNull().default(1),
    /** The highest that was ever shown: a file's address never answers other bytes, also after an undo. */
    lastRevision: integer("last_revision").notNull().default(1),
    /** Bytes of all its files. */
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** SHA-256, base64url, of the file as it was sent: the same file is recognised. Null for those of earlier versions. */
    hash: text("hash"),
    /** In the trash since then: nothing shows it, and after 30 days it is removed. */
    deletedAt: instant("deleted_at"),
    /** Size, type, placeholder and files of the revision that is shown: `MediaFacts` as JSON. */
    facts: text("facts", { mode: "json" }).$type<MediaFacts>().notNull(),
    /** Name, folder, alt text and caption, case-folded: what search looks through. */
    folded: text("folded").notNull(),
  },
  (table) => [
    index("images_newest").on(table.createdAt, table.id),
    index("images_folder").on(table.folder, table.createdAt, table.id),
    index("images_hash")
      .on(table.hash)
      .where(sql`${table.hash} is not null`),
    index("images_without_alt")
      .on(table.id)
      .where(sql`${table.kind} = 'picture' and ${table.alt} = '' and ${table.deletedAt} is null`),
    index("images_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
declareTable(images, {
  backup: "kept",
  isSeen: true,
  missed: { as: "pictures, films and sounds", newest: "updatedAt" },
  triggers: nameTriggers("image", "images", ["name", "alt", "deleted_at"]),
});

/** `kept`: replaced, and there for 30 days to be put back. */
const revisionStates = ["arriving", "shown", "kept", "leaving"] as const;

/**
 * The account of every set of files in R2, written before the first is put there and struck out after the last is
 * gone: whatever a crash leaves behind, a sweep finds it here.
 */
export const imageRevisions = sqliteTable(
  "image_revisions",
  {
    imageId: text("image_id").notNull(),
    revision: integer("revision").notNull(),
    state: text("state", { enum: revisionStates }).notNull(),
    /** When it came into this state. */
    since: instant("since").notNull(),
    /** Of kept files alone, what their image would have of them again: bytes, `MediaFacts` as JSON, the alt text, the hash. */
    bytes: integer("bytes"),
    facts: text("facts", { mode: "json" }).$type<MediaFacts>(),
    alt: text("alt"),
    hash: text("hash"),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.revision] }),
    index("image_revisions_unsettled")
      .on(table.state, table.since)
      .where(sql`${table.state} <> 'shown'`),
  ],
);
declareTable(imageRevisions, { backup: "kept" });

export const useKinds = ["post", "draft", "letter", "work", "page", "note"] as const;

/** Which texts name which image; written with the text itself. Pages that come by commit are looked through instead. */
export const imageUses = sqliteTable(
  "image_uses",
  {
    imageId: text("image_id").notNull(),
    kind: text("kind", { enum: useKinds }).notNull(),
    /** The post's, draft's, letter's, work's, page's or note's id. */
    textId: text("text_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.kind, table.textId] }),
    index("image_uses_text").on(table.kind, table.textId),
  ],
);
declareTable(imageUses, { backup: "kept", isSeen: true });
