import { encoded } from "../text/encoded.ts";
import { sql } from "drizzle-orm";
import type { Placing } from "../articles/placing.server.ts";
import type { Site } from "../profile/site.ts";
import { listLetters } from "../newsletter/archive/archive.server.ts";
import { findTagPage, type TaggedItem } from "../tag-pages/tag-page.server.ts";
import { type Tag, type TaggedKind, tagFeedPath, tagPath } from "../tags/tag.ts";
import type { FeedContents, FeedEntry, FeedOf } from "./feed.ts";
import { escapeHtml } from "@toadstool/markdown/html";
import { feedHtml } from "@toadstool/markdown/feed";
import { feedLength, readPosts } from "./feed.server.ts";
import { readLetters } from "./letters-feed.server.ts";

/** The newest posts and letters with a tag, whole, and its works; null where there is no such tag. */
export async function readTagFeed(services: Placing, site: Site, slug: string): Promise<FeedContents | null> {
  const found = await findTagPage(services, slug, { limit: feedLength });
  if (!found) return null;
  const idsOf = (kind: TaggedKind) => found.items.filter((item) => item.kind === kind).map(({ id }) => id);
  const { letters } = await listLetters(services, { limit: feedLength, among: idsOf("letter") });
  const entries = await Promise.all([
    readPosts(services, site, sql`(select value from json_each(${JSON.stringify(idsOf("post"))}))`),
    readLetters(services, site, letters),
  ]);
  const works = found.items.filter(({ kind }) => kind === "work").map((item) => workEntry(site, item));
  return {
    about: tagFeedAbout(site, found.tag),
    entries: [...entries.flat(), ...works].toSorted(
      (one, other) => Number(other.publishedAt) - Number(one.publishedAt),
    ),
  };
}

/** A work is looked at on its page: the entry says what it is, and leads there. */
function workEntry(
  { origin, words }: Pick<Site, "origin" | "words">,
  { path, title, summary, language, publishedAt }: TaggedItem,
): FeedEntry {
  const at = new Date(publishedAt);
  const about = summary && `<p>${escapeHtml(summary)}</p>`;
  const html = feedHtml(
    `${about}<p><a href="${encoded(path)}">${escapeHtml(title)}</a></p>`,
    origin + path,
    words.mails.article,
  );
  return { id: path, path, title, summary, language, publishedAt: at, updatedAt: at, html };
}

export function tagFeedAbout({ name: site, words }: Pick<Site, "name" | "words">, tag: Tag): FeedOf {
  return {
    title: words.tags.feed({ tag: tag.name, site }),
    description: words.feeds.tag({ tag: tag.name }),
    path: tagFeedPath(tag.slug),
    pagePath: tagPath(tag.slug),
  };
}
