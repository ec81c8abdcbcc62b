import { sql } from "drizzle-orm";
import type { Placing } from "../articles/placing.server.ts";
import { type PostSeries, seriesFeedPath, seriesPath } from "../post-series/post-series.ts";
import type { Site } from "../profile/site.ts";
import { findSeries } from "../series-pages/series-page.server.ts";
import type { FeedContents, FeedOf } from "./feed.ts";
import { feedLength, readPosts } from "./feed.server.ts";

/** The last parts of a series, whole, newest first; null where there is no such series. */
export async function readSeriesFeed(
  services: Placing,
  site: Site,
  slug: string,
): Promise<FeedContents | null> {
  const found = await findSeries(services, slug);
  if (!found) return null;
  const ids = JSON.stringify(found.parts.slice(-feedLength).map(({ id }) => id));
  const entries = await readPosts(services, site, sql`(select value from json_each(${ids}))`);
  return { about: seriesFeedAbout(site, found.series), entries };
}

export function seriesFeedAbout({ name }: Pick<Site, "name">, series: PostSeries): FeedOf {
  return {
    title: `${series.name}: ${name}`,
    description: `The series “${series.name}”, part by part.`,
    path: seriesFeedPath(series.slug),
    pagePath: seriesPath(series.slug),
  };
}
