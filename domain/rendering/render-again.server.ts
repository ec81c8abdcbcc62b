import { readableText } from "@toadstool/markdown/html";
import { and, eq, sql } from "drizzle-orm";
import { images, notes, pages, posts, works } from "#db/schema.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { signOf } from "../markdown/rule.ts";
import { foldImage } from "../media/images.server.ts";
import { foldWork } from "../works/folding.ts";
import type { WorkFacts } from "../works/work.ts";
import { noteHtml } from "../notes/write-note.server.ts";
import { deleteParts, divide, insertParts } from "../posts/parts.server.ts";
import { foldForSearch } from "../posts/search.server.ts";
import type { Services } from "../services.ts";

// Stored HTML, made from its source by the rules of today. A text that is saved meanwhile stays as it is.

type Storage = Pick<Services, "db">;
const postColumns = {
  id: posts.id,
  version: posts.version,
  title: posts.title,
  summary: posts.summary,
  slug: posts.slug,
  dateString: posts.dateString,
  content: posts.content,
  language: posts.language,
};
const pageColumns = { id: pages.id, content: pages.content, language: pages.language };
const noteColumns = {
  id: notes.id,
  version: notes.version,
  content: notes.content,
  pictures: notes.pictures,
  language: notes.language,
};
/** What rendering again reads. */
export const rendered = { posts: postColumns, pages: pageColumns, notes: noteColumns };

export async function renderPost(
  services: Storage,
  {
    id,
    version,
    content,
    language: own,
    ...fields
  }: Pick<typeof posts.$inferSelect, keyof typeof postColumns>,
  site: string,
): Promise<void> {
  const { db } = services;
  const html = renderMarkdown(content, own || site);
  const folded = foldForSearch(fields, readableText(html), signOf({ own, site }));
  const { row, parts } = divide({ html, folded });
  const isStill = and(eq(posts.id, id), eq(posts.version, version));
  const stands = sql`exists (select 1 from ${posts} where ${isStill})`;
  await db.batch([
    deleteParts(services, id, stands),
    insertParts(services, id, parts, stands),
    db.update(posts).set(row).where(isStill),
  ]);
}

export async function renderPage(
  { db }: Storage,
  { id, content, language: own }: Pick<typeof pages.$inferSelect, keyof typeof pageColumns>,
  site: string,
): Promise<void> {
  await db
    .update(pages)
    .set({ html: renderMarkdown(content, own || site), rule: signOf({ own, site }) })
    .where(and(eq(pages.id, id), eq(pages.content, content)));
}

export async function renderNote(
  { db }: Storage,
  { id, version, language: own, ...text }: Pick<typeof notes.$inferSelect, keyof typeof noteColumns>,
  site: string,
): Promise<void> {
  await db
    .update(notes)
    .set({ html: noteHtml(text, { own, site }), rule: signOf({ own, site }) })
    .where(and(eq(notes.id, id), eq(notes.version, version)));
}

/** The statements that fold works and images again, which are short. */
export function foldWorkAgain(
  { db }: Storage,
  { id, kind, facts, folded }: Pick<typeof works.$inferSelect, "id" | "kind" | "facts" | "folded">,
) {
  return db
    .update(works)
    .set({ folded: foldWork(kind, JSON.parse(facts) as WorkFacts) })
    .where(and(eq(works.id, id), eq(works.folded, folded)));
}

export function foldImageAgain(
  { db }: Storage,
  {
    id,
    folded,
    ...details
  }: Pick<typeof images.$inferSelect, "id" | "folded" | "name" | "folder" | "alt" | "caption">,
) {
  return db
    .update(images)
    .set({ folded: foldImage(details) })
    .where(and(eq(images.id, id), eq(images.folded, folded)));
}
