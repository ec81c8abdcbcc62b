import { withOwnIds } from "@toadstool/markdown/html";
import { pageOf, readCursor } from "#db/d1/keyset.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images, imageUses, notes } from "#db/schema.ts";
import { placeKnown, type Placing } from "../articles/placing.server.ts";
import { imageOf, isInLibrary } from "../media/images.server.ts";
import type { Services } from "../services.ts";
import type { Translation } from "../translations/translation.ts";
import { selectTranslations } from "../translations/translations.server.ts";
import type { Note } from "./note.ts";
import { byTime, isLive, noteColumns, pageSize, placeOf } from "./notes.server.ts";

/** A note as pages show it: `html` has its pictures as they are now. */
type ShownNote = Note & { html: string };

/** Neighbours in time, by address and title. */
interface NotePage {
  note: ShownNote;
  newer: Beside | null;
  older: Beside | null;
  /** In all languages, itself among them, oldest first. */
  translations: Translation[];
}
type Beside = Pick<Note, "id" | "title" | "language">;

/** A page of the stream, in one round trip; `cursor` as for `listNotes`. */
export async function listShownNotes(
  services: Placing,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number } = {},
): Promise<{ notes: ShownNote[]; cursor: string | null }> {
  const { db } = services;
  const wanted = and(isLive, byTime.olderThan(readCursor(cursor)));
  const listed = sql`(select id from ${notes} where ${wanted} order by ${sql.join(byTime.newestFirst, sql`, `)} limit ${limit + 1})`;
  const { rows, pictures } = await batch(db, {
    rows: db
      .select({ ...noteColumns, html: notes.html })
      .from(notes)
      .where(wanted)
      .orderBy(...byTime.newestFirst)
      .limit(limit + 1),
    pictures: db
      .select()
      .from(images)
      .where(and(inArray(images.id, usedIn(db, listed)), isInLibrary)),
  });
  const { page, cursor: next } = pageOf(rows, limit, placeOf);
  const known = pictures.map(imageOf);
  const shown = page.map(async (row) => {
    const { html } = await placeKnown(services, { html: row.html, addresses: [], known });
    return { ...withTimes(row), html: withOwnIds(html, row.id) };
  });
  return { notes: await Promise.all(shown), cursor: next };
}

/** All that a note’s page shows, in one round trip; null where there is no such note. */
export async function findNotePage(services: Placing, id: string): Promise<NotePage | null> {
  const { found, newer, older, known, translations } = await batch(services.db, selectNote(services, id));
  const [row] = found;
  if (!row) return null;
  const { html } = await placeKnown(services, {
    html: row.html,
    addresses: [],
    known: known.map(imageOf),
  });
  return {
    note: { ...withTimes(row), html },
    newer: newer[0] ?? null,
    older: older[0] ?? null,
    translations,
  };
}

function selectNote({ db }: Pick<Services, "db">, id: string) {
  const place = sql`(select here.published_at, here.id from ${notes} here where here.id = ${id})`;
  const beside = (comparison: SQL) =>
    db
      .select({ id: notes.id, title: notes.title, language: notes.language })
      .from(notes)
      .where(and(isLive, sql`(${notes.publishedAt}, ${notes.id}) ${comparison} ${place}`));
  return {
    found: db
      .select({ ...noteColumns, html: notes.html })
      .from(notes)
      .where(and(isLive, eq(notes.id, id))),
    newer: beside(sql`>`)
      .orderBy(...byTime.oldestFirst)
      .limit(1),
    older: beside(sql`<`)
      .orderBy(...byTime.newestFirst)
      .limit(1),
    translations: selectTranslations(db, "notes", sql`(${id})`),
    known: db
      .select()
      .from(images)
      .where(and(inArray(images.id, usedIn(db, sql`(${id})`)), isInLibrary)),
  };
}

/** The ids of the images in those notes. */
function usedIn(db: Services["db"], ids: SQL) {
  return db
    .select({ id: imageUses.imageId })
    .from(imageUses)
    .where(and(eq(imageUses.kind, "note"), sql`${imageUses.textId} in ${ids}`));
}
