import { and, desc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { drafts, newsletterIssues, posts, welcomeLetters } from "#db/schema.ts";
import { isOpen, madeBefore, recordMade, refuseClosed } from "../changes/record-made.server.ts";
import type { Owner } from "../identity/owner.ts";
import { forgetUses, recordUses } from "../media/usage/uses.server.ts";
import { isRefused, type Refused } from "../outcome.ts";
import { sweepDeletedPosts } from "../posts/trash.server.ts";
import { hidePage, showPageAgain } from "../own-pages/trash.server.ts";
import { forgetRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { readTying, type Tying } from "../translations/tying.server.ts";
import { idFrom } from "../tokens/id-from.ts";
import { sweepDeletedWorks } from "../works/trash.server.ts";
import type { Draft, DraftAsked, DraftChange, DraftFields, DraftInput, DraftKind } from "./draft.ts";
import { draftsHolding } from "./draft-search.server.ts";
import { findPublishedText, handOver } from "./hand-over.server.ts";
import {
  changedElsewhere,
  draftColumns,
  draftOf,
  findLiveDraft,
  type FoundDraft,
  liveDraft,
  tiedKind,
  unscheduled,
  writeDraft,
} from "./writing.server.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock" | "settings">;
type NewDraft = DraftFields & Pick<DraftAsked, "kind" | "createdAt" | "change">;

/** Newest first; `search` as for posts. Drafts that become letters are in a list of their own. */
export async function listDrafts(
  services: Storage,
  _owner: Owner,
  search = "",
  kind: DraftKind = "post",
  limit?: number,
  offset = 0,
): Promise<Draft[]> {
  const rows = await services.db
    .select(draftColumns)
    .from(drafts)
    .where(and(isNull(drafts.deletedAt), eq(drafts.kind, kind), await draftsHolding(services, search)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    // SQLite takes a negative limit for none.
    .limit(limit ?? -1)
    .offset(offset);
  return rows.map(draftOf);
}

export async function findDraft(services: Storage, _owner: Owner, id: string): Promise<Draft | null> {
  const row = await findLiveDraft(services, id);
  return row && draftOf(row);
}

export async function createDraft(
  services: Writing,
  _owner: Owner,
  fields: Omit<DraftFields, "translationOf"> & { kind?: DraftKind },
): Promise<Draft> {
  return makeDraft(services, fields);
}

async function makeDraft(services: Writing, fields: NewDraft, tying?: Tying): Promise<Draft> {
  const { row } = await insertDraft(services, crypto.randomUUID(), fields, tying);
  if (!row) throw new Error("The draft was inserted and not returned.");
  return draftOf(row);
}

/**
 * The same `draftKey` makes the same draft: a request whose answer was lost can be repeated, with the text that was typed
 * since. As part of a bulk change, a key whose draft is in the trash or was published makes no other.
 */
export async function createDraftOnce(
  services: Writing,
  _owner: Owner,
  { draftKey, ...fields }: DraftAsked,
): Promise<Draft | Refused> {
  const { kind: _kind, createdAt: _begun, change, ...written } = fields;
  const id = draftKey ? await idFrom("draft", draftKey) : crypto.randomUUID();
  const tying = await readTying(services, { ...fields, kind: tiedKind(fields), id });
  if (isRefused(tying)) return tying;
  const { isNew, row } = await insertDraft(services, id, fields, tying);
  if (!row) return (await refuseClosed(services, change)) ?? madeBefore();
  if (isNew) return draftOf(row);
  // It lies in the trash: this one is another.
  if (row.deletedAt) return change ? madeBefore() : makeDraft(services, fields, tying);
  if (isWritten(row, written)) return draftOf(row);
  if (row.version > 1) return changedElsewhere();
  return (
    (await writeDraft(services, row, { ...written, version: 1 }, { change })) ??
    makeDraft(services, fields, tying)
  );
}

/** Whether a draft has this text already, which is what most repeated requests bring. */
const isWritten = (row: FoundDraft, fields: DraftFields) =>
  (Object.keys(fields) as (keyof DraftFields)[]).every(
    // The other text has more names than one.
    (name) => name === "translationOf" || fields[name] === undefined || fields[name] === row[name],
  );

/** The draft of a key: the one that it has made before, as it is now, or a new one with these fields. */
export async function openDraft(
  services: Writing,
  _owner: Owner,
  { draftKey, ...fields }: DraftInput & { draftKey: string },
): Promise<Draft | "deleted"> {
  const { row } = await insertDraft(services, await idFrom("draft", draftKey), fields);
  if (!row) throw new Error("The draft was inserted and not returned.");
  return row.deletedAt ? "deleted" : draftOf(row);
}

/** What a `draftKey` has made. */
export async function findDraftOfKey(
  services: Storage,
  owner: Owner,
  draftKey: string,
): Promise<Draft | null> {
  return findDraft(services, owner, await idFrom("draft", draftKey));
}

/** The row of the draft that has this id; it may have had it before, and be in the trash. None where its change makes nothing. */
async function insertDraft(
  services: Writing,
  id: string,
  { change, createdAt, ...fields }: NewDraft,
  tying?: Tying,
): Promise<{ isNew: boolean; row: FoundDraft | undefined }> {
  const { db } = services;
  const now = services.clock();
  const isFirst = notExists(db.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, id)));
  const isFree = change
    ? sql`${isFirst} and ${await isUnpublished(services, id)} and ${isOpen(change)}`
    : isFirst;
  const draft = {
    ...fields,
    ...tying?.columns,
    id,
    createdAt: createdAt ? new Date(createdAt) : now,
    updatedAt: now,
  };
  const item = { kind: fields.kind === "page" ? "page" : "draft", itemId: id, made: { version: 1 } } as const;
  const {
    made,
    there: [row],
  } = await batch(db, {
    uses: recordUses(services, { kind: "draft", id }, [fields.imageUrl, fields.content], isFree),
    change: recordMade(services, change, item, isFree),
    tied: tying?.tied(isFree) ?? [],
    made: db
      .insert(drafts)
      .select(rowWhere(drafts, draft, isFree))
      .returning({ id: drafts.id }),
    there: db.select(draftColumns).from(drafts).where(eq(drafts.id, id)),
  });
  return { isNew: made.length > 0, row };
}

/** Holds while no post was made of the draft. */
async function isUnpublished({ db }: Storage, id: string) {
  const isItsPost = eq(posts.id, await idFrom("post", id));
  return notExists(db.select({ id: posts.id }).from(posts).where(isItsPost));
}

/** Null where there is no such draft; refused where it was saved elsewhere since `version`. */
export async function saveDraft(
  services: Writing,
  _owner: Owner,
  id: string,
  { change, ...fields }: DraftChange & { change?: string },
): Promise<Draft | Refused | null> {
  const before = await findLiveDraft(services, id);
  return before && writeDraft(services, before, fields, { change });
}

/**
 * Moves the draft to the trash, where it stays for 30 days and is not published on schedule. A draft whose text a post
 * already has is removed permanently: an API client publishes the post first and deletes the draft second. Null where there
 * is no draft.
 */
export async function deleteDraft(
  services: Writing,
  _owner: Owner,
  id: string,
): Promise<{ id: string; isInTrash: boolean } | null> {
  const published = await findPublishedText(services, id);
  if (published) {
    const { removed } = await batch(services.db, handOver(services, published.draft, published.postId));
    if (removed[0]) return { ...removed[0], isInTrash: false };
  }
  const { db } = services;
  const { deleted } = await batch(db, {
    page: hidePage(services, id),
    // Restored, it is in its place among the welcome letters again, and paused.
    welcome: db.update(welcomeLetters).set({ isOn: false }).where(eq(welcomeLetters.id, id)),
    deleted: db
      .update(drafts)
      .set({ ...unscheduled, deletedAt: services.clock() })
      .where(liveDraft(id))
      .returning({ id: drafts.id }),
  });
  return deleted[0] ? { ...deleted[0], isInTrash: true } : null;
}

/** Out of the trash, under a new version. A page that was published is so again, unless another has its address by now. */
export async function restoreDraft(
  services: Pick<Services, "db" | "settings">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const { restored } = await batch(services.db, {
    restored: services.db
      .update(drafts)
      .set({ deletedAt: null, version: sql`${drafts.version} + 1` })
      .where(and(eq(drafts.id, id), isNotNull(drafts.deletedAt)))
      .returning({ id: drafts.id }),
    page: showPageAgain(services, id),
  });
  return restored[0] ?? null;
}

/** A letter that was sent is not in the trash: it is among those that went out. */
export async function listDeletedDrafts({ db }: Storage, _owner: Owner, kind: DraftKind = "post") {
  const sent = db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.draftId, drafts.id));
  const rows = await db
    .select({ id: drafts.id, title: drafts.title, deletedAt: drafts.deletedAt })
    .from(drafts)
    .where(and(isNotNull(drafts.deletedAt), eq(drafts.kind, kind), notExists(sent)))
    .orderBy(desc(drafts.deletedAt));
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? "" }));
}

/** Days in which a deleted post, draft or work can be restored. */
const trashDays = 30;

/** Removes permanently what has been in the trash for longer. */
export async function sweepTrash(services: Writing): Promise<void> {
  const deletedBefore = new Date(services.clock().getTime() - trashDays * 86_400_000);
  await sweepDeletedPosts(services, deletedBefore);
  await sweepDeletedWorks(services, deletedBefore);
  const { db } = services;
  const isOver = lte(drafts.deletedAt, deletedBefore);
  await db.batch([
    forgetUses(services, "draft", db.select({ id: drafts.id }).from(drafts).where(isOver)),
    forgetUses(services, "page", db.select({ id: drafts.id }).from(drafts).where(isOver)),
    forgetRevisions(services, "draft", db.select({ id: drafts.id }).from(drafts).where(isOver)),
    db
      .delete(welcomeLetters)
      .where(inArray(welcomeLetters.id, db.select({ id: drafts.id }).from(drafts).where(isOver))),
    db.delete(drafts).where(isOver),
  ]);
}
