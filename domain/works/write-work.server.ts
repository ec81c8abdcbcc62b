import { and, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { works, workRedirects } from "#db/schema.ts";
import { putTags, type WantedTag } from "../tags/taggings.server.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { foldWork } from "./folding.ts";
import type { OwnersWork } from "./owners-works.server.ts";
import { isLive } from "./rows.server.ts";
import { slugIsTaken } from "./taken-address.server.ts";
import type { WorkFacts, WorkKind } from "./work.ts";

type Writing = Pick<Services, "db" | "clock">;
type Row = typeof works.$inferInsert;

/** What a row has besides its facts. */
export type RowState = Pick<Row, "isHidden" | "publishAt">;

/** The columns that follow from the facts. */
export function columnsOf(kind: WorkKind, facts: WorkFacts) {
  const { slug, title } = facts;
  const medium = "medium" in facts ? facts.medium : "";
  return { slug, title, medium, facts: JSON.stringify(facts), folded: foldWork(kind, facts) };
}

/** Inserts a row and what it uses; refused where its slug is taken meanwhile, or its file has a row by now. */
export async function insertWork(
  services: Writing,
  row: Row,
  tags: readonly WantedTag[] | null = null,
): Promise<{ id: string } | Refused> {
  const { db } = services;
  const isNew = notExists(db.select({ id: works.id }).from(works).where(eq(works.id, row.id)));
  const wasElsewhere = row.file && row.file !== row.slug ? sql`true` : sql`false`;
  try {
    const { saved } = await batch(db, {
      uses: recordUses(services, { kind: "work", id: row.id }, [row.facts], isNew),
      freed: forgetRedirect(services, row.kind, row.slug, isNew),
      saved: db
        .insert(works)
        .select(rowWhere(works, row, isNew))
        .returning({ id: works.id }),
      redirect: addRedirect(services, row.kind, row.file ?? "", row.id, wasElsewhere),
      tags: tagging(services, row.id, tags, row.updatedAt),
    });
    return saved[0] ?? changedElsewhere();
  } catch (error) {
    return refusedRow(error, row.slug);
  }
}

/**
 * Writes a change into a work's row, or over its file where it has none. Refused where it was saved elsewhere since it was read.
 */
export async function writeWork(
  services: Writing,
  work: OwnersWork,
  facts: WorkFacts,
  state: RowState,
  tags: readonly WantedTag[] | null = null,
): Promise<{ id: string } | Refused> {
  const { db } = services;
  const now = services.clock();
  const written = { ...columnsOf(work.kind, facts), ...state, updatedAt: now };
  const { row } = work;
  if (!row) return insertWork(services, { ...overFile(work, now), ...written }, tags);
  const { id, version } = row;
  const isAsRead = and(eq(works.id, id), eq(works.version, version), isLive);
  const unchanged = exists(db.select({ id: works.id }).from(works).where(isAsRead));
  const isRenamed = facts.slug !== row.slug;
  try {
    const { saved } = await batch(db, {
      uses: recordUses(services, { kind: "work", id }, [written.facts], unchanged),
      freed: forgetRedirect(services, work.kind, facts.slug, unchanged),
      redirect: addRedirect(services, work.kind, row.slug, id, isRenamed ? unchanged : sql`false`),
      saved: db
        .update(works)
        .set({ ...written, version: version + 1 })
        .where(isAsRead)
        .returning({ id: works.id }),
      tags: tagging(services, id, tags, now),
    });
    return saved[0] ?? changedElsewhere();
  } catch (error) {
    return refusedRow(error, facts.slug);
  }
}

/** Tags the work that was just written, in the same batch; null leaves its tags as they are. */
function tagging(services: Writing, id: string, tags: readonly WantedTag[] | null, writtenAt: Date) {
  const { db } = services;
  const isWritten = exists(
    db
      .select({ id: works.id })
      .from(works)
      .where(and(eq(works.id, id), eq(works.updatedAt, writtenAt))),
  );
  return tags ? putTags(services, { kind: "work", id }, tags, isWritten) : ([] as const);
}

/** What the first row over a file begins with. */
export function overFile({ kind, file, position }: OwnersWork, now: Date) {
  return { id: crypto.randomUUID(), kind, file, position, createdAt: now };
}

function forgetRedirect({ db }: Writing, kind: WorkKind, slug: string, condition: SQL) {
  return db
    .delete(workRedirects)
    .where(and(eq(workRedirects.kind, kind), eq(workRedirects.slug, slug), condition));
}

function addRedirect({ db, clock }: Writing, kind: WorkKind, slug: string, workId: string, condition: SQL) {
  return db
    .insert(workRedirects)
    .select(rowWhere(workRedirects, { kind, slug, workId, createdAt: clock() }, condition))
    .onConflictDoUpdate({ target: [workRedirects.kind, workRedirects.slug], set: { workId } });
}

/** Names the constraints that a person can resolve; any other error is ours. */
export function refusedRow(error: unknown, slug: string): Refused {
  const reasons = [error, error instanceof Error ? error.cause : null].map(String).join(" ");
  if (reasons.includes("works.kind, works.slug")) return slugIsTaken(slug);
  if (reasons.includes("works.kind, works.file")) return changedElsewhere();
  throw error;
}

export function changedElsewhere(): Refused {
  const message =
    "This work was saved elsewhere since you opened it. What you typed is still here, and nothing is overwritten.";
  return refuse("conflict", "changed_elsewhere", message);
}
