import { keyset, pageOf, readCursor } from "#db/d1/keyset.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import { notes } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { translationOf } from "../translations/translations.server.ts";
import type { Note } from "./note.ts";

type Storage = Pick<Services, "db">;

const { key, html, rule, deletedAt, translationGroup, ...columns } = getTableColumns(notes);
export const noteColumns = { ...columns, translationOf: translationOf("notes") };
export const isLive = isNull(deletedAt);
export const byTime = keyset(notes.publishedAt, notes.id);

export const pageSize = 20;
/** Of a sitemap’s 50,000 addresses. */
const mostInSitemap = 5000;

export const placeOf = (row: { publishedAt: Date; id: string }) => ({ at: row.publishedAt, id: row.id });

/** Newest first. `cursor` is the one the page before answered; an unreadable one shows the first page. */
export async function listNotes(
  { db }: Storage,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number } = {},
): Promise<{ notes: Note[]; cursor: string | null }> {
  const rows = await db
    .select(noteColumns)
    .from(notes)
    .where(and(isLive, byTime.olderThan(readCursor(cursor))))
    .orderBy(...byTime.newestFirst)
    .limit(limit + 1);
  const { page, cursor: next } = pageOf(rows, limit, placeOf);
  return { notes: page.map(withTimes), cursor: next };
}

export async function findNote(services: Storage, id: string): Promise<Note | null> {
  const [row] = await selectOneNote(services, id);
  return row ? withTimes(row) : null;
}

export const selectOneNote = ({ db }: Storage, id: string) =>
  db
    .select(noteColumns)
    .from(notes)
    .where(and(isLive, eq(notes.id, id)));

/** Every note’s address and when it was last changed, newest first, as far as a sitemap holds them. */
export async function listNoteChanges({ db }: Storage): Promise<{ id: string; updatedAt: Date }[]> {
  return db
    .select({ id: notes.id, updatedAt: notes.updatedAt })
    .from(notes)
    .where(isLive)
    .orderBy(...byTime.newestFirst)
    .limit(mostInSitemap);
}
