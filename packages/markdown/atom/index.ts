export { type Feed, type FeedEntry, feedType, pictureType, writeFeed } from "./write-feed.ts";
export { writeSitemap } from "./write-sitemap.ts";
export { element, xmlDeclaration, xmlText } from "./xml.ts";
