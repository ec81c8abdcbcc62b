import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";

/** Short texts without a title, with pictures or a link: the stream at /notes. */
export const notes = sqliteTable(
  "notes",
  {
    /** Short, as it is in the address: `makeNoteId` in domain/notes/note.ts. */
    id: text("id").primaryKey(),
    /** Made by the device or form that sends it: a note that is sent again is the same note. */
    key: text("key").notNull().unique(),
    /** Its first words or what it holds, for tabs, feeds and lists, which want a title. */
    title: text("title").notNull(),
    /** An address on the web; "" where it has none. */
    link: text("link").notNull().default(""),
    /** Items of the library, in order; their own alt text is taken where this one is "". */
    pictures: text("pictures", { mode: "json" }).$type<{ address: string; alt: string }[]>().notNull(),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Counts the saves: a save based on an older one is refused. */
    version: integer("version").notNull().default(1),
    /** Set while in the trash. */
    deletedAt: instant("deleted_at"),
    /** As it was written, in Markdown. */
    content: text("content").notNull(),
    /** The text and the pictures, rendered when saved. */
    html: text("html").notNull(),
    /** The sign of the rules by which `html` was made (domain/markdown/rule.ts); "" in rows older than this column. */
    rule: text("rule").notNull().default(""),
    /** BCP 47; "" for the site’s. */
    language: text("language").notNull().default(""),
    /** Those with the same are translations of each other; "" for none. */
    translationGroup: text("translation_group").notNull().default(""),
  },
  (table) => [
    index("notes_translations")
      .on(table.translationGroup)
      .where(sql`${table.translationGroup} <> ''`),
    index("notes_newest")
      .on(table.publishedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);
declareTable(notes, {
  backup: "kept",
  isSeen: true,
  missed: { as: "notes", newest: "updatedAt" },
  triggers: nameTriggers("note", "notes", ["title", "deleted_at"]),
});
