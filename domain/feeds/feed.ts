import { encoded } from "../text/encoded.ts";
import { typographic } from "@toadstool/markdown/typography";
import type { Picture } from "@toadstool/media/showing";
import { imageIdOf } from "../media/image.ts";
import type { Site } from "../profile/site.ts";
import { type FeedFormat, pathIn } from "./feed-format.ts";
import { pictureType, writeFeed, writeJsonFeed } from "@toadstool/markdown/atom";

/** What a feed is about: the blog’s posts, new art or the newsletter’s letters. */
export interface FeedOf {
  title: string;
  description: string;
  /** Its own path, as Atom. */
  path: string;
  /** The path of the page that lists the same. */
  pagePath: string;
}

export interface FeedEntry {
  /** A path that stays when the entry's address changes: what makes it the same entry. */
  id: string;
  path: string;
  title: string;
  summary: string;
  /** Where it is not the site’s. */
  language?: string | undefined;
  publishedAt: Date;
  updatedAt: Date;
  /** As feed readers get it. */
  html: string;
  /** The names of its tags. */
  tags?: readonly string[];
  /** The cover's address, and the library's picture where it leads to one. */
  cover?: { imageUrl: string; picture: Picture | undefined };
}

export const feedPath = "/feed.xml";
export const lettersFeedPath = "/letters/feed.xml";
export const notesFeedPath = "/notes/feed.xml";
export const artFeedPath = "/art/feed.xml";

/** A feed’s entries and what it is about, before they are written in one of the formats. */
export interface FeedContents {
  about: FeedOf;
  entries: FeedEntry[];
}

export function composeFeedIn(
  format: FeedFormat,
  { origin, author, words }: Site,
  { about: { title, description, path, pagePath }, entries }: FeedContents,
): string {
  const feed = {
    // The first feed is known by the site's own address, every other by the page that lists the same.
    id: path === feedPath ? `${origin}/` : `${origin}${encoded(pagePath)}`,
    title,
    subtitle: description,
    language: words.language,
    author: { name: author, uri: `${origin}/` },
    self: `${origin}${encoded(pathIn(format, path))}`,
    page: `${origin}${encoded(pagePath)}`,
    icon: `${origin}/icon-512.png`,
  };
  const written = entries.map(({ cover, ...entry }) => ({
    ...entry,
    id: `${origin}${encoded(entry.id)}`,
    page: `${origin}${encoded(entry.path)}`,
    title: typographic(entry.title, entry.language || words.language),
    summary: typographic(entry.summary, entry.language || words.language),
    enclosure: cover ? enclosureOf(origin, cover) : null,
  }));
  return format === "xml" ? writeFeed(feed, written) : writeJsonFeed(feed, written);
}

/** The length of a file on another site is unknown; its type follows from its name. */
function enclosureOf(origin: string, { imageUrl, picture }: NonNullable<FeedEntry["cover"]>) {
  if (picture) {
    const { src, type, bytes } = picture.main;
    return { type, length: bytes, href: `${origin}${src}` };
  }
  const type = pictureType(imageUrl);
  if (!type || imageIdOf(imageUrl)) return null;
  return { type, href: imageUrl.startsWith("/") ? `${origin}${imageUrl}` : imageUrl };
}
