import { sql } from "drizzle-orm";
import type { Placing } from "../articles/placing.server.ts";
import type { Site } from "../profile/site.ts";
import { listLetters } from "../newsletter/archive/archive.server.ts";
import { findTagPage } from "../tag-pages/tag-page.server.ts";
import { type Tag, type TaggedKind, tagFeedPath, tagPath } from "../tags/tag.ts";
import type { FeedContents, FeedOf } from "./feed.ts";
import { feedLength, readPosts } from "./feed.server.ts";
import { readLetters } from "./letters-feed.server.ts";

/** The newest posts and letters with a tag, whole; null where there is no such tag. */
export async function readTagFeed(services: Placing, site: Site, slug: string): Promise<FeedContents | null> {
  const found = await findTagPage(services, slug, { limit: feedLength });
  if (!found) return null;
  const idsOf = (kind: TaggedKind) => found.items.filter((item) => item.kind === kind).map(({ id }) => id);
  const { letters } = await listLetters(services, { limit: feedLength, among: idsOf("letter") });
  const entries = await Promise.all([
    readPosts(services, site, sql`(select value from json_each(${JSON.stringify(idsOf("post"))}))`),
    readLetters(services, site, letters),
  ]);
  return {
    about: tagFeedAbout(site, found.tag),
    entries: entries.flat().toSorted((one, other) => Number(other.publishedAt) - Number(one.publishedAt)),
  };
}

export function tagFeedAbout({ name }: Pick<Site, "name">, tag: Tag): FeedOf {
  return {
    title: `${tag.name}: ${name}`,
    description: `Everything tagged “${tag.name}”.`,
    path: tagFeedPath(tag.slug),
    pagePath: tagPath(tag.slug),
  };
}
