import { momentOf } from "../calendar/date-string.ts";
import { readCursor } from "#db/d1/keyset.ts";
import type { Picture } from "@toadstool/media/showing";
import { and, asc, eq, exists, gte, lt, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import type { Database } from "#db/client.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { images, postSeries, postSeriesParts, posts, taggings, tags } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { tagKey } from "../tags/tag.ts";
import type { PostSummary } from "./post.ts";
import { coverIn, imageColumns, isCover, isOlder } from "./post-list.server.ts";
import { byTime, isLive, pageOfPosts, pageSize, summaryColumns } from "./posts.server.ts";
import { holdsTerms } from "./search.server.ts";
import { wordColumns, wordsOf } from "./words.server.ts";

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

/** A post as its author’s lists show it. */
export type ManagedPost = PostSummary & {
  words: number;
  /** Its cover, where that is in the library. */
  picture: Picture | undefined;
};

interface ManagedPage {
  posts: ManagedPost[];
  cursor: string | null;
  /** How many posts match the filter; absent without a filter. */
  found?: number;
}

/** A page of the published posts that a filter lets through, newest first unless it says otherwise. */
export async function listManagedPosts(
  services: Storage,
  _owner: Owner,
  { isOldestFirst, limit = pageSize, ...filter }: PostFilter & { isOldestFirst?: boolean; limit?: number },
  cursor?: string,
): Promise<ManagedPage> {
  const { db } = services;
  const place = readCursor(cursor);
  const isUsual = !isOldestFirst && Object.values(filter).every((condition) => !condition);
  if (isUsual) {
    const { rows } = await usual[place ? "older" : "newest"](db, { ...place, most: limit + 1 });
    return managedPage(rows, limit);
  }
  const isWanted = await wantedPosts(services, filter);
  const { where, orderBy } = byTime.after(place, isOldestFirst);
  const { rows, counted } = await batch(db, {
    rows: selectManaged(db, and(isWanted, where), orderBy).limit(limit + 1),
    counted: db
      .select({ found: sql<number>`count(*)` })
      .from(posts)
      .where(isWanted),
  });
  return { ...managedPage(rows, limit), found: counted[0]?.found ?? 0 };
}

const selectManaged = (db: Pick<Database, "select">, where: SQL | undefined, orderBy = byTime.newestFirst) =>
  db
    .select({ ...summaryColumns, ...wordColumns, image: imageColumns })
    .from(posts)
    .leftJoin(images, isCover)
    .where(where)
    .orderBy(...orderBy);

const most = sql.placeholder("most");
const usual = {
  newest: preparedBatch((db) => ({ rows: selectManaged(db, isLive).limit(most) })),
  older: preparedBatch((db) => ({ rows: selectManaged(db, and(isLive, isOlder)).limit(most) })),
};

function managedPage(rows: Awaited<ReturnType<typeof usual.newest>>["rows"], limit: number): ManagedPage {
  const shown = rows.map(({ image, words, uncounted, ...post }) => ({
    ...post,
    words: wordsOf({ words, uncounted }),
    picture: coverIn({ ...post, image }),
  }));
  return pageOfPosts(shown, limit);
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

const readFilters = preparedBatch((db) => {
  const isOfPost = and(eq(taggings.tagId, tags.id), eq(taggings.kind, "post"));
  return {
    // One post with the tag is enough.
    tagged: db
      .select({ name: tags.name })
      .from(tags)
      .where(exists(db.select({ kind: taggings.kind }).from(taggings).where(isOfPost)))
      .orderBy(asc(tags.key)),
    parts: db.select({ name: postSeries.name }).from(postSeries).orderBy(asc(postSeries.key)),
    oldest: db
      .select({ at: posts.publishedAt })
      .from(posts)
      .where(isLive)
      .orderBy(...byTime.oldestFirst)
      .limit(1),
    newest: db
      .select({ at: posts.publishedAt })
      .from(posts)
      .where(isLive)
      .orderBy(...byTime.newestFirst)
      .limit(1),
  };
});

/** What published posts can be filtered by: the tags and series that some have, and the years from the newest to the oldest. */
export async function listPostFilters({
  db,
}: Storage): Promise<{ tags: string[]; series: string[]; years: number[] }> {
  const { tagged, parts, oldest, newest } = await readFilters(db);
  const [first, last] = [oldest, newest].map(([post]) => post?.at.getUTCFullYear());
  return {
    tags: tagged.map(({ name }) => name),
    series: parts.map(({ name }) => name),
    years: first && last ? Array.from({ length: last - first + 1 }, (_, back) => last - back) : [],
  };
}
