import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { images, notes, pages, posts, works } from "#db/schema.ts";
import { findSiteLanguage } from "../facts/site-language.server.ts";
import { ruleOfToday, signOf } from "../markdown/rule.ts";
import { changePages } from "../purging/due-purges.server.ts";
import { postLanguage } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import { foldAgain, isEarlier, rendered, renderNote, renderPage, renderPost } from "./render-again.server.ts";

/** Texts of one run: each may take a second of the processor, and three statements. */
const mostAtOnce = 10;
/** Statements that must be left for the rest of the run before another text is begun. */
const statementsKept = 12;
/** Works and images of one run, which are short. */
const mostFolded = 50;

/**
 * Renders and folds posts, pages, notes, works and images again that an earlier version saved, some at a time: pages and searches then show them
 * by the rules of today, and texts by those of the site’s language.
 */
export async function renderEarlierTexts(
  services: Pick<Services, "db" | "clock" | "settings">,
): Promise<void> {
  const { db } = services;
  const site = await findSiteLanguage(services);
  const sign = signOf({ own: "", site });
  const isOther = (text: SQLWrapper, language: SQLWrapper): SQL =>
    sql`substr(${text}, 1, ${sign.length}) <> ${sign} and (${language} = '' or substr(${text}, 1, 1) <> ${ruleOfToday})`;
  const earlier = await batch(db, {
    posts: db.select(rendered.posts).from(posts).where(isOther(posts.folded, postLanguage)).limit(mostAtOnce),
    pages: db.select(rendered.pages).from(pages).where(isOther(pages.rule, pages.language)).limit(mostAtOnce),
    notes: db.select(rendered.notes).from(notes).where(isOther(notes.rule, notes.language)).limit(mostAtOnce),
    works: db
      .select({ id: works.id, kind: works.kind, facts: works.facts })
      .from(works)
      .where(isEarlier(works.folded))
      .limit(mostFolded),
    images: db
      .select({
        id: images.id,
        name: images.name,
        folder: images.folder,
        alt: images.alt,
        caption: images.caption,
      })
      .from(images)
      .where(isEarlier(images.folded))
      .limit(mostFolded),
  });
  if (earlier.works.length + earlier.images.length > 0) await db.batch([...foldAgain(services, earlier)]);
  const due = [
    ...earlier.posts.map((row) => () => renderPost(services, row, site)),
    ...earlier.pages.map((row) => () => renderPage(services, row, site)),
    ...earlier.notes.map((row) => () => renderNote(services, row, site)),
  ];
  if (due.length === 0) return;
  await changePages(services, async () => {
    for (const render of due.slice(0, mostAtOnce)) {
      if (statementsLeft() < statementsKept) return;
      // oxlint-disable-next-line no-await-in-loop -- a long text after the other
      await render();
    }
  });
}
