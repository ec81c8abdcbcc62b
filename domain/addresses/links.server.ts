import { and, asc, desc, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { type AskInside, linksIn, tryLinks } from "@toadstool/mail/review";
import { rowFrom } from "@toadstool/worker-kit/d1";
import { linkChecks, linkReadings, postLinks, posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";

/** Posts whose links are read, and addresses that are tried, in one run of the cron: a request may make 50 others. */
const postsARun = 20;
const triedARun = 15;
export const longestLink = 2000;
const day = 86_400_000;
/** An address is tried monthly; one that was broken again the next day, before it is listed. */
const again = { good: 30 * day, broken: day };
const failuresListed = 2;

/** Reads the links of published posts that have changed since their links were last read. */
export async function readLinks({
  db,
  clock,
  settings,
}: Pick<Services, "db" | "clock" | "settings">): Promise<void> {
  const changed = await db
    .select({ id: posts.id, version: posts.version, html: posts.html })
    .from(posts)
    .leftJoin(linkReadings, eq(linkReadings.postId, posts.id))
    .where(
      and(isNull(posts.deletedAt), or(isNull(linkReadings.version), ne(linkReadings.version, posts.version))),
    )
    .limit(postsARun);
  for (const { id, version, html } of changed) {
    const absolute = html.replaceAll('href="/', `href="${settings.site.origin}/`);
    const urls = JSON.stringify(linksIn(absolute, []).filter((url) => url.length <= longestLink));
    // oxlint-disable-next-line no-await-in-loop -- a long post’s text is held in memory alone
    await db.batch([
      db.delete(postLinks).where(eq(postLinks.postId, id)),
      db
        .insert(postLinks)
        .select(rowFrom(postLinks, { url: sql`value`, postId: id }, sql`from json_each(${urls})`)),
      db
        .insert(linkChecks)
        .select(
          rowFrom(
            linkChecks,
            { url: sql`value`, dueAt: clock(), checkedAt: null, failures: 0, trouble: "" },
            sql`from json_each(${urls}) where true`,
          ),
        )
        .onConflictDoNothing(),
      db
        .insert(linkReadings)
        .values({ postId: id, version })
        .onConflictDoUpdate({ target: linkReadings.postId, set: { version } }),
    ]);
  }
}

/** Tries the addresses whose time has come. Those that no post names any more are forgotten. */
export async function checkDueLinks(
  { db, clock, fetch, settings }: Pick<Services, "db" | "clock" | "fetch" | "settings">,
  askInside?: AskInside,
): Promise<void> {
  const now = clock();
  const due = await db
    .select({
      url: linkChecks.url,
      isNamed: sql<number>`exists (select 1 from ${postLinks} where ${postLinks.url} = ${linkChecks.url})`,
    })
    .from(linkChecks)
    .where(lte(linkChecks.dueAt, now))
    .orderBy(asc(linkChecks.dueAt))
    .limit(triedARun);
  const named = due.flatMap(({ url, isNamed }) => (isNamed ? [url] : []));
  const findings = await tryLinks(named, { origin: settings.site.origin, fetch, askInside });
  const changes = [
    ...due
      .filter(({ isNamed }) => !isNamed)
      .map(({ url }) => db.delete(linkChecks).where(eq(linkChecks.url, url))),
    ...findings.map(({ url, state, why }) => {
      const isBroken = state === "broken";
      return db
        .update(linkChecks)
        .set({
          checkedAt: now,
          dueAt: new Date(now.getTime() + (isBroken ? again.broken : again.good)),
          failures: isBroken ? sql`${linkChecks.failures} + 1` : 0,
          trouble: isBroken ? why : "",
        })
        .where(eq(linkChecks.url, url));
    }),
  ];
  const [first, ...rest] = changes;
  if (first) await db.batch([first, ...rest]);
}

export interface DeadLink {
  url: string;
  trouble: string;
  checkedAt: string;
  posts: { slug: string; title: string }[];
}

/** Addresses in published posts that were broken twice, a day apart. */
export async function listDeadLinks({ db }: Pick<Services, "db">, _owner: Owner): Promise<DeadLink[]> {
  const rows = await db
    .select({
      url: linkChecks.url,
      trouble: linkChecks.trouble,
      checkedAt: linkChecks.checkedAt,
      slug: posts.slug,
      title: posts.title,
    })
    .from(linkChecks)
    .innerJoin(postLinks, eq(postLinks.url, linkChecks.url))
    .innerJoin(posts, and(eq(posts.id, postLinks.postId), isNull(posts.deletedAt)))
    .where(gte(linkChecks.failures, failuresListed))
    .orderBy(desc(linkChecks.checkedAt), linkChecks.url, desc(posts.publishedAt))
    .limit(500);
  const links = new Map<string, DeadLink>();
  for (const { url, trouble, checkedAt, slug, title } of rows) {
    const link = links.get(url) ?? { url, trouble, checkedAt: checkedAt?.toJSON() ?? "", posts: [] };
    link.posts.push({ slug, title });
    links.set(url, link);
  }
  return [...links.values()];
}
