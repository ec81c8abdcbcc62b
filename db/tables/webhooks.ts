import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

export const webhookEventKinds = [
  "post.published",
  "post.updated",
  "post.deleted",
  "letter.sent",
  "subscriber.confirmed",
  "subscriber.left",
] as const;

/** Addresses of the owner’s other programs that are notified of what happens here. */
export const webhooks = sqliteTable("webhooks", {
  id: text("id").primaryKey(),
  url: text("url").notNull(),
  /** The `whsec_…` that messages are signed with, encrypted. */
  secret: text("secret").notNull(),
  /** The kinds of event that it wants. */
  events: text("events", { mode: "json" }).$type<(typeof webhookEventKinds)[number][]>().notNull(),
  createdAt: instant("created_at").notNull(),
});
declareTable(webhooks, { backup: "secret", restore: "confirmed" });

/** What has happened and no message was made of yet. Triggers write it, in the transaction of the change. */
export const webhookEvents = sqliteTable("webhook_events", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  kind: text("kind", { enum: webhookEventKinds }).notNull(),
  /** The id of the post, the letter or the subscriber. */
  subjectId: text("subject_id").notNull(),
});
declareTable(webhookEvents, { backup: "passing", restore: "emptied" });

const webhookMessageStates = ["pending", "delivered", "failed"] as const;

/** One event for one webhook, with what became of it. */
export const webhookMessages = sqliteTable(
  "webhook_messages",
  {
    /** Names it to the receiver, who knows a repeated message by it. */
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: webhookEventKinds }).notNull(),
    state: text("state", { enum: webhookMessageStates }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** Not tried before. */
    dueAt: instant("due_at").notNull(),
    /** Why the last try came to nothing; "" where none did. */
    trouble: text("trouble").notNull().default(""),
    /** The body as JSON: every try sends the same bytes. */
    payload: text("payload").notNull(),
  },
  (table) => [
    index("webhook_messages_newest").on(table.createdAt),
    index("webhook_messages_due").on(table.state, table.dueAt),
    index("webhook_messages_of").on(table.webhookId),
  ],
);
declareTable(webhookMessages, { backup: "passing", restore: "emptied" });
