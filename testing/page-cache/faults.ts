import { env } from "cloudflare:workers";

/** Bugs that are put there on purpose, at least one for each kind of step: random steps must find every one. */
export const faults = {
  "a reader gets the list of another search": "search",
  "the owner gets a stranger’s page": "session ignored",
  "the owner’s page is stored": "owner stored",
  "a notice for one browser is stored": "notice stored",
  "a reader who has liked a post gets a stranger’s count": "visitor ignored",
  "a page of another host is stored": "host ignored",
  "a browser gets the feed instead of its page": "accept ignored",
  "a list is stored without a tag": "list untagged",
  "a missing page is stored without a tag": "missing untagged",
  "publishing names no tag": "outdated_by_posts_insert",
  "editing names no tag": "outdated_by_posts_update",
  "a new title leaves the neighbours’ pages": "outdated_by_posts_order",
  "replacing a picture names no tag": "outdated_by_images_update",
  "showing a letter names no tag": "outdated_by_newsletter_issues_update",
  "the cron does not purge": "cron",
  "a purge that failed counts as done": "failure ignored",
  "a page begun before a change is stored after it": "unguarded",
} as const;

export type Fault = (typeof faults)[keyof typeof faults];

/**
 * Takes triggers away, where the fault is a missing one; call what it returns to put them back. A text’s pictures are written
 * with the text, so that their triggers would name its tags as well.
 */
export async function breakDatabase(fault: Fault | null): Promise<() => Promise<void>> {
  if (!fault?.startsWith("outdated_by_")) return async () => undefined;
  const { DB } = env as unknown as { DB: D1Database };
  const { results } = await DB.prepare(
    "select name, sql from sqlite_master where name = ? or name glob 'outdated_by_image_uses_*'",
  )
    .bind(fault)
    .all<{ name: string; sql: string }>();
  if (!results.some(({ name }) => name === fault)) throw new Error(`There is no trigger ${fault}.`);
  await DB.batch(results.map(({ name }) => DB.prepare(`drop trigger ${name}`)));
  return async () => void (await DB.batch(results.map(({ sql }) => DB.prepare(sql))));
}
