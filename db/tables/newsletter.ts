import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";
import { nameTriggers } from "../name-triggers.ts";
import type { subscriberSources } from "./subscribers.ts";

/** The subscribers of one kind, by facts about them: any value of a list, and every list that has one. */
export interface Segment {
  /** With the names that they had when the letter was sent. */
  topics: { id: string; name: string }[];
  /** Of the owner’s: their names, and the names as they are compared. */
  tags: { key: string; name: string }[];
  sources: (typeof subscriberSources)[number][];
  /** BCP 47; "" for the site’s. Absent where none was chosen. */
  languages?: string[];
  /** Moments in milliseconds: readers who joined from this one on, and before that one. */
  joinedFrom: number | null;
  joinedBefore: number | null;
}

/** Scheduled: the audience is not frozen yet. Holding: it is frozen, and the whole send can still be undone. */
const issueStates = ["scheduled", "holding", "sending", "paused", "cancelled", "sent"] as const;

/** An issue: a letter that is scheduled, being sent or sent. Its text is frozen when the send is asked for. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: text("id").primaryKey(),
    /** Made by the form: a send submitted twice is one send. */
    sendKey: text("send_key").notNull().unique(),
    subject: text("subject").notNull(),
    /** Its address in the archive; empty in letters from before there was one. */
    slug: text("slug").notNull().default(""),
    /** Whether the archive and its feed show it once it has gone out: where its owner asked for that. */
    isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
    /** Whether clicks on its links are counted, without noting who clicked. */
    countsClicks: integer("counts_clicks", { mode: "boolean" }).notNull().default(false),
    /** Which confirmed subscribers it is for, as JSON; null for all of them. The audience is frozen by it. */
    segment: text("segment", { mode: "json" }).$type<Segment>(),
    state: text("state", { enum: issueStates }).notNull(),
    /** The site's address when the send was asked for, for links in the letter. */
    origin: text("origin").notNull(),
    /** How many delivery rows there are: counted once, when the audience is frozen. */
    audience: integer("audience").notNull(),
    /** When the send was asked for. */
    startedAt: instant("started_at").notNull(),
    /** No mail leaves before: the end of the undo window, or the moment it is scheduled for. */
    dueAt: instant("due_at"),
    /** No mail leaves before; null where the issue is not held. */
    heldUntil: instant("held_until"),
    heldBecause: text("held_because").notNull().default(""),
    finishedAt: instant("finished_at"),
    /** The welcome letter that it is an edition of; null for a letter to the list. */
    welcomeId: text("welcome_id"),
    /** The draft it was written as, which comes back when the send is undone. */
    draftId: text("draft_id"),
    content: text("content").notNull(),
    /** The mail as it was composed when the audience was frozen: every try sends the same bytes. "" before that. */
    html: text("html").notNull().default(""),
    text: text("text").notNull().default(""),
    /** The name in From, frozen with the mail; "" before that, and in issues from before it was stored. */
    sender: text("sender").notNull().default(""),
    /** BCP 47; "" for the site’s. */
    language: text("language").notNull().default(""),
  },
  (table) => [
    uniqueIndex("newsletter_issues_slug")
      .on(table.slug)
      .where(sql`${table.slug} <> ''`),
    index("newsletter_issues_welcome")
      .on(table.welcomeId)
      .where(sql`${table.welcomeId} is not null`),
    index("newsletter_issues_newest").on(table.startedAt, table.id),
  ],
);
declareTable(newsletterIssues, {
  backup: "kept",
  isSeen: true,
  missed: { as: "letters", newest: "startedAt" },
  // Editions of the welcome series are sent again and again: they announce no letter.
  triggers: [
    `CREATE TRIGGER announced_by_letters AFTER UPDATE OF state ON newsletter_issues
      WHEN old.state <> 'sent' AND new.state = 'sent' AND new.welcome_id IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
        INSERT INTO webhook_events (kind, subject_id) VALUES ('letter.sent', new.id);
      END`,
    ...nameTriggers("issue", "newsletter_issues", ["subject"]),
  ],
});

export const deliveryStates = [
  "waiting",
  "claimed",
  "accepted",
  "delivered",
  "bounced",
  "complained",
  "failed",
  "uncertain",
  "skipped",
] as const;

