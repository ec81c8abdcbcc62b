import { type FeedFormat, feedFormats, pathIn } from "#domain/feeds/feed-format.ts";

/** A feed in each of its formats, for the head of a page. */
export function feedAlternates(title: string, path: string) {
  return (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    rel: "alternate",
    type: feedFormats[format].type,
    title: format === "xml" ? title : `${title} (${feedFormats[format].name})`,
    href: pathIn(format, path),
  }));
}

/** The same among the tags that a page's `meta` returns. */
export function feedAlternateTags(title: string, path: string) {
  return feedAlternates(title, path).map((link) => ({ tagName: "link" as const, ...link }));
}
