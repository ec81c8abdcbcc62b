import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { posts, slugRedirects } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { joinHtml, readHtmlParts } from "./parts.server.ts";
import type { Post, PostSummary } from "./post.ts";
import { holdsTerms } from "./search.server.ts";

type Storage = Pick<Services, "db">;

const summaryColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  summary: posts.summary,
  imageUrl: posts.imageUrl,
  dateString: posts.dateString,
  publishedAt: posts.publishedAt,
  likes: posts.likes,
};

export const pageSize = 24;
const largestPage = 100;
/** Of the 50,000 addresses a sitemap may hold, all but a thousand for other pages. */
const mostInSitemap = 49_000;

/** Newest first. `cursor` is the one the page before answered; `search` follows the rule in `search.ts`. */
export async function listPosts(
  services: Storage,
  wanted: { search?: string; limit?: number; cursor?: string } = {},
): Promise<{ posts: PostSummary[]; cursor: string | null }> {
  const limit = Math.min(Math.max(wanted.limit ?? pageSize, 1), largestPage);
  const rows = await services.db
    .select(summaryColumns)
    .from(posts)
    .where(and(isNull(posts.deletedAt), olderThanCursor(wanted.cursor), holdsTerms(wanted.search)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const cursor = last && rows.length > limit ? `${last.publishedAt.getTime()}_${last.id}` : null;
  return { posts: page.map(summaryOf), cursor };
}

export async function countPosts(services: Storage): Promise<number> {
  return services.db.$count(posts, isNull(posts.deletedAt));
}

/** Every post and when it was last changed, newest first, as far as one sitemap may hold them. */
export async function listPostChanges({ db }: Storage): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isNull(posts.deletedAt))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(mostInSitemap);
}

/** The texts of the posts of a page, for the callers that ask for `fields=content`. */
export async function findContents(services: Storage, ids: string[]): Promise<Map<string, string>> {
  const rows = await services.db
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(sql`${posts.id} in (select value from json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map((row) => [row.id, row.content]));
}

/** Whether `listPosts` could have answered this cursor. */
export function isCursor(cursor: string): boolean {
  return /^-?\d{1,15}_[\w-]{1,64}$/.test(cursor);
}

/** An unreadable cursor in an address shows the first page. */
function olderThanCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor || !isCursor(cursor)) return undefined;
  const [time = "", id = ""] = cursor.split("_");
  const publishedAt = new Date(Number(time));
  return or(lt(posts.publishedAt, publishedAt), and(eq(posts.publishedAt, publishedAt), lt(posts.id, id)));
}

/** By slug or by id, each through its own index: with a plain `or` SQLite reads every post. */
function idsCalled(slugOrId: string): SQL {
  const bySlug = sql`select named.id from ${posts} named where named.slug = ${slugOrId} and named.deleted_at is null`;
  return sql`(${bySlug} union all select ${slugOrId})`;
}

export function isCalled(slugOrId: string): SQL {
  return sql`${posts.id} in ${idsCalled(slugOrId)}`;
}

export async function findPost(services: Storage, slugOrId: string): Promise<Post | null> {
  const { content, html, datetime, version } = posts;
  const [[row], parts] = await services.db.batch([
    services.db
      .select({ ...summaryColumns, content, html, datetime, version })
      .from(posts)
      .where(and(isNull(posts.deletedAt), isCalled(slugOrId)))
      .limit(1),
    readHtmlParts(services, idsCalled(slugOrId)),
  ]);
  if (!row) return null;
  return {
    ...summaryOf(row),
    content: row.content,
    html: joinHtml(row, parts),
    datetime: row.datetime,
    version: row.version,
  };
}

/** The present slug of a post that was once called `slug`. */
export async function findRenamed(services: Storage, slug: string): Promise<string | null> {
  const [row] = await services.db
    .select({ slug: posts.slug })
    .from(slugRedirects)
    .innerJoin(posts, eq(posts.id, slugRedirects.postId))
    .where(and(eq(slugRedirects.slug, slug), isNull(posts.deletedAt)));
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
    .where(and(isNull(posts.deletedAt), isCalled(slugOrId)));
  if (!here) return null;
  const sameTime = eq(posts.publishedAt, here.publishedAt);
  const isNewer = or(gt(posts.publishedAt, here.publishedAt), and(sameTime, gt(posts.id, here.id)));
  const isOlder = or(lt(posts.publishedAt, here.publishedAt), and(sameTime, lt(posts.id, here.id)));
  const [[newer], [older]] = await db.batch([
    db
      .select(summaryColumns)
      .from(posts)
      .where(and(isNull(posts.deletedAt), isNewer))
      .orderBy(posts.publishedAt, posts.id)
      .limit(1),
    db
      .select(summaryColumns)
      .from(posts)
      .where(and(isNull(posts.deletedAt), isOlder))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(1),
  ]);
  return { newer: newer ? summaryOf(newer) : null, older: older ? summaryOf(older) : null };
}

/** Moves the post to the trash, where it stays for 30 days; null where there is no such post. */
export async function deletePost(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [deleted] = await services.db
    .update(posts)
    .set({ deletedAt: services.clock() })
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
    .returning({ id: posts.id });
  return deleted ?? null;
}

function summaryOf(row: Omit<PostSummary, "publishedAt"> & { publishedAt: Date }): PostSummary {
  const { id, slug, title, summary, imageUrl, dateString, likes } = row;
  return {
    id,
    slug,
    title,
    summary,
    imageUrl,
    dateString,
    publishedAt: row.publishedAt.toISOString(),
    likes,
  };
}