/** One row per recipient, made in the same atomic step that freezes the audience; never deleted, never added to. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    issueId: text("issue_id")
      .notNull()
      .references(() => newsletterIssues.id),
    /** No reference: after an erasure the row stays under a random id. */
    subscriberId: text("subscriber_id").notNull(),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    /** Which part of the audience it is sent with: what a message of the queue names. */
    chunk: integer("chunk").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    claimedAt: instant("claimed_at"),
    /** The claim under which it was last handed over; a repeat has the same recipients in the same order. */
    claimId: text("claim_id"),
    /** When that claim was first tried: from here on the transport remembers its idempotency keys. */
    firstTriedAt: instant("first_tried_at"),
    settledAt: instant("settled_at"),
    /** The provider's id of the mail, which its webhooks name. */
    messageId: text("message_id"),
    bounce: text("bounce", { enum: ["hard", "soft"] }),
    /** The transport's words when it did not accept, or the provider's when it bounced. */
    reason: text("reason"),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index("deliveries_state").on(table.issueId, table.state, table.chunk),
    index("deliveries_of_subscriber").on(table.subscriberId),
    index("deliveries_message")
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
  ],
);
declareTable(deliveries, { backup: "kept", isSeen: true });

/** Every event that a mail provider has reported, so that a repeated one counts once. */
export const mailEvents = sqliteTable(
  "mail_events",
  {
    transport: text("transport").notNull(),
    eventId: text("event_id").notNull(),
    kind: text("kind").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.transport, table.eventId] })],
);
declareTable(mailEvents, { backup: "kept" });

/** Mails handed over on a day (UTC), for the daily quota. */
export const mailQuota = sqliteTable("mail_quota", {
  day: text("day").primaryKey(),
  used: integer("used").notNull(),
});
declareTable(mailQuota, { backup: "passing", restore: "stays" });

/** The letters that new readers get one after the other, as readers get them; each is the published state of a draft. */
export const welcomeLetters = sqliteTable("welcome_letters", {
  /** The draft's. */
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  /** How many days after the one before; of the first, after confirming. */
  days: integer("days").notNull(),
  subject: text("subject").notNull(),
  content: text("content").notNull(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  /** When it was last switched on: turns from before are over. */
  since: instant("since").notNull(),
  /** Counts the changes: one based on an older state is refused. */
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
  /** BCP 47; "" for the site’s. */
  language: text("language").notNull().default(""),
});
declareTable(welcomeLetters, { backup: "kept", missed: { as: "welcome letters", newest: "createdAt" } });

export const digestIntervals = ["week", "month"] as const;

/** The letter that the site composes of what is new: one row at most. */
export const digests = sqliteTable("digests", {
  /** Always 1. */
  id: integer("id").primaryKey(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  every: text("every", { enum: digestIntervals }).notNull(),
  /** Of the day, in the site's time zone. */
  hour: integer("hour").notNull(),
  /** How long before it goes the owner sees it. */
  noticeHours: integer("notice_hours").notNull(),
  /** What was published before is not news. */
  since: instant("since").notNull(),
  /** When the next one goes, if there is news. */
  nextAt: instant("next_at").notNull(),
  /** The letter that waits to go at `dueAt`; null where none does. */
  draftId: text("draft_id"),
  dueAt: instant("due_at"),
  /** Whether the owner was mailed about that letter. */
  isNoticed: integer("is_noticed", { mode: "boolean" }).notNull().default(false),
  /** Why the last one could not be sent; "" where nothing went wrong. */
  trouble: text("trouble").notNull().default(""),
  /** Counts the changes: a save based on an older one is refused. */
  version: integer("version").notNull().default(1),
});
declareTable(digests, { backup: "kept" });

/** The counted links of a letter. A click is a number here and nothing else: no reader is in the address. */
export const letterLinks = sqliteTable(
  "letter_links",
  {
    issueId: text("issue_id")
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    /** In the letter, from 0. */
    place: integer("place").notNull(),
    url: text("url").notNull(),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.place] })],
);
declareTable(letterLinks, { backup: "kept" });
