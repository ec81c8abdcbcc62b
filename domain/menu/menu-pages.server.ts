import { prepareBatch } from "@toadstool/worker-kit/d1";
import { eq, inArray, sql } from "drizzle-orm";
import { facts, pageRedirects, pages } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { PageAddresses } from "./menu.ts";

/** Where the owner’s pages that her menus name are now: an entry follows its page, and goes with it. */
export async function findMenuPages({ db }: Pick<Services, "db">): Promise<PageAddresses> {
  const [moved, there] = await readPages(db, {});
  const found = new Map<string, string | null>();
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

const readPages = prepareBatch((db: Services["db"]) => [
  db
    .select({
      href: sql<string>`${pageRedirects.path}`.as("href"),
      path: pages.path,
      deletedAt: pages.deletedAt,
    })
    .from(pageRedirects)
    .innerJoin(pages, eq(pages.id, pageRedirects.pageId))
    .where(inArray(pageRedirects.path, named)),
  db
    .select({ href: sql<string>`${pages.path}`.as("href"), path: pages.path, deletedAt: pages.deletedAt })
    .from(pages)
    .where(inArray(pages.path, named)),
]);
