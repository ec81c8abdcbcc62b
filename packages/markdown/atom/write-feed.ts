import type { Feed, FeedEntry } from "./feed.ts";
import { element, xmlDeclaration, xmlText } from "./xml.ts";

export const feedType = "application/atom+xml";

/** Atom 1.0: it holds HTML as escaped text, which nothing in an article can break out of. */
export function writeFeed(feed: Feed, entries: FeedEntry[]): string {
  const updated = new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
  const lines = [
    text("id", feed.id),
    text("title", feed.title),
    text("subtitle", feed.subtitle),
    text("updated", updated.toISOString()),
    element("author", {}, text("name", feed.author.name) + text("uri", feed.author.uri)),
    element("link", { rel: "self", type: feedType, href: feed.self }),
    element("link", { rel: "alternate", type: "text/html", href: feed.page }),
    text("icon", feed.icon),
    ...entries.map(writeEntry),
  ];
  const spaces = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language };
  return `${xmlDeclaration}\n${element("feed", spaces, `\n${lines.join("\n")}\n`)}\n`;
}

function writeEntry({ enclosure, ...entry }: FeedEntry): string {
  const lines = [
    text("id", entry.id),
    text("title", entry.title),
    element("link", { rel: "alternate", type: "text/html", href: entry.page }),
    ...(enclosure ? [element("link", { rel: "enclosure", ...enclosure })] : []),
    text("published", entry.publishedAt.toISOString()),
    text("updated", entry.updatedAt.toISOString()),
    ...(entry.tags ?? []).map((term) => element("category", { term })),
    ...(entry.summary ? [text("summary", entry.summary)] : []),
    element("content", { type: "html" }, xmlText(entry.html)),
  ];
  return element("entry", { "xml:lang": entry.language || undefined }, `\n${lines.join("\n")}\n`);
}

const text = (name: string, content: string) => element(name, {}, xmlText(content));

const types: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
};

/** The type of a picture on any site, by its name; null where the name does not say. */
export function pictureType(address: string): string | null {
  return types[/\.(\w+)(?:$|[?#])/.exec(address)?.[1]?.toLowerCase() ?? ""] ?? null;
}
