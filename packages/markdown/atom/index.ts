export type { Feed, FeedEntry } from "./feed.ts";
export { feedType, pictureType, writeFeed } from "./write-feed.ts";
export { jsonFeedType, writeJsonFeed } from "./write-json-feed.ts";
export { type SitemapPage, writeSitemap } from "./write-sitemap.ts";
export { element, xmlDeclaration, xmlText } from "./xml.ts";
