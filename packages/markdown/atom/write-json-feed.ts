import type { Feed, FeedEntry } from "./feed.ts";

export const jsonFeedType = "application/feed+json";

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. A picture that comes with an entry is the entry's image. */
export function writeJsonFeed(feed: Feed, entries: FeedEntry[]): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.subtitle,
    language: feed.language,
    home_page_url: feed.page,
    feed_url: feed.self,
    icon: feed.icon,
    authors: [{ name: feed.author.name, url: feed.author.uri }],
    items: entries.map(itemOf),
  });
}

function itemOf({ enclosure, ...entry }: FeedEntry) {
  return {
    id: entry.id,
    url: entry.page,
    title: entry.title,
    ...(entry.language && { language: entry.language }),
    ...(entry.summary && { summary: entry.summary }),
    ...(enclosure?.type.startsWith("image/") && { image: enclosure.href }),
    date_published: entry.publishedAt.toISOString(),
    date_modified: entry.updatedAt.toISOString(),
    ...(entry.tags?.length && { tags: entry.tags }),
    content_html: entry.html,
  };
}
