import { momentOf } from "../calendar/date-string.ts";
import { readCursor } from "#db/d1/keyset.ts";
import { and, asc, eq, gte, isNotNull, lt, max, min, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { postSeries, postSeriesParts, posts, taggings, tags } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { tagKey } from "../tags/tag.ts";
import type { PostSummary } from "./post.ts";
import { byTime, isLive, pageOfPosts, pageSize, summaryColumns } from "./posts.server.ts";
import { holdsTerms } from "./search.server.ts";

type Storage = Pick<Services, "db" | "settings">;

/** Which of the published posts are looked at; what is not given is no condition. */
export interface PostFilter {
  search?: string;
  /** The name of a tag. */
  tag?: string;
  /** The name of a series. */
  series?: string;
  /** Of the date, in the creator's time zone. */
  year?: number;
}

/** A page of the published posts that a filter lets through, newest first unless it says otherwise, and how many these are in all. */
export async function listManagedPosts(
  services: Storage,
  _owner: Owner,
  { isOldestFirst, ...filter }: PostFilter & { isOldestFirst?: boolean },
  cursor?: string,
): Promise<{ posts: PostSummary[]; cursor: string | null; found: number }> {
  const { db } = services;
  const isWanted = await wantedPosts(services, filter);
  const { where, orderBy } = byTime.after(readCursor(cursor), isOldestFirst);
  const { rows, counted } = await batch(db, {
    rows: db
      .select(summaryColumns)
      .from(posts)
      .where(and(isWanted, where))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    counted: db
      .select({ found: sql<number>`count(*)` })
      .from(posts)
      .where(isWanted),
  });
  return { ...pageOfPosts(rows, pageSize), found: counted[0]?.found ?? 0 };
}

/** The ids of all published posts that a filter lets through. */
export async function findPostIds(services: Storage, filter: PostFilter): Promise<string[]> {
  const rows = await services.db
    .select({ id: posts.id })
    .from(posts)
    .where(await wantedPosts(services, filter));
  return rows.map(({ id }) => id);
}

/** The same filter as a condition of statements about `posts`. */
async function wantedPosts(services: Storage, filter: PostFilter): Promise<SQL | undefined> {
  const { search, tag, series, year } = filter;
  return and(
    isLive,
    holdsTerms(search),
    tag ? hasTag(tag) : undefined,
    series ? isPartOf(series) : undefined,
    year ? await isOfYear(services, year) : undefined,
  );
}

function hasTag(name: string): SQL {
  return sql`${posts.id} in (select ${taggings.itemId} from ${taggings} join ${tags} on ${tags.id} = ${taggings.tagId}
    where ${taggings.kind} = 'post' and ${tags.key} = ${tagKey(name)})`;
}

function isPartOf(name: string): SQL {
  return sql`${posts.id} in (select ${postSeriesParts.postId} from ${postSeriesParts}
    join ${postSeries} on ${postSeries.id} = ${postSeriesParts.seriesId} where ${postSeries.key} = ${tagKey(name)})`;
}

async function isOfYear(services: Storage, year: number): Promise<SQL | undefined> {
  const { timeZone } = await findSite(services);
  const [from, to] = [year, year + 1].map((start) => momentOf(`${start}-01-01T00:00`, timeZone));
  return from && to ? and(gte(posts.publishedAt, from), lt(posts.publishedAt, to)) : undefined;
}

/** What published posts can be filtered by: the tags and series that some have, and the years from the newest to the oldest. */
export async function listPostFilters({
  db,
}: Storage): Promise<{ tags: string[]; series: string[]; years: number[] }> {
  const { tagged, parts, ends } = await batch(db, {
    tagged: db
      .selectDistinct({ name: tags.name })
      .from(tags)
      .innerJoin(taggings, and(eq(taggings.tagId, tags.id), eq(taggings.kind, "post")))
      .orderBy(asc(tags.key)),
    parts: db.select({ name: postSeries.name }).from(postSeries).orderBy(asc(postSeries.key)),
    ends: db
      .select({ first: min(posts.publishedAt), last: max(posts.publishedAt) })
      .from(posts)
      .where(and(isLive, isNotNull(posts.publishedAt))),
  });
  const [first, last] = [ends[0]?.first, ends[0]?.last].map((at) => at?.getUTCFullYear());
  return {
    tags: tagged.map(({ name }) => name),
    series: parts.map(({ name }) => name),
    years: first && last ? Array.from({ length: last - first + 1 }, (_, back) => last - back) : [],
  };
}
