import { typographic } from "../markdown/typography.ts";
import type { Picture } from "@toadstool/media/showing";
import { imageIdOf } from "../media/image.ts";
import type { Settings } from "../services.ts";
import { element, xmlDeclaration, xmlText } from "./xml.ts";

/** What a feed is about: the blog’s posts, new art or the newsletter’s letters. */
export interface FeedOf {
  title: string;
  description: string;
  /** Its own path. */
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
  publishedAt: Date;
  updatedAt: Date;
  /** As feed readers get it. */
  html: string;
  /** The cover's address, and the library's picture where it leads to one. */
  cover?: { imageUrl: string; picture: Picture | undefined };
}

export const feedPath = "/feed.xml";
export const lettersFeedPath = "/letters/feed.xml";
export const artFeedPath = "/art/feed.xml";
export const feedType = "application/atom+xml";

/** Atom 1.0: it holds HTML as escaped text, which nothing in an article can break out of. */
export function writeFeed(
  { origin, author }: Settings["site"],
  { title, description, path, pagePath }: FeedOf,
  entries: FeedEntry[],
): string {
  const updated = new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
  const feed = [
    // The first feed is known by the site's own address, every other by the page that lists the same.
    text("id", path === feedPath ? `${origin}/` : `${origin}${pagePath}`),
    text("title", title),
    text("subtitle", description),
    text("updated", updated.toISOString()),
    element("author", {}, text("name", author) + text("uri", `${origin}/`)),
    element("link", { rel: "self", type: feedType, href: `${origin}${path}` }),
    element("link", { rel: "alternate", type: "text/html", href: `${origin}${pagePath}` }),
    text("icon", `${origin}/icon-512.png`),
    ...entries.map((entry) => writeEntry(origin, entry)),
  ];
  const spaces = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-GB" };
  return `${xmlDeclaration}\n${element("feed", spaces, `\n${feed.join("\n")}\n`)}\n`;
}

function writeEntry(origin: string, entry: FeedEntry): string {
  const parts = [
    text("id", `${origin}${entry.id}`),
    text("title", typographic(entry.title)),
    element("link", { rel: "alternate", type: "text/html", href: `${origin}${entry.path}` }),
    ...enclosure(origin, entry.cover),
    text("published", entry.publishedAt.toISOString()),
    text("updated", entry.updatedAt.toISOString()),
    ...(entry.summary ? [text("summary", typographic(entry.summary))] : []),
    element("content", { type: "html" }, xmlText(entry.html)),
  ];
  return element("entry", {}, `\n${parts.join("\n")}\n`);
}

const types: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
};

/** The cover. The length of a file on another site is unknown; its type follows from its name. */
function enclosure(origin: string, cover: FeedEntry["cover"]): string[] {
  if (!cover) return [];
  const { imageUrl, picture } = cover;
  if (picture) {
    const { src, type, bytes } = picture.main;
    return [element("link", { rel: "enclosure", type, length: bytes, href: `${origin}${src}` })];
  }
  const type = types[/\.(\w+)(?:$|[?#])/.exec(imageUrl)?.[1]?.toLowerCase() ?? ""];
  if (!type || imageIdOf(imageUrl)) return [];
  const href = imageUrl.startsWith("/") ? `${origin}${imageUrl}` : imageUrl;
  return [element("link", { rel: "enclosure", type, href })];
}

const text = (name: string, content: string) => element(name, {}, xmlText(content));
