import type { Picture } from "../images/picture.ts";
import { imageIdOf } from "../images/image.ts";
import type { PostSummary } from "../posts/post.ts";
import type { Settings } from "../services.ts";
import { element, xmlDeclaration, xmlText } from "./xml.ts";

export interface FeedPost extends Pick<PostSummary, "id" | "slug" | "title" | "summary" | "imageUrl"> {
  publishedAt: Date;
  updatedAt: Date;
  /** As feed readers get it. */
  html: string;
  /** The library's, where the post's image address leads to one. */
  picture: Picture | undefined;
}

export const feedPath = "/feed.xml";
export const feedType = "application/atom+xml";

/** Atom 1.0: it holds HTML as escaped text, which nothing in a post can break out of. */
export function writeFeed(
  { origin, name, author, description }: Settings["site"],
  posts: FeedPost[],
): string {
  const updated = new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));
  const feed = [
    text("id", `${origin}/`),
    text("title", name),
    text("subtitle", description),
    text("updated", updated.toISOString()),
    element("author", {}, text("name", author) + text("uri", `${origin}/`)),
    element("link", { rel: "self", type: feedType, href: `${origin}${feedPath}` }),
    element("link", { rel: "alternate", type: "text/html", href: `${origin}/blog` }),
    text("icon", `${origin}/icon-512.png`),
    ...posts.map((post) => writeEntry(origin, post)),
  ];
  const spaces = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-GB" };
  return `${xmlDeclaration}\n${element("feed", spaces, `\n${feed.join("\n")}\n`)}\n`;
}

/** The id is the address by id: a new slug makes no new entry. */
function writeEntry(origin: string, post: FeedPost): string {
  const entry = [
    text("id", `${origin}/blog/${post.id}`),
    text("title", post.title),
    element("link", { rel: "alternate", type: "text/html", href: `${origin}/blog/${post.slug}` }),
    ...enclosure(origin, post),
    text("published", post.publishedAt.toISOString()),
    text("updated", post.updatedAt.toISOString()),
    ...(post.summary ? [text("summary", post.summary)] : []),
    element("content", { type: "html" }, xmlText(post.html)),
  ];
  return element("entry", {}, `\n${entry.join("\n")}\n`);
}

const types: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
};

/** The cover. How long a file elsewhere is, nobody knows; its type is what its name says. */
function enclosure(origin: string, { imageUrl, picture }: FeedPost): string[] {
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
