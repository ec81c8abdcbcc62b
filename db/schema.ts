import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./instant.ts";

export * from "./identity-schema.ts";

/**
 * `content`, `html` and `folded` stand last: SQLite then reads a list's columns without touching the pages
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
    /** `content` rendered when saved. */
    html: text("html").notNull(),
    /** The five searched fields, case-folded (see `foldForSearch`). */
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
    /** When the address bounced for good or its reader complained. */
    suppressedAt: instant("suppressed_at"),
    /** The mail provider's words for that. */
    suppressedBecause: text("suppressed_because").notNull().default(""),
    /** When the welcome letter was handed over, once in a reader's life. */
    welcomedAt: instant("welcomed_at"),
  },
  (table) => [index("subscribers_state").on(table.state, table.createdAt, table.id)],
);

/** Addresses never to be mailed again although nothing else of them is kept: their owners were forgotten. */
export const suppressions = sqliteTable("suppressions", {
  /** HMAC of the lower-cased address under the site's secret, base64url. */
  addressHash: text("address_hash").primaryKey(),
  reason: text("reason", { enum: ["unsubscribed", "bounced", "complained"] }).notNull(),
  since: instant("since").notNull(),
});

export const importStates = ["reading", "checked", "done", "failed"] as const;

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
  /** Why it failed; "" where nothing went wrong. */
  trouble: text("trouble").notNull().default(""),
  createdAt: instant("created_at").notNull(),
  finishedAt: instant("finished_at"),
});

export const importVerdicts = ["new", "known", "double", "suppressed", "bad"] as const;

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
    /** As it stood in the file, cut to 254 characters. */
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("import_rows_address").on(table.importId, table.emailKey),
  ],
);

/** Scheduled: nobody is counted yet. Holding: frozen, and can still be taken back whole. */
export const issueStates = ["scheduled", "holding", "sending", "paused", "cancelled", "sent"] as const;

/** A letter that will go, is going or has gone out; its text is frozen when the send is asked for. */
export const newsletterIssues = sqliteTable(
  "newsletter_issues",
  {
    id: text("id").primaryKey(),
    /** Made by the form: a send submitted twice is one send. */
    sendKey: text("send_key").notNull().unique(),
    subject: text("subject").notNull(),
    /** Its address in the archive; empty in letters from before there was one. */
    slug: text("slug").notNull().default(""),
    /** Whether the archive and its feed show it. */
    isPublic: integer("is_public", { mode: "boolean" }).notNull().default(true),
    state: text("state", { enum: issueStates }).notNull(),
    /** The site's address when the send was asked for, for links in the letter. */
    origin: text("origin").notNull(),
    /** How many delivery rows there are: counted once, when the audience is frozen. */
    audience: integer("audience").notNull(),
    /** When the send was asked for. */
    startedAt: instant("started_at").notNull(),
    /** No mail leaves before: the end of the undo window, or the moment it is scheduled for. */
    dueAt: instant("due_at"),
    /** The transport or the day's quota has no room before; null where nothing stands in the way. */
    heldUntil: instant("held_until"),
    heldBecause: text("held_because").notNull().default(""),
    finishedAt: instant("finished_at"),
    /** The draft it was written as, which comes back when the send is taken back. */
    draftId: text("draft_id"),
    content: text("content").notNull(),
    /** The mail as it was composed when the audience was frozen: every try sends the same bytes. "" before that. */
    html: text("html").notNull().default(""),
    text: text("text").notNull().default(""),
  },
  (table) => [
    uniqueIndex("newsletter_issues_slug")
      .on(table.slug)
      .where(sql`${table.slug} <> ''`),
    index("newsletter_issues_newest").on(table.startedAt, table.id),
  ],
);

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
    /** No reference: who is forgotten leaves a row behind that names nobody. */
    subscriberId: text("subscriber_id").notNull(),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    /** Which part of the audience it is sent with: what a message of the queue names. */
    chunk: integer("chunk").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    claimedAt: instant("claimed_at"),
    /** The claim under which it was last handed over; a repeat carries the same people in the same order. */
    claimId: text("claim_id"),
    /** When that claim was first tried: what a transport remembers, it remembers from here. */
    firstTriedAt: instant("first_tried_at"),
    settledAt: instant("settled_at"),
    /** The provider's name for the mail: what its webhooks speak of. */
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

/** Every event a mail provider has told us of: one that is told twice counts once. */
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

/** Mails handed over on a day (UTC), for the daily quota. */
export const mailQuota = sqliteTable("mail_quota", {
  day: text("day").primaryKey(),
  used: integer("used").notNull(),
});

/** The owner's choices about the newsletter that are no letter: one row each, as JSON. */
export const newsletterChoices = sqliteTable("newsletter_choices", {
  name: text("name", { enum: ["welcome"] }).primaryKey(),
  value: text("value", { mode: "json" }).notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Views of a page on one day, by the site that led to it; nothing of who looked. See domain/analytics/page-view.ts. */
export const pageViews = sqliteTable(
  "page_views",
  {
    /** 'YYYY-MM-DD' in the site's time zone: the owner's today is the site's. */
    day: text("day").notNull(),
    path: text("path").notNull(),
    /** A host; empty where nobody led here. */
    referrer: text("referrer").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer] })],
);

export const imageKinds = ["picture", "video", "audio"] as const;

/** What the library holds: pictures, films and sounds. Rows stand here only once all their files are stored. */
export const images = sqliteTable(
  "images",
  {
    /** Generated; see `imageId` in domain/images/image.ts. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: imageKinds }).notNull(),
    /** What the owner calls it: at first the name of the file that was sent. */
    name: text("name").notNull(),
    /** Slugs with `/` between them; empty for the library's own floor. */
    folder: text("folder").notNull().default(""),
    alt: text("alt").notNull().default(""),
    caption: text("caption").notNull().default(""),
    /** Which revision's files are shown: replacing a file makes the next one. */
    revision: integer("revision").notNull().default(1),
    /** Bytes of all its files. */
    bytes: integer("bytes").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Size, type, placeholder and files of the revision that is shown: `ImageFacts` as JSON. */
    facts: text("facts", { mode: "json" }).notNull(),
    /** Name, folder, alt text and caption, case-folded: what search looks through. */
    folded: text("folded").notNull(),
  },
  (table) => [
    index("images_newest").on(table.createdAt, table.id),
    index("images_folder").on(table.folder, table.createdAt, table.id),
  ],
);

export const revisionStates = ["arriving", "shown", "leaving"] as const;

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
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.revision] }),
    index("image_revisions_unsettled")
      .on(table.state, table.since)
      .where(sql`${table.state} <> 'shown'`),
  ],
);

export const useKinds = ["post", "draft", "letter"] as const;

/** Which texts name which image; written with the text itself. Pages that come by commit are looked through instead. */
export const imageUses = sqliteTable(
  "image_uses",
  {
    imageId: text("image_id").notNull(),
    kind: text("kind", { enum: useKinds }).notNull(),
    /** The post's, draft's or letter's id. */
    textId: text("text_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.kind, table.textId] }),
    index("image_uses_text").on(table.kind, table.textId),
  ],
);
