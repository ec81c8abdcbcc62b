import type { Site } from "../profile/site.ts";
import type { Services } from "../services.ts";
import { findRenamedTag, findTagPage } from "../tag-pages/tag-page.server.ts";
import { tagFeedPath } from "../tags/tag.ts";
import type { FeedOf } from "./feed.ts";
import { feedAbouts, isFeedPath } from "./feed-about.ts";
import { listNewest, type NewestEntry, newestShown } from "./newest.server.ts";
import { tagFeedAbout } from "./tag-feed.server.ts";

/** What the feed with this path is about, as Atom, and its newest entries; where it is now; or null where there is none. */
export async function findFeed(
  services: Pick<Services, "db" | "works">,
  site: Site,
  path: string,
): Promise<{ about: FeedOf; newest: NewestEntry[] } | { movedTo: string } | null> {
  if (isFeedPath(path)) return { about: feedAbouts[path](site), newest: await listNewest(services, path) };
  const [, slug = ""] = /^\/tags\/([^/]+)\/feed\.xml$/.exec(path) ?? [];
  const found = await findTagPage(services, slug, { limit: newestShown });
  if (found) return { about: tagFeedAbout(site, found.tag), newest: found.items };
  const renamed = await findRenamedTag(services, slug);
  return renamed ? { movedTo: tagFeedPath(renamed) } : null;
}
