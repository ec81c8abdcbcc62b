import { answerIfChanged, pageForBrowsers } from "@toadstool/worker-kit/http";
import { type Context, Hono } from "hono";
import { readArtFeed } from "#domain/feeds/art-feed.ts";
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
import { type FeedState, findFeedState, readPostsFeed, shortHash } from "#domain/feeds/feed.server.ts";
import { findLettersFeedState, readLettersFeed } from "#domain/feeds/letters-feed.server.ts";
import { findNotesFeedState, readNotesFeed } from "#domain/feeds/notes-feed.server.ts";
import type { Services } from "#domain/services.ts";
import type { HonoEnv } from "../hono-env.ts";
import { caching } from "../caching.ts";
import { siteFiles } from "./site-files.ts";
import { sources } from "./sources.ts";

/** What programs read: every feed in each of its formats, files about the site, and the sources of posts and letters. */
export const feeds = new Hono<HonoEnv>().route("/", siteFiles).route("/", sources);

interface Source {
  /** What the answer is known by; null where that is its text. */
  findState: ((services: Services) => Promise<FeedState>) | null;
  read(services: Services): FeedContents | Promise<FeedContents>;
}

const contents: Record<FeedPath, Source> = {
  [feedPath]: { findState: findFeedState, read: readPostsFeed },
  [lettersFeedPath]: { findState: findLettersFeedState, read: readLettersFeed },
  [notesFeedPath]: { findState: findNotesFeedState, read: readNotesFeed },
  [artFeedPath]: { findState: null, read: ({ settings, works }) => readArtFeed(settings.site, works()) },
};

for (const path of Object.keys(contents) as FeedPath[])
  for (const format of Object.keys(feedFormats) as FeedFormat[])
    feeds.get(
      pathIn(format, path),
      pageForBrowsers<HonoEnv>((c) => answerFeed(c, contents[path], format)),
    );

/** The last text of each feed in this isolate, with what identifies its state. */
const composed = new Map<string, { state: string; text: string }>();

/** A feed holds many whole articles: it is composed once for each of its states. */
async function composeOnce(c: Context<HonoEnv>, tag: string, compose: () => Promise<string>) {
  const state = `${c.var.services.settings.site.origin} ${tag}`;
  const last = composed.get(c.req.path);
  if (last?.state === state) return last.text;
  const text = await compose();
  composed.set(c.req.path, { state, text });
  return text;
}

async function answerFeed(c: Context<HonoEnv>, { findState, read }: Source, format: FeedFormat) {
  const { services } = c.var;
  const compose = async () => composeFeedIn(format, services.settings.site, await read(services));
  const { type } = feedFormats[format];
  const answer = { type, cacheControl: caching.feed };
  if (findState) {
    const state = await findState(services);
    return answerIfChanged(c, answer, state, () => composeOnce(c, state.tag, compose));
  }
  const text = await compose();
  return answerIfChanged(c, answer, { tag: await shortHash(text), changedAt: null }, () =>
    Promise.resolve(text),
  );
}
