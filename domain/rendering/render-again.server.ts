import { readableText } from "@toadstool/markdown/html";
import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { images, notes, pages, posts, works } from "#db/schema.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { ruleOfToday, signOf } from "../markdown/rule.ts";
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
/** The statements that fold works and images again, a statement for all of each, where none was saved meanwhile. */
export function foldAgain(
  { db }: Storage,
  earlier: {
    works: Pick<typeof works.$inferSelect, "id" | "kind" | "facts">[];
    images: Pick<typeof images.$inferSelect, "id" | "name" | "folder" | "alt" | "caption">[];
  },
) {
  const ofWorks = earlier.works.map(({ id, kind, facts }) => [
    id,
    foldWork(kind, JSON.parse(facts) as WorkFacts),
  ]);
  const ofImages = earlier.images.map(({ id, ...details }) => [id, foldImage(details)]);
  const among = (texts: unknown[][]) => sql`json_each(${JSON.stringify(texts)}) as given`;
  const anew = sql`given.value ->> 1`;
  return [
    db
      .update(works)
      .set({ folded: anew })
      .from(among(ofWorks))
      .where(and(sql`${works.id} = given.value ->> 0`, isEarlier(works.folded))),
    db
      .update(images)
      .set({ folded: anew })
      .from(among(ofImages))
      .where(and(sql`${images.id} = given.value ->> 0`, isEarlier(images.folded))),
  ] as const;
}

/** Whether a text was folded by an earlier version of the rule. */
export function isEarlier(folded: SQLWrapper): SQL {
  return sql`substr(${folded}, 1, 1) <> ${ruleOfToday}`;
}
