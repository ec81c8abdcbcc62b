import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts, facts, pageRedirects, pages } from "#db/schema.ts";
import type { PageAddresses } from "../menu/menu.ts";
import type { Services } from "../services.ts";
import { takenBy } from "./taken-address.ts";

/** Where the owner’s pages that her menus name are now: an entry follows its page, comes with it and goes with it. */
export async function findMenuPages({ db, paths }: Pick<Services, "db" | "paths">): Promise<PageAddresses> {
  const { written, moved, there } = await batch(db, {
    written: db
      .select({ href: pathOfDraft.as("href") })
      .from(drafts)
      .where(and(eq(drafts.kind, "page"), isNull(drafts.deletedAt), inArray(pathOfDraft, named))),
    moved: db
      .select({
        href: sql<string>`${pageRedirects.path}`.as("href"),
        path: pages.path,
        deletedAt: pages.deletedAt,
      })
      .from(pageRedirects)
      .innerJoin(pages, eq(pages.id, pageRedirects.pageId))
      .where(inArray(pageRedirects.path, named)),
    there: db
      .select({ href: sql<string>`${pages.path}`.as("href"), path: pages.path, deletedAt: pages.deletedAt })
      .from(pages)
      .where(inArray(pages.path, named)),
  });
  const found = new Map<string, string | null>();
  for (const { href } of written) if (takenBy(href, paths()) === null) found.set(href, null);
  for (const { href, path, deletedAt } of [...moved, ...there]) {
    // A page in the trash may have had the address that another page has now.
    if (deletedAt === null) found.set(href, path);
    else if (!found.has(href)) found.set(href, null);
  }
  return found;
}

/** The addresses in the owner’s menus; the files’ name no pages of hers. */
const named = sql`(
  select entry.value from ${facts}, json_tree(${facts.facts}) as entry
  where ${facts.name} in ('menu', 'footer') and entry.key = 'href'
)`;

const pathOfDraft = sql<string>`'/' || ${drafts.slug}`;
