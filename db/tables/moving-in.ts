import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/** `arriving`: the export is still being read; `staged`: it is all here, and waits for the owner's word. */
export const moveStates = ["arriving", "staged", "running", "paused", "done", "undoing", "undone"] as const;

/** An export of another site that is brought in: read and judged first, then made into posts, pages and pictures. */
export const moves = sqliteTable(
  "moves",
  {
    id: text("id").primaryKey(),
    /** What wrote the export, such as `ghost`. */
    system: text("system").notNull(),
    /** The file's or folder's name. */
    name: text("name").notNull(),
    /** The address of the old site; "" where the export does not give it. */
    site: text("site").notNull(),
    state: text("state", { enum: moveStates }).notNull(),
    /** When its subscribers were added; their list is the import with the same id. */
    subscribersAt: instant("subscribers_at"),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** Until then a step of it is being done, and no other begins. */
    heldUntil: instant("held_until"),
  },
  (table) => [index("moves_newest").on(table.createdAt, table.id)],
);
declareTable(moves, { backup: "passing", restore: "emptied" });

export const moveItemKinds = ["post", "page", "letter", "file", "redirect", "remark"] as const;

/** `left`: it does not come, and `trouble` says why; `kept`: the undo left it, because it has changed since. */
export const moveItemStates = ["waiting", "done", "left", "failed", "undone", "kept"] as const;

/** A text, file or address of an export, and what became of it. */
export const moveItems = sqliteTable(
  "move_items",
  {
    moveId: text("move_id")
      .notNull()
      .references(() => moves.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: moveItemKinds }).notNull(),
    /** Names it in its export; the same in each export of the same site. */
    sourceId: text("source_id").notNull(),
    /** Its place in the export. */
    place: integer("place").notNull(),
    title: text("title").notNull(),
    /** Of a text, the slug that it gets. */
    slug: text("slug").notNull().default(""),
    /** Whether readers see it once it is here. */
    isPublished: integer("is_published", { mode: "boolean" }).notNull().default(false),
    state: text("state", { enum: moveItemStates }).notNull(),
    /** Why it does not come, has failed or was kept; "" otherwise. */
    trouble: text("trouble").notNull().default(""),
    /** What the owner should know of it, as JSON: sentences. */
    remarks: text("remarks", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** The files that it shows, by their source ids. */
    needs: text("needs", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** The id of what it becomes, made from its source id: the same text is brought in once. */
    targetId: text("target_id").notNull().default(""),
    /** Where it is once it is here. */
    address: text("address").notNull().default(""),
    /** Of a file: bytes, as far as the export says. */
    bytes: integer("bytes"),
    /** Made by this move, and not there before. */
    isNew: integer("is_new", { mode: "boolean" }).notNull().default(false),
    /** How often it was tried. */
    attempts: integer("attempts").notNull().default(0),
    /** Not tried before. */
    dueAt: instant("due_at"),
    doneAt: instant("done_at"),
    /** The item as it was sent, as JSON; "" once it is done. */
    payload: text("payload").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.moveId, table.kind, table.sourceId] }),
    index("move_items_state").on(table.moveId, table.state, table.kind, table.place),
    // Files that are tried again later are passed over, however many they are.
    index("move_items_due").on(table.moveId, table.kind, table.state, table.dueAt, table.place),
    index("move_items_slug").on(table.moveId, table.slug),
  ],
);
declareTable(moveItems, { backup: "passing", restore: "emptied" });
