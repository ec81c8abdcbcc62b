import type { Site } from "../profile/site.ts";
import type { Services } from "../services.ts";
import { findRenamedTag, findTagPage } from "../tag-pages/tag-page.server.ts";
import { tagFeedPath } from "../tags/tag.ts";
import { postSeriesFeedPath } from "../post-series/post-series.ts";
import { findRenamedPostSeries, findPostSeries } from "../post-series-pages/post-series-page.server.ts";
import type { FeedOf } from "./feed.ts";
import { feedAbouts, isFeedPath } from "./feed-about.ts";
import { listNewest, type NewestEntry, newestShown } from "./newest.server.ts";
import { postSeriesFeedAbout } from "./post-series-feed.server.ts";
import { tagFeedAbout } from "./tag-feed.server.ts";

/** What the feed with this path is about, as Atom, and its newest entries; where it is now; or null where there is none. */
export async function findFeed(
  services: Pick<Services, "db" | "workFiles">,
  site: Site,
  path: string,
): Promise<{ about: FeedOf; newest: NewestEntry[] } | { movedTo: string } | null> {
  if (isFeedPath(path)) return { about: feedAbouts[path](site), newest: await listNewest(services, path) };
  const [, named = ""] = /^\/blog\/series\/([^/]+)\/feed\.xml$/.exec(path) ?? [];
  if (named) return findPostSeriesFeed(services, site, named);
  const [, slug = ""] = /^\/tags\/([^/]+)\/feed\.xml$/.exec(path) ?? [];
  const found = await findTagPage(services, slug, { limit: newestShown });
  if (found) return { about: tagFeedAbout(site, found.tag), newest: found.items };
  const renamed = await findRenamedTag(services, slug);
  return renamed ? { movedTo: tagFeedPath(renamed) } : null;
}

async function findPostSeriesFeed(services: Pick<Services, "db">, site: Site, slug: string) {
  const found = await findPostSeries(services, slug);
  if (found) {
    const parts = found.parts.toReversed().slice(0, newestShown);
    const newest = parts.map((part) => ({ ...part, path: `/blog/${part.slug}` }));
    return { about: postSeriesFeedAbout(site, found.series), newest };
  }
  const renamed = await findRenamedPostSeries(services, slug);
  return renamed ? { movedTo: postSeriesFeedPath(renamed) } : null;
}
