import { and, desc, eq, exists, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { forgetUses, recordUses } from "../images/uses.server.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { Draft, DraftChange, DraftInput } from "./draft.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;

/** Newest first. */
export async function listDrafts(services: Storage, _owner: Owner): Promise<Draft[]> {
  const rows = await services.db.query.drafts.findMany({
    where: isNull(drafts.deletedAt),
    orderBy: [desc(drafts.updatedAt), desc(drafts.id)],
  });
  return rows.map(draftOf);
}

export async function findDraft(services: Storage, _owner: Owner, id: string): Promise<Draft | null> {
  const row = await services.db.query.drafts.findFirst({ where: liveDraft(id) });
  return row ? draftOf(row) : null;
}

export async function createDraft(services: Writing, _owner: Owner, input: DraftInput): Promise<Draft> {
  const now = services.clock();
  const id = crypto.randomUUID();
  const [[row]] = await services.db.batch([
    services.db
      .insert(drafts)
      .values({ ...input, id, createdAt: now, updatedAt: now })
      .returning(),
    ...recordUses(services, { kind: "draft", id }, [input.imageUrl, input.content]),
  ]);
  if (!row) throw new Error("The draft was inserted and not returned.");
  return draftOf(row);
}

/** Null where there is no such draft; refused where it was saved elsewhere since `version`. */
export async function saveDraft(
  services: Writing,
  owner: Owner,
  id: string,
  { version, ...fields }: DraftChange,
): Promise<Draft | Refused | null> {
  const { db } = services;
  const isUnchanged = and(liveDraft(id), version === undefined ? undefined : eq(drafts.version, version));
  const unchanged = exists(db.select({ id: drafts.id }).from(drafts).where(isUnchanged));
  const change = { ...fields, updatedAt: services.clock(), version: sql`${drafts.version} + 1` };
  const [, , [saved]] = await db.batch([
    ...recordUses(services, { kind: "draft", id }, [fields.imageUrl, fields.content], unchanged),
    db.update(drafts).set(change).where(isUnchanged).returning(),
  ]);
  if (saved) return draftOf(saved);
  return (await findDraft(services, owner, id)) ? changedElsewhere() : null;
}

/** Into the trash, where it stays 30 days. */
export async function deleteDraft(
  services: Writing,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [deleted] = await services.db
    .update(drafts)
    .set({ deletedAt: services.clock() })
    .where(liveDraft(id))
    .returning({ id: drafts.id });
  return deleted ?? null;
}

export async function restoreDraft(
  services: Storage,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [restored] = await services.db
    .update(drafts)
    .set({ deletedAt: null })
    .where(and(eq(drafts.id, id), isNotNull(drafts.deletedAt)))
    .returning({ id: drafts.id });
  return restored ?? null;
}

export async function listDeletedDrafts(services: Storage, _owner: Owner) {
  const rows = await services.db
    .select({ id: drafts.id, title: drafts.title, deletedAt: drafts.deletedAt })
    .from(drafts)
    .where(isNotNull(drafts.deletedAt))
    .orderBy(desc(drafts.deletedAt));
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? "" }));
}

export async function sweepDeletedDrafts(services: Writing, deletedBefore: Date): Promise<void> {
  const { db } = services;
  const isOver = lte(drafts.deletedAt, deletedBefore);
  await db.batch([
    forgetUses(services, "draft", db.select({ id: drafts.id }).from(drafts).where(isOver)),
    db.delete(drafts).where(isOver),
  ]);
}

const liveDraft = (id: string) => and(eq(drafts.id, id), isNull(drafts.deletedAt));

function draftOf(row: typeof drafts.$inferSelect): Draft {
  const { id, title, summary, slug, imageUrl, dateString, content, version } = row;
  return {
    id,
    title,
    summary,
    slug,
    imageUrl,
    dateString,
    content,
    version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function changedElsewhere(): Refused {
  const message =
    "This draft was saved elsewhere since you opened it. Your text is still here: copy it, open the draft again, and put the two together.";
  return refuse("conflict", "changed_elsewhere", message);
}
