import { and, asc, eq, gt, sql } from "drizzle-orm";
import { newsletterIssues, notes, pages, posts, previewPages, restores } from "#db/schema.ts";
import { findSiteLanguage } from "../facts/site-language.server.ts";
import { changePages } from "../purging/due-purges.server.ts";
import { rendered, renderNote, renderPage, renderPost } from "../rendering/render-again.server.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db" | "clock" | "settings">;

/** Texts of one run: each may take a second of the processor, and three statements. */
const mostAtOnce = 4;

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
  const next = await changePages(services, () => renderNext(services, table, after));
  const set = next
    ? sql`json_set(${restores.report}, '$.renderedTo', ${next})`
    : sql`json_set(json_remove(${restores.report}, '$.renderedTo'), '$.logins', 0)`;
  await db.update(restores).set({ report: set }).where(isUnrendered);
}

/** Returns the place to go on from; null at the end. */
async function renderNext(services: Storage, table: string, after: string): Promise<string | null> {
  const { db, settings } = services;
  const site = await findSiteLanguage(services);
  if (table === "notes") {
    const last = await renderNotes(services, after, site);
    return last ? `notes ${last}` : "pages ";
  }
  if (table === "pages") {
    const last = await renderPages(services, after, site);
    return last ? `pages ${last}` : "posts ";
  }
  const last = await renderPosts(services, after, site);
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

async function renderNotes(services: Storage, after: string, site: string): Promise<string | undefined> {
  const rows = await services.db
    .select(rendered.notes)
    .from(notes)
    .where(gt(notes.id, after))
    .orderBy(asc(notes.id))
    .limit(mostAtOnce);
  return renderEach(rows, (row) => renderNote(services, row, site));
}

async function renderPages(services: Storage, after: string, site: string): Promise<string | undefined> {
  const rows = await services.db
    .select(rendered.pages)
    .from(pages)
    .where(gt(pages.id, after))
    .orderBy(asc(pages.id))
    .limit(mostAtOnce);
  return renderEach(rows, (row) => renderPage(services, row, site));
}

async function renderPosts(services: Storage, after: string, site: string): Promise<string | undefined> {
  const rows = await services.db
    .select(rendered.posts)
    .from(posts)
    .where(gt(posts.id, after))
    .orderBy(asc(posts.id))
    .limit(mostAtOnce);
  return renderEach(rows, (row) => renderPost(services, row, site));
}

/** Returns the id of the last one. */
async function renderEach<Row extends { id: string }>(rows: Row[], render: (row: Row) => Promise<void>) {
  // oxlint-disable-next-line no-await-in-loop -- a long text after the other
  for (const row of rows) await render(row);
  return rows.at(-1)?.id;
}
