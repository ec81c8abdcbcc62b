import { and, asc, eq, gt, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { newsletterIssues, notes, pages, postParts, posts, previewPages, restores } from "#db/schema.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { noteHtml } from "../notes/write-note.server.ts";
import { deleteParts, divide, insertParts, joinHtml, readHtmlParts } from "../posts/parts.server.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db" | "settings">;

/** Texts of one run: each may take a second of the processor. */
const mostAtOnce = 10;

/** Restores of earlier versions, whose HTML came from the archive: their reports have no number of logins. */
const isUnrendered = and(
  eq(restores.state, "done"),
  sql`${restores.report} <> '' and ${restores.report} ->> '$.logins' is null`,
);

/**
 * Renders texts again from their source where an earlier version has restored an archive, some at a time: its HTML may be
 * anyone’s. The place is kept in the report of the restore.
 */
export async function renderRestored(services: Storage): Promise<void> {
  const { db } = services;
  const [earlier] = await db
    .select({ place: sql<string>`coalesce(${restores.report} ->> '$.renderedTo', 'notes ')` })
    .from(restores)
    .where(isUnrendered)
    .limit(1);
  if (!earlier) return;
  const [table = "", after = ""] = earlier.place.split(" ");
  const next = await renderNext(services, table, after);
  const set = next
    ? sql`json_set(${restores.report}, '$.renderedTo', ${next})`
    : sql`json_set(json_remove(${restores.report}, '$.renderedTo'), '$.logins', 0)`;
  await db.update(restores).set({ report: set }).where(isUnrendered);
}

/** Returns the place to go on from; null at the end. */
async function renderNext(services: Storage, table: string, after: string): Promise<string | null> {
  const { db, settings } = services;
  if (table === "notes") {
    const last = await renderNotes(services, after);
    return last ? `notes ${last}` : "pages ";
  }
  if (table === "pages") {
    const last = await renderPages(services, after);
    return last ? `pages ${last}` : "posts ";
  }
  const last = await renderPosts(services, after);
  if (!last) {
    // These are rendered when a link is visited, and when a letter goes on.
    const unrendered = { html: "", text: "", sender: "", origin: settings.site.origin };
    await db.batch([
      db.delete(previewPages),
      db.update(newsletterIssues).set(unrendered).where(eq(newsletterIssues.state, "paused")),
    ]);
  }
  return last ? `posts ${last}` : null;
}

async function renderNotes({ db }: Storage, after: string): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(notes)
    .where(gt(notes.id, after))
    .orderBy(asc(notes.id))
    .limit(mostAtOnce);
  for (const { id, html, content, pictures } of rows) {
    const again = noteHtml({ content, pictures });
    const isStill = and(eq(notes.id, id), eq(notes.html, html));
    // oxlint-disable-next-line no-await-in-loop -- a text after the other
    if (again !== html) await db.update(notes).set({ html: again }).where(isStill);
  }
  return rows.at(-1)?.id;
}

async function renderPages({ db }: Storage, after: string): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(pages)
    .where(gt(pages.id, after))
    .orderBy(asc(pages.id))
    .limit(mostAtOnce);
  for (const { id, html, content } of rows) {
    const again = renderMarkdown(content);
    const isStill = and(eq(pages.id, id), eq(pages.html, html));
    // oxlint-disable-next-line no-await-in-loop -- a text after the other
    if (again !== html) await db.update(pages).set({ html: again }).where(isStill);
  }
  return rows.at(-1)?.id;
}

async function renderPosts(services: Storage, after: string): Promise<string | undefined> {
  const { db } = services;
  const ids = db
    .select({ id: posts.id })
    .from(posts)
    .where(gt(posts.id, after))
    .orderBy(asc(posts.id))
    .limit(mostAtOnce);
  const { id, version, content, html } = posts;
  const { rows, parts } = await batch(db, {
    rows: db
      .select({ id, version, content, html })
      .from(posts)
      .where(sql`${id} in ${ids}`)
      .orderBy(asc(id)),
    parts: readHtmlParts(services, sql`${ids}`),
  });
  for (const row of rows) {
    const again = renderMarkdown(row.content);
    // oxlint-disable-next-line no-await-in-loop -- a text after the other
    if (again !== joinHtml(row, parts)) await putHtml(services, row, again);
  }
  return rows.at(-1)?.id;
}

async function putHtml(services: Storage, { id, version }: { id: string; version: number }, html: string) {
  const { db } = services;
  const { row, parts } = divide({ html, folded: "" });
  const isStill = sql`exists (select 1 from ${posts} where id = ${id} and version = ${version})`;
  await db.batch([
    deleteParts(services, id, sql`${postParts.field} = 'html' and ${isStill}`),
    insertParts(services, id, parts, isStill),
    db
      .update(posts)
      .set({ html: row.html })
      .where(and(eq(posts.id, id), eq(posts.version, version))),
  ]);
}
