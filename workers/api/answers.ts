import { saidStates } from "@toadstool/moving-in/states";
import * as v from "valibot";
import { madeKinds } from "#domain/bulk/created.ts";
import { draftKinds } from "#domain/drafts/draft.ts";
import { verdicts } from "#domain/subscribers/importing/import.ts";
import { subscriberStates } from "#domain/subscribers/subscriber-states.ts";

export { restore, siteContent } from "./restore-answers.ts";
export { listedWork, restoredWork, returnedWork, work } from "./work-answers.ts";

// What the API answers with. The description names them as they are named here; a test holds real answers to them.

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
/** ISO 8601, in UTC. */
const moment = v.pipe(v.string(), v.isoTimestamp());
const ids = { _id: text, id: text };

/** By kind. Of a change that was undone, what is left of it. */
const madeCounts = v.object(v.entriesFromList(madeKinds, whole));
const keptItem = v.object({ kind: v.picklist(madeKinds), id: text, title: text, address: text, why: text });
const changeFacts = {
  key: text,
  name: text,
  createdAt: moment,
  undone: v.nullable(whole),
  isOver: v.boolean(),
};

export const bulkChange = v.object({ ...changeFacts, counts: madeCounts });
export const bulkChangeKept = v.object({ ...bulkChange.entries, kept: v.array(keptItem) });
export const redirect = v.object({ path: text, target: text });
export const putRedirect = v.object({
  ...redirect.entries,
  state: v.picklist(["made", "kept", "refused"]),
  why: text,
});
export const removedRedirect = v.object({ path: text });

export const lookUpResult = v.object({
  texts: v.array(
    v.object({
      key: text,
      id: text,
      kind: v.picklist(["post", "page", "draft"]),
      address: text,
      isPublished: v.boolean(),
      isInTrash: v.boolean(),
      change: v.nullable(text),
      isUnchanged: v.boolean(),
    }),
  ),
  taken: v.object({ slugs: v.array(text), paths: v.array(text) }),
  slugRule: v.object({ script: v.picklist(["own", "latin"]), language: text }),
});

export const subscriberImport = v.object({
  ...ids,
  fileName: text,
  state: v.picklist(["reading", "checked", "done", "failed"]),
  consent: text,
  rows: whole,
  createdAt: moment,
  finishedAt: v.nullable(moment),
  verdicts: v.object(v.entriesFromList(verdicts, whole)),
  said: v.array(v.object({ note: text, words: text, state: v.picklist(saidStates), count: whole })),
});
export const sentRows = v.object({ ...ids, rows: whole });
export const deletedImport = v.object({ id: text });

export const undoneStep = v.object({ removed: whole, kept: v.array(keptItem), isOver: v.boolean() });

export const deleted = v.object(ids);

export const restored = v.object({ id: text });

export const postSummary = v.object({
  ...ids,
  slug: text,
  title: text,
  summary: text,
  imageUrl: text,
  dateString: text,
  publishedAt: moment,
  likes: whole,
  /** BCP 47; "" for the site’s. */
  language: text,
  tags: v.array(text),
  series: text,
});

/** The slug, or else the id, of another text of its kind; "" for none. */
const translationOf = text;

export const post = v.object({
  ...postSummary.entries,
  translationOf,
  content: text,
  datetime: text,
  version: whole,
});

export const listedPost = v.object({ ...postSummary.entries, content: v.optional(text) });

export const note = v.object({
  ...ids,
  title: text,
  content: text,
  link: text,
  language: text,
  translationOf,
  pictures: v.array(v.object({ address: text, alt: text })),
  publishedAt: moment,
  updatedAt: moment,
  version: whole,
});

/** `count` is the number of published posts, public letters and shown works with it. */
export const tag = v.object({ slug: text, name: text, count: whole });

export const postLikes = v.object({ ...ids, likes: whole });

export const draft = v.object({
  ...ids,
  kind: v.picklist(draftKinds),
  title: text,
  summary: text,
  slug: text,
  imageUrl: text,
  dateString: text,
  template: v.picklist(["", "links"]),
  language: text,
  translationOf,
  tags: v.array(text),
  series: text,
  content: text,
  words: whole,
  version: whole,
  createdAt: moment,
  updatedAt: moment,
  publishAt: v.nullable(moment),
  publishZone: text,
  publishTrouble: text,
});

export const publishedPage = v.object({ ...ids, path: text });

export const deletedDraft = v.object({ ...ids, isInTrash: v.boolean() });

const previewTimes = { id: text, createdAt: moment, expiresAt: moment };

export const previewLink = v.object(previewTimes);

export const madePreviewLink = v.object({ ...previewTimes, path: text, url: text });

export const revokedPreviewLink = v.object({ id: text });

