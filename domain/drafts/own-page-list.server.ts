import { and, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { withTimes } from "#db/d1/with-times.ts";
import { drafts, pages } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { takenBy } from "../own-pages/taken-address.ts";
import type { Services } from "../services.ts";

/** A page as its author lists it. */
export interface ListedOwnPage {
  id: string;
  title: string;
  /** Where readers find it; null where it is not published. */
  path: string | null;
  /** The draft has changes that readers do not see. */
  isChanged: boolean;
  /** The part of the site that has taken the page's address since, and is shown instead. */
  hiddenBy: string | null;
  updatedAt: string;
  publishAt: string | null;
  publishTrouble: string;
}

/** All pages that are not in the trash, the one that was changed last first. */
export async function listOwnPages(
  { db, paths }: Pick<Services, "db" | "paths">,
  _owner: Owner,
): Promise<ListedOwnPage[]> {
  const isChanged = or(
    ne(pages.title, drafts.title),
    ne(pages.summary, drafts.summary),
    ne(pages.imageUrl, drafts.imageUrl),
    ne(pages.template, drafts.template),
    ne(pages.content, drafts.content),
    sql`trim(${pages.path}, '/') <> trim(lower(${drafts.slug}), '/ ')`,
  );
  const rows = await db
    .select({
      id: drafts.id,
      title: drafts.title,
      path: pages.path,
      isChanged: sql<number>`coalesce(${isChanged}, false)`,
      updatedAt: drafts.updatedAt,
      publishAt: drafts.publishAt,
      publishTrouble: drafts.publishTrouble,
    })
    .from(drafts)
    .leftJoin(pages, and(eq(pages.id, drafts.id), isNull(pages.deletedAt)))
    .where(and(eq(drafts.kind, "page"), isNull(drafts.deletedAt)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
  return rows.map((row) => ({
    ...withTimes(row),
    isChanged: row.isChanged === 1,
    hiddenBy: row.path === null ? null : takenBy(row.path, paths()),
  }));
}
