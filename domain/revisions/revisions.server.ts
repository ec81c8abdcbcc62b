import { and, desc, eq, getTableColumns, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { drafts, posts, textRevisions } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import type { Revision, RevisionReason, RevisionSummary, TextKind } from "./revision.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;

/** Days in which every revision is kept; of older ones, the last of each day. */
const keptWhole = 90;
/** Of each text, however old they are. */
const alwaysKept = 20;

/**
 * The statement that keeps the present row of a text as a revision. Run it in the batch that writes the text: before an
 * update, after an insert. `words` belongs to that row; `condition` is that of the write, so that both happen or neither.
 */
export function keepRevision(
  { db, clock }: Writing,
  kept: { kind: TextKind; id: string; reason: RevisionReason; words: number },
  condition: SQL = sql`true`,
) {
  const table = kept.kind === "post" ? posts : drafts;
  const { title, summary, slug, imageUrl, dateString, content } = table;
  return db.insert(textRevisions).select(
    rowFrom(
      textRevisions,
      {
        id: crypto.randomUUID(),
        kind: kept.kind,
        textId: kept.id,
        reason: kept.reason,
        savedAt: clock(),
        title: sql`${title}`,
        summary: sql`${summary}`,
        slug: sql`${slug}`,
        imageUrl: sql`${imageUrl}`,
        dateString: sql`${dateString}`,
        words: kept.words,
        content: sql`${content}`,
      },
      sql`from ${table} where ${table.id} = ${kept.id} and ${condition}`,
    ),
  );
}

/** The statement that moves a draft's revisions to the post it becomes, for the batch that makes the post. */
export function moveRevisions({ db }: Storage, draftId: string, postId: string, condition: SQL) {
  return db
    .update(textRevisions)
    .set({ kind: "post", textId: postId })
    .where(and(eq(textRevisions.kind, "draft"), eq(textRevisions.textId, draftId), condition));
}

/**
 * The statement that deletes the revisions of texts that are removed permanently, for the batch that removes them; `ids` is
 * a query.
 */
export function forgetRevisions({ db }: Storage, kind: TextKind, ids: SQLWrapper) {
  return db
    .delete(textRevisions)
    .where(and(eq(textRevisions.kind, kind), sql`${textRevisions.textId} in ${ids}`));
}

const { content, summary, imageUrl, dateString, ...listed } = getTableColumns(textRevisions);

/** Newest first. */
export async function listRevisions(
  { db }: Storage,
  _owner: Owner,
  kind: TextKind,
  textId: string,
): Promise<RevisionSummary[]> {
  const rows = await db
    .select(listed)
    .from(textRevisions)
    .where(and(eq(textRevisions.kind, kind), eq(textRevisions.textId, textId)))
    .orderBy(desc(textRevisions.savedAt), desc(sql`rowid`));
  return rows.map(withTimes);
}

export async function findRevision({ db }: Storage, _owner: Owner, id: string): Promise<Revision | null> {
  const row = await db.query.textRevisions.findFirst({ where: eq(textRevisions.id, id) });
  return row ? withTimes(row) : null;
}

/** Keeps every revision for 90 days; of older ones, the last of each day and each text's last 20. */
export async function sweepRevisions({ db, clock }: Writing): Promise<void> {
  const before = new Date(clock().getTime() - keptWhole * 86_400_000);
  const ranked = sql`
    select id, row_number() over (partition by kind, text_id order by saved_at desc, rowid desc) as newest,
      row_number() over (partition by kind, text_id, saved_at / 86400000 order by saved_at desc, rowid desc) as of_day
    from ${textRevisions}`;
  const superfluous = sql`select id from (${ranked}) where newest > ${alwaysKept} and of_day > 1`;
  await db
    .delete(textRevisions)
    .where(and(lt(textRevisions.savedAt, before), sql`${textRevisions.id} in (${superfluous})`));
}
