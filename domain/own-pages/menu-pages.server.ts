import { sql } from "drizzle-orm";
import { drafts, facts, pageRedirects, pages } from "#db/schema.ts";
import { readJson } from "#db/read-json.server.ts";
import type { PageAddresses } from "../menu/menu.ts";
import type { Services } from "../services.ts";
import { takenBy } from "./taken-address.ts";

/** What `jsonOfMenuPages` returns. */
export interface FoundPages {
  written: string[];
  moved: [href: string, path: string, deletedAt: number | null][];
  there: FoundPages["moved"];
}

/** Where the owner’s pages that her menus name are now: an entry follows its page, comes with it and goes with it. */
export async function findMenuPages(services: Pick<Services, "db" | "paths">): Promise<PageAddresses> {
  return menuPagesOf(services, await readJson<FoundPages>(services.db, jsonOfMenuPages));
}

export function menuPagesOf(
  { paths }: Pick<Services, "paths">,
  { written, moved, there }: FoundPages,
): PageAddresses {
  const found = new Map<string, string | null>();
  for (const href of written) if (takenBy(href, paths()) === null) found.set(href, null);
  for (const [href, path, deletedAt] of [...moved, ...there]) {
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

const pathOfDraft = sql`'/' || ${drafts.slug}`;

/** An SQL expression whose value is the JSON of the pages that a menu can name. */
export const jsonOfMenuPages = sql`json_object(
  'written', (
    select json_group_array(${pathOfDraft}) from ${drafts}
    where ${drafts.kind} = 'page' and ${drafts.deletedAt} is null and ${pathOfDraft} in ${named}
  ),
  'moved', (
    select json_group_array(json_array(${pageRedirects.path}, ${pages.path}, ${pages.deletedAt}))
    from ${pageRedirects} join ${pages} on ${pages.id} = ${pageRedirects.pageId}
    where ${pageRedirects.path} in ${named}
  ),
  'there', (
    select json_group_array(json_array(${pages.path}, ${pages.path}, ${pages.deletedAt}))
    from ${pages} where ${pages.path} in ${named}
  )
)`;
