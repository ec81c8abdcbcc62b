import { encoded } from "#domain/text/encoded.ts";
import { withQueryOf } from "#domain/addresses/redirect.ts";
import { answerIfChanged } from "../http/answer-if-changed.ts";
import type { Context } from "hono";
import { readArtFeed } from "#domain/feeds/art-feed.server.ts";
import {
  artFeedPath,
  composeFeedIn,
  type FeedContents,
  feedPath,
  lettersFeedPath,
  notesFeedPath,
} from "#domain/feeds/feed.ts";
import { type FeedFormat, feedFormats, pathIn } from "#domain/feeds/feed-format.ts";
import type { FeedPath } from "#domain/feeds/feed-about.ts";
import { type FeedState, findFeedState, readPostsFeed } from "#domain/feeds/feed.server.ts";
import { shortHash } from "#domain/feeds/short-hash.ts";
import { findLettersFeedState, readLettersFeed } from "#domain/feeds/letters-feed.server.ts";
import { findNotesFeedState, readNotesFeed } from "#domain/feeds/notes-feed.server.ts";
import { readTagFeed } from "#domain/feeds/tag-feed.server.ts";
import { siteFrom } from "#domain/facts/site.server.ts";
import type { Site } from "#domain/profile/site.ts";
import type { Services } from "#domain/services.ts";
import { readPostSeriesFeed } from "#domain/feeds/post-series-feed.server.ts";
import { postSeriesFeedPath } from "#domain/post-series/post-series.ts";
import { findRenamedPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import { findRenamedTag } from "#domain/tag-pages/tag-page.server.ts";
import { tagFeedPath } from "#domain/tags/tag.ts";
import type { HonoEnv } from "../hono-env.ts";
import { caching } from "../caching.ts";

interface Source {
  /** What the answer is known by; null where that is its text. */
  findState: ((services: Services) => Promise<FeedState>) | null;
  read(services: Services, site: Site): FeedContents | Promise<FeedContents>;
}

interface NamedSource {
  pathOf(slug: string): string;
  read(services: Services, site: Site, slug: string): Promise<FeedContents | null>;
  findRenamed(services: Services, slug: string): Promise<string | null>;
}

const contents: Record<FeedPath, Source> = {
  [feedPath]: { findState: findFeedState, read: readPostsFeed },
  [lettersFeedPath]: { findState: findLettersFeedState, read: readLettersFeed },
  [notesFeedPath]: { findState: findNotesFeedState, read: readNotesFeed },
  [artFeedPath]: { findState: null, read: readArtFeed },
};

/** The feeds of which there is one for each slug. */
const named = {
  tag: { pathOf: tagFeedPath, read: readTagFeed, findRenamed: findRenamedTag },
  postSeries: { pathOf: postSeriesFeedPath, read: readPostSeriesFeed, findRenamed: findRenamedPostSeries },
} satisfies Record<string, NamedSource>;

/** The last text of each feed in this isolate, with what identifies its state. */
const composed = new Map<string, { state: string; text: string }>();

/** A feed holds many whole articles: it is composed once for each of its states. */
async function composeOnce(path: string, state: string, compose: () => Promise<string>) {
  const last = composed.get(path);
  if (last?.state === state) return last.text;
  const text = await compose();
  composed.set(path, { state, text });
  return text;
}

export async function answerFeed(c: Context<HonoEnv>, path: FeedPath, format: FeedFormat) {
  const { findState, read } = contents[path];
  const { services, facts } = c.var;
  const site = await siteFrom(services.settings, await facts());
  const compose = async () => composeFeedIn(format, site, await read(services, site));
  const { type } = feedFormats[format];
  const answer = { type, cacheControl: caching.feed };
  if (findState) {
    const { tag: entries, changedAt } = await findState(services);
    const tag = await shortHash(JSON.stringify([entries, { ...site, words: site.words.version }]));
    return answerIfChanged(c, answer, { tag, changedAt }, () => composeOnce(c.req.path, tag, compose));
  }
  return answerText(c, format, await compose());
}

export async function answerNamedFeed(c: Context<HonoEnv>, noun: keyof typeof named, format: FeedFormat) {
  const source = named[noun];
  const slug = c.req.param("slug") ?? "";
  const { services, facts } = c.var;
  const site = await siteFrom(services.settings, await facts());
  const contents = await source.read(services, site, slug);
  if (contents) return answerText(c, format, composeFeedIn(format, site, contents));
  const renamed = await source.findRenamed(services, slug);
  const { search } = new URL(c.req.url);
  if (renamed) return c.redirect(withQueryOf(search, encoded(pathIn(format, source.pathOf(renamed)))), 301);
  c.header("Cache-Control", caching.failure);
  return c.text(`${site.words.errors.noFeed}\n`, 404);
}

async function answerText(c: Context<HonoEnv>, format: FeedFormat, text: string) {
  const answer = { type: feedFormats[format].type, cacheControl: caching.feed };
  const state = { tag: await shortHash(text), changedAt: null };
  return answerIfChanged(c, answer, state, () => Promise.resolve(text));
}
