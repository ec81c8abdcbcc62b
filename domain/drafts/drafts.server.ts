import { and, desc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts, newsletterIssues, welcomeLetters } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { forgetUses, recordUses } from "../media/usage/uses.server.ts";
import type { Refused } from "../outcome.ts";
import { sweepDeletedPosts } from "../posts/trash.server.ts";
import { hidePage, showPageAgain } from "../own-pages/trash.server.ts";
import { forgetRevisions } from "../revisions/revisions.server.ts";
import type { Services } from "../services.ts";
import { idFrom } from "../tokens/id-from.ts";
import { sweepDeletedWorks } from "../works/trash.server.ts";
import type { Draft, DraftChange, DraftFields, DraftInput, DraftKind } from "./draft.ts";
import { draftsHolding } from "./draft-search.server.ts";
import { findPublishedText, handOver } from "./hand-over.server.ts";
import {
  changedElsewhere,
  type DraftRow,
  draftOf,
  findLiveDraft,
  liveDraft,
  unscheduled,
  writeDraft,
} from "./writing.server.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;
type NewDraft = DraftFields & { kind?: DraftKind };

/** Newest first; `search` as for posts. Drafts that become letters are in a list of their own. */
export async function listDrafts(
  services: Storage,
  _owner: Owner,
  search = "",
  kind: DraftKind = "post",
  limit?: number,
): Promise<Draft[]> {
  const rows = await services.db.query.drafts.findMany({
    where: and(isNull(drafts.deletedAt), eq(drafts.kind, kind), await draftsHolding(services, search)),
    orderBy: [desc(drafts.updatedAt), desc(drafts.id)],
    limit,
  });
  return rows.map(draftOf);
}

export async function findDraft(services: Storage, _owner: Owner, id: string): Promise<Draft | null> {
  const row = await findLiveDraft(services, id);
  return row && draftOf(row);
}

export async function createDraft(services: Writing, _owner: Owner, fields: NewDraft): Promise<Draft> {
  const { row } = await insertDraft(services, crypto.randomUUID(), fields);
  return draftOf(row);
}

/**
 * The same `draftKey` makes the same draft: a request whose answer was lost can be repeated, with the text that was typed
 * since.
 */
export async function createDraftOnce(
  services: Writing,
  owner: Owner,
  { draftKey, ...fields }: DraftInput,
): Promise<Draft | Refused> {
  if (!draftKey) return createDraft(services, owner, fields);
  const { isNew, row } = await insertDraft(services, await idFrom("draft", draftKey), fields);
  if (isNew) return draftOf(row);
  // It lies in the trash: this one is another.
  if (row.deletedAt) return createDraft(services, owner, fields);
  if (row.version > 1) return changedElsewhere();
  const { kind: _kind, ...written } = fields;
  return (
    (await writeDraft(services, row, { ...written, version: 1 })) ?? createDraft(services, owner, fields)
  );
}

/** The draft of a key: the one that it has made before, as it is now, or a new one with these fields. */
export async function openDraft(
  services: Writing,
  _owner: Owner,
  { draftKey, ...fields }: DraftInput & { draftKey: string },
): Promise<Draft | "deleted"> {
  const { row } = await insertDraft(services, await idFrom("draft", draftKey), fields);
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

/** The row of the draft that has this id; it may have had it before, and be in the trash. */
async function insertDraft(
  services: Writing,
  id: string,
  fields: NewDraft,
): Promise<{ isNew: boolean; row: DraftRow }> {
  const { db } = services;
  const now = services.clock();
  const isFree = notExists(db.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, id)));
  const draft = { ...fields, id, createdAt: now, updatedAt: now };
  const {
    made,
    there: [row],
  } = await batch(db, {
    uses: recordUses(services, { kind: "draft", id }, [fields.imageUrl, fields.content], isFree),
    made: db.insert(drafts).values(draft).onConflictDoNothing().returning({ id: drafts.id }),
    there: db.select().from(drafts).where(eq(drafts.id, id)),
  });
  if (!row) throw new Error("The draft was inserted and not returned.");
  return { isNew: made.length > 0, row };
}

/** Null where there is no such draft; refused where it was saved elsewhere since `version`. */
export async function saveDraft(
  services: Writing,
  _owner: Owner,
  id: string,
  change: DraftChange,
): Promise<Draft | Refused | null> {
  const before = await findLiveDraft(services, id);
  return before && writeDraft(services, before, change);
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
  services: Storage,
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
