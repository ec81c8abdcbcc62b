import { sql } from "drizzle-orm";
import type { Placing } from "../articles/placing.server.ts";
import { type PostSeries, postSeriesFeedPath, postSeriesPath } from "../post-series/post-series.ts";
import type { Site } from "../profile/site.ts";
import { findPostSeries } from "../post-series-pages/post-series-page.server.ts";
import type { FeedContents, FeedOf } from "./feed.ts";
import { feedLength, readPosts } from "./feed.server.ts";

/** The last parts of a series, whole, newest first; null where there is no such series. */
export async function readPostSeriesFeed(
  services: Placing,
  site: Site,
  slug: string,
): Promise<FeedContents | null> {
  const found = await findPostSeries(services, slug);
  if (!found) return null;
  const ids = JSON.stringify(found.parts.slice(-feedLength).map(({ id }) => id));
  const entries = await readPosts(services, site, sql`(select value from json_each(${ids}))`);
  return { about: postSeriesFeedAbout(site, found.series), entries };
}

export function postSeriesFeedAbout(
  { name: site, words }: Pick<Site, "name" | "words">,
  series: PostSeries,
): FeedOf {
  return {
    title: words.blog.seriesFeed({ series: series.name, site }),
    description: words.feeds.postSeries({ series: series.name }),
    path: postSeriesFeedPath(series.slug),
    pagePath: postSeriesPath(series.slug),
  };
}
