import { keyset, pageOf, readCursor } from "#db/d1/keyset.ts";
import { type WithTimes, withTimes } from "#db/d1/with-times.ts";
import { and, eq, getTableColumns, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { batch, type Results } from "#db/batch.server.ts";
import { posts, slugRedirects } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { joinHtml, readHtmlParts } from "./parts.server.ts";
import type { Post, PostSummary } from "./post.ts";
import { postSeriesColumn } from "../post-series/parts.server.ts";
import { tagsOfPost } from "../tags/taggings.server.ts";
import { translationOf } from "../translations/translations.server.ts";
import { holdsTerms } from "./search.server.ts";

type Storage = Pick<Services, "db">;

const {
  datetime,
  version,
  updatedAt,
  deletedAt,
  content,
  html,
  folded,
  words,
  language: _language,
  translationGroup,
  ...summary
} = getTableColumns(posts);
/** From an index: the column itself is behind the text. */
export const postLanguage = sql<string>`coalesce((select of.language from posts of indexed by posts_language
  where of.id = posts.id and of.language <> ''), '')`.as("language");
export const summaryColumns = {
  ...summary,
  language: postLanguage,
  tags: tagsOfPost,
  series: postSeriesColumn,
};
export const isLive = isNull(deletedAt);
export const byTime = keyset(posts.publishedAt, posts.id);

export const pageSize = 24;
const largestPage = 100;
/** Of the 50,000 addresses a sitemap may hold, all but ten thousand for other pages. */
const mostInSitemap = 40_000;

/**
 * Newest first. `cursor` is the one the page before answered, an unreadable one shows the first page; `search` follows the
 * rule in `search.server.ts`.
 */
export async function listPosts(
  services: Storage,
  wanted: { search?: string; limit?: number; cursor?: string } = {},
): Promise<{ posts: PostSummary[]; cursor: string | null }> {
  const limit = Math.min(Math.max(wanted.limit ?? pageSize, 1), largestPage);
  const isOlder = byTime.olderThan(readCursor(wanted.cursor));
  const holds = holdsTerms(wanted.search);
  const rows = await services.db
    .select(summaryColumns)
    .from(posts)
    .where(and(isLive, holds ? isFound(limit + 1, isOlder, holds) : isOlder))
    .orderBy(...byTime.newestFirst)
    .limit(limit + 1);
  return pageOfPosts(rows, limit);
}

/** The newest posts that fulfil these conditions: their folded text is read from an index, without what lies before it in the row. */
export function isFound(most: number, ...conditions: (SQL | undefined)[]): SQL {
  const order = sql.join(byTime.newestFirst, sql`, `);
  const where = and(isLive, ...conditions);
  return sql`${posts.id} in (select ${posts.id} from ${posts} where ${where} order by ${order} limit ${most})`;
}

type SummaryRow = Pick<typeof posts.$inferSelect, keyof typeof summary> &
  Pick<PostSummary, "tags" | "series" | "language">;

/** A page of the rows that were read for it, which are one more where there is another page. */
export function pageOfPosts<Row extends SummaryRow>(
  rows: Row[],
  limit: number,
): { posts: WithTimes<Row>[]; cursor: string | null } {
  const { page, cursor } = pageOf(rows, limit, placeOf);
  return { posts: page.map(withTimes), cursor };
}

/** Every post with its image and when it was last changed, newest first, as far as one sitemap may hold them. */
export async function listPostChanges({
  db,
}: Storage): Promise<{ slug: string; imageUrl: string; updatedAt: Date }[]> {
  return db
    .select({ slug: posts.slug, imageUrl: posts.imageUrl, updatedAt })
    .from(posts)
    .where(isLive)
    .orderBy(...byTime.newestFirst)
    .limit(mostInSitemap);
}

/** The texts of the posts of a page, for the callers that ask for `fields=content`. */
export async function findContents(services: Storage, ids: string[]): Promise<Map<string, string>> {
  const rows = await services.db
    .select({ id: posts.id, content })
    .from(posts)
    .where(sql`${posts.id} in (select value from json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map((row) => [row.id, row.content]));
}

/** By slug or by id, each through its own index: with a plain `or` SQLite reads every post. */
export function idsCalled(slugOrId: string | Placeholder): SQL {
  const bySlug = sql`select named.id from ${posts} named where named.slug = ${slugOrId} and named.deleted_at is null`;
  return sql`(${bySlug} union all select ${slugOrId})`;
}

export function isCalled(slugOrId: string): SQL {
  return sql`${posts.id} in ${idsCalled(slugOrId)}`;
}

export async function findPost(services: Storage, slugOrId: string): Promise<Post | null> {
  return postIn(await batch(services.db, selectPost(services, idsCalled(slugOrId))));
}

/** The same for her who edits it: it may be a translation of a draft. */
export async function findEditedPost(services: Storage, id: string): Promise<Post | null> {
  return postIn(await batch(services.db, selectPost(services, idsCalled(id), false)));
}

/** The statements that read a post with its whole text, for a batch; `ids` is a query, in brackets. */
export function selectPost({ db }: Storage, ids: SQL, isForReaders = true) {
  const original = translationOf("posts", isForReaders);
  return {
    found: db
      .select({ ...summaryColumns, content, html, datetime, version, translationOf: original })
      .from(posts)
      .where(and(isLive, sql`${posts.id} in ${ids}`))
      .limit(1),
    rest: readHtmlParts({ db }, ids),
  };
}

/** The post that they have read; null where there is none. */
export function postIn({ found: [row], rest }: Results<ReturnType<typeof selectPost>>): Post | null {
  return row ? { ...withTimes(row), html: joinHtml(row, rest) } : null;
}

/** The present slug of a post that was once called `slug`. */
export async function findRenamed(services: Storage, slug: string): Promise<string | null> {
  const [row] = await services.db
    .select({ slug: posts.slug })
    .from(slugRedirects)
    .innerJoin(posts, eq(posts.id, slugRedirects.postId))
    .where(and(eq(slugRedirects.slug, slug), isLive));
  return row?.slug ?? null;
}

/** The posts next in time on either side; null for a post that is not there. */
export async function findNeighbours(
  services: Storage,
  slugOrId: string,
): Promise<{ newer: PostSummary | null; older: PostSummary | null } | null> {
  const { db } = services;
  const [here] = await db
    .select({ publishedAt: posts.publishedAt, id: posts.id })
    .from(posts)
    .where(and(isLive, isCalled(slugOrId)));
  if (!here) return null;
  const place = placeOf(here);
  const all = () => db.select(summaryColumns).from(posts);
  const { newer, older } = await batch(db, {
    newer: all()
      .where(and(isLive, byTime.newerThan(place)))
      .orderBy(...byTime.oldestFirst)
      .limit(1),
    older: all()
      .where(and(isLive, byTime.olderThan(place)))
      .orderBy(...byTime.newestFirst)
      .limit(1),
  });
  return { newer: newer[0] ? withTimes(newer[0]) : null, older: older[0] ? withTimes(older[0]) : null };
}

const placeOf = ({ publishedAt, id }: { publishedAt: Date; id: string }) => ({ at: publishedAt, id });
