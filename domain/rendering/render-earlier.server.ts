import { type SQLWrapper, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { images, notes, pages, posts, works } from "#db/schema.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import { changePages } from "../purging/due-purges.server.ts";
import type { Services } from "../services.ts";
import { foldImageAgain, foldWorkAgain, renderNote, renderPage, renderPost } from "./render-again.server.ts";

/** Texts of one run: each may take a second of the processor. */
const mostAtOnce = 10;
/** Works and images of one run, which are short. */
const mostFolded = 100;

/**
 * Renders and folds posts, pages, notes, works and images again that an earlier version saved, some at a time: pages and searches then show them
 * by the rules of today.
 */
export async function renderEarlierTexts(services: Pick<Services, "db" | "clock">): Promise<void> {
  const { db } = services;
  const isEarlier = (rule: SQLWrapper) => sql`${rule} <> ${ruleOfToday}`;
  const { id, version, title, summary, slug, dateString, content, folded } = posts;
  const earlier = await batch(db, {
    posts: db
      .select({ id, version, title, summary, slug, dateString, content })
      .from(posts)
      .where(isEarlier(sql`substr(${folded}, 1, 1)`))
      .limit(mostAtOnce),
    pages: db
      .select({ id: pages.id, content: pages.content })
      .from(pages)
      .where(isEarlier(pages.rule))
      .limit(mostAtOnce),
    notes: db
      .select({ id: notes.id, version: notes.version, content: notes.content, pictures: notes.pictures })
      .from(notes)
      .where(isEarlier(notes.rule))
      .limit(mostAtOnce),
    works: db
      .select({ id: works.id, kind: works.kind, facts: works.facts, folded: works.folded })
      .from(works)
      .where(isEarlier(sql`substr(${works.folded}, 1, 1)`))
      .limit(mostFolded),
    images: db
      .select({
        id: images.id,
        folded: images.folded,
        name: images.name,
        folder: images.folder,
        alt: images.alt,
        caption: images.caption,
      })
      .from(images)
      .where(isEarlier(sql`substr(${images.folded}, 1, 1)`))
      .limit(mostFolded),
  });
  await batch(db, {
    works: earlier.works.map((row) => foldWorkAgain(services, row)),
    images: earlier.images.map((row) => foldImageAgain(services, row)),
  });
  const due = [
    ...earlier.posts.map((row) => () => renderPost(services, row)),
    ...earlier.pages.map((row) => () => renderPage(services, row)),
    ...earlier.notes.map((row) => () => renderNote(services, row)),
  ];
  if (due.length === 0) return;
  await changePages(services, async () => {
    // oxlint-disable-next-line no-await-in-loop -- a long text after the other
    for (const render of due.slice(0, mostAtOnce)) await render();
  });
}
