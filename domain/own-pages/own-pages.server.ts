import { withTimes } from "#db/d1/with-times.ts";
import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Picture } from "@toadstool/media/showing";
import { batch } from "#db/batch.server.ts";
import { images, imageUses, pageRedirects, pages } from "#db/schema.ts";
import { placeKnown, type Placing } from "../articles/placing.server.ts";
import { imageOf, isInLibrary } from "../media/images.server.ts";
import type { Services } from "../services.ts";
import type { Translation } from "../translations/translation.ts";
import { selectTranslations, translationOf } from "../translations/translations.server.ts";
import type { PageSummary } from "./own-page.ts";

type Storage = Pick<Services, "db">;

const { version, deletedAt, content, html, rule, translationGroup, ...summary } = getTableColumns(pages);
export const isLivePage = isNull(deletedAt);

/** A page as readers see it. */
interface ShownPage {
  page: PageSummary;
  /** With its images and works as they are now. */
  html: string;
  /** The library's picture at the page's own image address, if it is one. */
  picture: Picture | undefined;
  /** In all languages, itself among them, oldest first. */
  translations: Translation[];
}

/** What is at a path, in one round trip: a page, the path that it has moved to, or null. */
export async function findPageAt(
  services: Placing,
  path: string,
): Promise<ShownPage | { movedTo: string } | null> {
  const { found, moved, known, translations } = await batch(services.db, selectPage(services, path));
  const [row] = found;
  if (!row) return moved[0] ? { movedTo: moved[0].path } : null;
  const { html: stored, ...page } = row;
  const placed = await placeKnown(services, {
    html: stored,
    addresses: [page.imageUrl],
    known: known.map(imageOf),
  });
  return { page: withTimes(page), html: placed.html, picture: placed.pictures[page.imageUrl], translations };
}

function selectPage({ db }: Storage, path: string) {
  const isThere = and(isLivePage, eq(pages.path, path));
  const there = db.select({ id: pages.id }).from(pages).where(isThere);
  const used = db
    .select({ id: imageUses.imageId })
    .from(imageUses)
    .where(and(eq(imageUses.kind, "page"), sql`${imageUses.textId} in ${there}`));
  return {
    found: db
      .select({ ...summary, html })
      .from(pages)
      .where(isThere)
      .limit(1),
    moved: movedFrom(db, path),
    translations: selectTranslations(db, "pages", sql`(${there})`),
    known: db
      .select(getTableColumns(images))
      .from(images)
      .where(and(sql`${images.id} in ${used}`, isInLibrary)),
  };
}

/** Of the addresses that a sitemap may hold, those left for pages. */
const mostPages = 200;

/** Every page that readers get, by title. */
export async function listPages({ db }: Storage): Promise<PageSummary[]> {
  const rows = await db
    .select(summary)
    .from(pages)
    .where(isLivePage)
    .orderBy(asc(pages.title))
    .limit(mostPages);
  return rows.map(withTimes);
}

/** The Markdown of the page at a path, or the path that it has moved to. */
export async function findPageSource({ db }: Storage, path: string) {
  const { found, moved } = await batch(db, {
    found: db
      .select({ ...summary, content, translationOf: translationOf("pages") })
      .from(pages)
      .where(and(isLivePage, eq(pages.path, path))),
    moved: movedFrom(db, path),
  });
  return found[0] ?? (moved[0] ? { movedTo: moved[0].path } : null);
}

function movedFrom(db: Services["db"], path: string) {
  return db
    .select({ path: pages.path })
    .from(pageRedirects)
    .innerJoin(pages, eq(pages.id, pageRedirects.pageId))
    .where(and(isLivePage, eq(pageRedirects.path, path)))
    .limit(1);
}
