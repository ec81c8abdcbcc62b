import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";

export const subscriberStates = ["pending", "confirmed", "unsubscribed", "bounced", "complained"] as const;

export const subscriberSources = ["form", "owner", "import"] as const;

export const subscribers = sqliteTable(
  "subscribers",
  {
    id: text("id").primaryKey(),
    /** As it was typed: what mail is sent to. */
    email: text("email").notNull(),
    /** Lower-cased: what makes an address the same address. */
    emailKey: text("email_key").notNull().unique(),
    state: text("state", { enum: subscriberStates }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** When a confirmation was last mailed: no address is mailed again within minutes. */
    confirmationSentAt: instant("confirmation_sent_at"),
    confirmedAt: instant("confirmed_at"),
    unsubscribedAt: instant("unsubscribed_at"),
    source: text("source", { enum: subscriberSources }).notNull().default("form"),
    /** How the owner came by the consent, where it was not given here. */
    consent: text("consent").notNull().default(""),
    /** Why the reader left, in their words; "" where they did not say. */
    leavingReason: text("leaving_reason").notNull().default(""),
    /** When the address bounced permanently or its reader complained. */
    suppressedAt: instant("suppressed_at"),
    /** The mail provider's words for that. */
    suppressedBecause: text("suppressed_because").notNull().default(""),
    /** When the one welcome letter was handed over that there was before there were several; they get no other. */
    welcomedAt: instant("welcomed_at"),
    /** When the letters were last asked for after the reader had left; null once they leave again or come back. */
    askedAgainAt: instant("asked_again_at"),
    /** BCP 47, of what is mailed to them; "" for the site’s. */
    language: text("language").notNull().default(""),
  },
  (table) => [index("subscribers_state").on(table.state, table.createdAt, table.id)],
);
declareTable(subscribers, {
  backup: "kept",
  missed: { as: "subscribers", newest: "createdAt" },
  triggers: [
    `CREATE TRIGGER announced_by_subscribers AFTER UPDATE OF state ON subscribers
      WHEN old.state <> new.state AND new.state IN ('confirmed', 'unsubscribed') AND EXISTS (SELECT 1 FROM webhooks) BEGIN
        INSERT INTO webhook_events (kind, subject_id)
        VALUES (iif(new.state = 'confirmed', 'subscriber.confirmed', 'subscriber.left'), new.id);
      END`,
    ...nameTriggers("subscriber", "subscribers", ["email"]),
  ],
});

/** What letters are about, as readers choose among them. */
export const topics = sqliteTable("topics", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** The name as names are compared (`tagKey` in domain/tags/tag.ts). */
  key: text("key").notNull().unique(),
  createdAt: instant("created_at").notNull(),
});
declareTable(topics, { backup: "kept", triggers: nameTriggers("topic", "topics", ["name"]) });

/** The topics of which a reader wants no letters. A reader without a row here gets every letter. */
export const declinedTopics = sqliteTable(
  "declined_topics",
  {
    subscriberId: text("subscriber_id")
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    topicId: text("topic_id")
      .notNull()
      .references(() => topics.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.topicId] }),
    index("declined_topics_of").on(table.topicId),
  ],
);
declareTable(declinedTopics, { backup: "kept" });

/** The owner’s tags of a subscriber; readers never see them. */
export const subscriberTags = sqliteTable(
  "subscriber_tags",
  {
    subscriberId: text("subscriber_id")
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    /** The name as names are compared (`tagKey` in domain/tags/tag.ts). */
    key: text("key").notNull(),
    name: text("name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.key] }),
    index("subscriber_tags_key").on(table.key),
  ],
);
declareTable(subscriberTags, { backup: "kept" });

/** Addresses never to be mailed again although nothing else of them is kept: their owners were forgotten. */
export const suppressions = sqliteTable("suppressions", {
  /** HMAC of the lower-cased address under the site's secret, base64url. */
  addressHash: text("address_hash").primaryKey(),
  reason: text("reason", { enum: ["unsubscribed", "bounced", "complained"] }).notNull(),
  since: instant("since").notNull(),
});
declareTable(suppressions, { backup: "kept" });

const importStates = ["reading", "checked", "done", "failed"] as const;

/** A list of addresses the owner brings along: read and judged first, then taken in one step or not at all. */
export const subscriberImports = sqliteTable("subscriber_imports", {
  id: text("id").primaryKey(),
  fileName: text("file_name").notNull(),
  /** How the owner came by these people's consent. */
  consent: text("consent").notNull(),
  state: text("state", { enum: importStates }).notNull(),
  /** Rows read so far. */
  rows: integer("rows").notNull().default(0),
  /** Bytes of the file, and how many of them are read: the progress. */
  bytes: integer("bytes").notNull(),
  bytesRead: integer("bytes_read").notNull().default(0),
  /** The line of the file that the next row is in; 0 before the first. */
  nextLine: integer("next_line").notNull().default(0),
  /** Why it failed; "" where nothing went wrong. */
  trouble: text("trouble").notNull().default(""),
  createdAt: instant("created_at").notNull(),
  finishedAt: instant("finished_at"),
});
declareTable(subscriberImports, { backup: "passing", restore: "emptied" });

const importVerdicts = ["new", "known", "double", "suppressed", "bad"] as const;

/** What an import makes of each row; only those called new become subscribers. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => subscriberImports.id, { onDelete: "cascade" }),
    /** The row's line in the file, from 1. */
    line: integer("line").notNull(),
    verdict: text("verdict", { enum: importVerdicts }).notNull(),
    /** As the file had it, cut to 254 characters. */
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    note: text("note").notNull().default(""),
    /** The tags that the file gives: names and keys, as JSON. */
    tags: text("tags").notNull().default("[]"),
    /** As the file gives it, which may be none: BCP 47 where it is one. */
    language: text("language").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    // With the line, so that a list of one address alone is read without looking at all its rows for each.
    index("import_rows_address").on(table.emailKey, table.importId, table.line),
  ],
);
declareTable(importRows, { backup: "passing", restore: "emptied" });