export const revisionSummary = v.object({
  id: text,
  kind: v.picklist(["post", "draft"]),
  textId: text,
  reason: v.picklist(["published", "hour", "restored", "replaced"]),
  savedAt: moment,
  title: text,
  slug: text,
  words: whole,
});

export const revision = v.object({
  ...revisionSummary.entries,
  summary: text,
  imageUrl: text,
  dateString: text,
  content: text,
});

export const mediaFile = v.object({ url: text, type: text, width: whole, height: whole, bytes: whole });

export const image = v.object({
  ...ids,
  kind: v.picklist(["picture", "video", "audio"]),
  name: text,
  folder: text,
  alt: text,
  caption: text,
  bytes: whole,
  createdAt: moment,
  updatedAt: moment,
  width: whole,
  height: whole,
  duration: v.nullable(v.number()),
  isAnimated: v.boolean(),
  thumbhash: text,
  colours: text,
  focus: v.object({ x: whole, y: whole }),
  original: v.nullable(v.object({ type: text, bytes: whole })),
  address: text,
  url: text,
  files: v.array(mediaFile),
});

const held = { bytes: whole, count: whole };

export const folder = v.object({ folder: text, ...held });

export const imagePage = v.object({
  images: v.array(image),
  folders: v.array(folder),
  cursor: v.nullable(text),
  total: whole,
});

export const formerFile = v.object({
  revision: whole,
  replacedAt: moment,
  keptUntil: moment,
  bytes: whole,
  alt: text,
});

const usedImage = v.object({
  ...image.entries,
  uses: v.array(
    v.object({
      kind: v.picklist(["post", "draft", "letter", "work", "note", "page"]),
      title: text,
      href: text,
      isDeleted: v.boolean(),
    }),
  ),
  missing: v.array(text),
});

export const imageUsage = v.object({
  ...held,
  former: v.object(held),
  trash: v.object(held),
  removed: whole,
  folders: v.array(folder),
  images: v.array(usedImage),
  unused: whole,
  incomplete: whole,
});

const state = v.picklist(subscriberStates);

export const subscription = v.object({ email: text, state });

export const subscriber = v.object({
  id: text,
  email: text,
  state,
  createdAt: moment,
  confirmedAt: v.nullable(moment),
  unsubscribedAt: v.nullable(moment),
});

export const subscriberCounts = v.object(v.entriesFromList(subscriberStates, whole));

export const letter = v.object({
  id: text,
  subject: text,
  slug: text,
  /** BCP 47; "" for the site’s. */
  language: text,
  isPublic: v.boolean(),
  /** Whether clicks on its links are counted, without noting who clicked. */
  countsClicks: v.boolean(),
  state: v.picklist(["scheduled", "holding", "sending", "paused", "cancelled", "sent"]),
  startedAt: moment,
  dueAt: v.nullable(moment),
  heldUntil: v.nullable(moment),
  heldBecause: text,
  finishedAt: v.nullable(moment),
  /** The welcome letter that it is an edition of; null for a letter to the list. */
  welcomeId: v.nullable(text),
  /** The readers it is for; null for all. Moments are in milliseconds. */
  segment: v.nullable(
    v.object({
      topics: v.array(v.object({ id: text, name: text })),
      tags: v.array(v.object({ key: text, name: text })),
      sources: v.array(text),
      /** BCP 47; "" for the site’s. */
      languages: v.optional(v.array(text)),
      joinedFrom: v.nullable(whole),
      joinedBefore: v.nullable(whole),
    }),
  ),
  balance: v.object({
    audience: whole,
    accepted: whole,
    failed: whole,
    uncertain: whole,
    skipped: whole,
    waiting: whole,
    delivered: whole,
    bounced: whole,
    complained: whole,
  }),
});

const checkState = v.picklist(["good", "poor", "missing", "broken", "unknown"]);

export const sendingDomain = v.object({
  domain: text,
  summary: v.object({ state: checkState, title: text, words: text }),
  checks: v.array(
    v.object({
      name: text,
      state: checkState,
      found: v.array(text),
      wanted: text,
      mend: v.nullable(text),
      record: v.nullable(v.object({ name: text, type: text, value: text })),
    }),
  ),
});

const stored = v.union([v.string(), v.number(), v.null()]);
/** By the names of the database’s columns, with the values as SQLite has them. */
export const storedRow = v.record(v.string(), stored);
export const placedRow = v.tuple([whole, storedRow]);

export const begunBackup = v.object({ id: text, migration: text, tables: v.array(text) });

export const backup = v.object({
  id: text,
  origin: v.picklist(["command", "schedule"]),
  hasSecrets: v.boolean(),
  startedAt: moment,
  consistentAt: v.nullable(moment),
  endedAt: v.nullable(moment),
  checkedAt: v.nullable(moment),
  rows: whole,
  files: whole,
  bytes: whole,
  sha256: text,
  trouble: text,
});
