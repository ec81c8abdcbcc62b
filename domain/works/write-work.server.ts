import { and, eq, exists, inArray, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { workRedirects, works } from "#db/schema.ts";
import { putTags } from "../tags/taggings.server.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { readTying } from "../translations/tying.server.ts";
import { foldWork } from "./folding.ts";
import { isLive } from "./laid-over.server.ts";
import { type FoundWork, workInRow } from "./owners-work.ts";
import { foundColumns } from "./owners-works.server.ts";
import { changedElsewhere, type WorkBefore, type WorkChange } from "./save-work.ts";
import { isItsOwn, type Named, slugIsTaken } from "./taken-slug.ts";
import { kindsBeside, type WorkFacts, type WorkKind } from "./work.ts";

/**
 * Writes a work into its row, or a first row: over its file, or of a new work. Refused where its slug is taken, or where it was
 * saved elsewhere since it was read: then nothing is written.
 */
export async function writeWork(
  services: Pick<Services, "db" | "clock" | "settings" | "workFiles">,
  work: WorkBefore,
  { facts, state, tags, translationOf, version = (work.row?.version ?? 0) + 1 }: WorkChange,
): Promise<FoundWork | Refused> {
  const { db } = services;
  const { kind, file, position, row } = work;
  const { slug } = facts;
  const id = row?.id ?? work.id ?? crypto.randomUUID();
  const now = services.clock();
  const { language = "" } = facts;
  const before = { language: row?.language ?? "" };
  const tying = await readTying(services, { kind, id, language, translationOf, before });
  if (isRefused(tying)) return tying;
  const columns = { ...columnsOf(kind, facts), ...tying.columns, ...state, version, updatedAt: now };
  const othersCalled = () => selectOthersCalled(db, { ...work, id }, slug);
  const rowsThat = (isIt: SQL | undefined) => db.select({ id: works.id }).from(works).where(isIt);
  const isOverFile = file === null ? undefined : and(eq(works.kind, kind), eq(works.file, file));
  const isAsRead = row
    ? exists(rowsThat(and(eq(works.id, id), eq(works.version, row.version), isLive)))
    : notExists(rowsThat(or(eq(works.id, id), isOverFile)));
  const mayWrite = sql`${isAsRead} and ${notExists(othersCalled())} and ${tying.isFree}`;
  const isRenamed = work.slug !== "" && work.slug !== slug;
  const isWritten = exists(rowsThat(and(eq(works.id, id), eq(works.version, version), eq(works.slug, slug))));
  const { others, claims, written } = await batch(db, {
    others: othersCalled(),
    claims: tying.claims,
    tied: tying.tied(mayWrite),
    uses: recordUses(services, { kind: "work", id }, [columns.facts], mayWrite),
    freed: db
      .delete(workRedirects)
      .where(and(eq(workRedirects.kind, kind), eq(workRedirects.slug, slug), mayWrite)),
    tags: tags ? putTags(services, { kind: "work", id }, tags, mayWrite) : [],
    written: row
      ? db
          .update(works)
          .set(columns)
          .where(and(eq(works.id, id), mayWrite))
          .returning(foundColumns)
      : db
          .insert(works)
          .select(rowWhere(works, { id, kind, file, position, createdAt: now, ...columns }, mayWrite))
          .returning(foundColumns),
    // After the row that it names.
    redirect: isRenamed ? [addRedirect(services, kind, work.slug, id, isWritten)] : [],
  });
  if (written[0]) return workInRow(written[0], services.workFiles()[kind]);
  return others.length > 0 ? slugIsTaken(slug) : (tying.refusalOf(claims) ?? changedElsewhere());
}

/** Asks for the rows of other works that have the slug: it is written where there are none. */
export function selectOthersCalled(db: Services["db"], work: Named & { id: string }, slug: string) {
  const kinds = isItsOwn(work, slug) ? [work.kind] : [...kindsBeside(work.kind)];
  return db
    .select({ id: works.id })
    .from(works)
    .where(and(inArray(works.kind, kinds), eq(works.slug, slug), isLive, ne(works.id, work.id)));
}

/** The columns that follow from the facts. */
function columnsOf(kind: WorkKind, facts: WorkFacts) {
  const { slug, title } = facts;
  const medium = "medium" in facts ? facts.medium : "";
  return { slug, title, medium, facts: JSON.stringify(facts), folded: foldWork(kind, facts) };
}

function addRedirect(
  { db, clock }: Pick<Services, "db" | "clock">,
  kind: WorkKind,
  slug: string,
  workId: string,
  condition: SQL,
) {
  return db
    .insert(workRedirects)
    .select(rowWhere(workRedirects, { kind, slug, workId, createdAt: clock() }, condition))
    .onConflictDoUpdate({ target: [workRedirects.kind, workRedirects.slug], set: { workId } });
}
