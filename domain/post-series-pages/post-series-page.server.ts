import { and, asc, desc, eq, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { postSeries, postSeriesParts, postSeriesRedirects, posts } from "#db/schema.ts";
import type { PostSeries } from "../post-series/post-series.ts";
import { isLive, postLanguage } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db">;

export interface PostSeriesPage {
  series: PostSeries & { id: string };
  /** In the order in which they are read. */
  parts: {
    id: string;
    slug: string;
    title: string;
    summary: string;
    /** "" for the site’s. */
    language: string;
    publishedAt: string;
  }[];
}

const { id, slug, name } = postSeries;

/** A series, by its slug or its id, with the parts that readers see; null where there is no such series. */
export async function findPostSeries({ db }: Storage, slugOrId: string): Promise<PostSeriesPage | null> {
  const called = sql`(${id} = ${slugOrId} or ${slug} = ${slugOrId})`;
  const { found, parts } = await batch(db, {
    found: db.select({ id, slug, name }).from(postSeries).where(called),
    parts: db
      .select({
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        summary: posts.summary,
        language: postLanguage,
        publishedAt: posts.publishedAt,
      })
      .from(postSeriesParts)
      .innerJoin(posts, eq(posts.id, postSeriesParts.postId))
      .where(
        and(isLive, sql`${postSeriesParts.seriesId} in (select ${id} from ${postSeries} where ${called})`),
      )
      .orderBy(asc(postSeriesParts.part), asc(posts.publishedAt)),
  });
  const [series] = found;
  if (!series) return null;
  return { series, parts: parts.map((part) => ({ ...part, publishedAt: part.publishedAt.toISOString() })) };
}

/** The present slug of a series that was once called so. */
export async function findRenamedPostSeries({ db }: Storage, former: string): Promise<string | null> {
  const [row] = await db
    .select({ slug })
    .from(postSeriesRedirects)
    .innerJoin(postSeries, eq(id, postSeriesRedirects.seriesId))
    .where(eq(postSeriesRedirects.slug, former));
  return row?.slug ?? null;
}

/** Every series with how many parts readers see, the newest first. */
export async function listPostSeries({
  db,
}: Storage): Promise<(PostSeries & { id: string; count: number })[]> {
  const count = sql<number>`(select count(*) from ${postSeriesParts} join ${posts} on posts.id = post_series_parts.post_id
    where post_series_parts.series_id = post_series.id and ${isLive})`;
  return db
    .select({ id, slug, name, count: count.as("count") })
    .from(postSeries)
    .orderBy(desc(postSeries.createdAt), id);
}
