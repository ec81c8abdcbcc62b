import { readableText } from "@toadstool/markdown/html";
import { and, eq, sql } from "drizzle-orm";
import { images, notes, pages, posts, works } from "#db/schema.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import { foldImage } from "../media/images.server.ts";
import { foldWork } from "../works/folding.ts";
import type { WorkFacts } from "../works/work.ts";
import { noteHtml } from "../notes/write-note.server.ts";
import { deleteParts, divide, insertParts } from "../posts/parts.server.ts";
import { foldForSearch } from "../posts/search.server.ts";
import type { Services } from "../services.ts";

// Stored HTML, made from its source by the rules of today. A text that is saved meanwhile stays as it is.

type Storage = Pick<Services, "db">;
type Post = Pick<
  typeof posts.$inferSelect,
  "id" | "version" | "title" | "summary" | "slug" | "dateString" | "content"
>;

export async function renderPost(
  services: Storage,
  { id, version, content, ...fields }: Post,
): Promise<void> {
  const { db } = services;
  const html = renderMarkdown(content);
  const { row, parts } = divide({ html, folded: foldForSearch(fields, readableText(html)) });
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
  { id, content }: Pick<typeof pages.$inferSelect, "id" | "content">,
): Promise<void> {
  await db
    .update(pages)
    .set({ html: renderMarkdown(content), rule: ruleOfToday })
    .where(and(eq(pages.id, id), eq(pages.content, content)));
}

export async function renderNote(
  { db }: Storage,
  { id, version, ...text }: Pick<typeof notes.$inferSelect, "id" | "version" | "content" | "pictures">,
): Promise<void> {
  await db
    .update(notes)
    .set({ html: noteHtml(text), rule: ruleOfToday })
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
