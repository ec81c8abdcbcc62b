import { Hono } from "hono";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import { type FeedFormat, feedFormats, pathIn } from "#domain/feeds/feed-format.ts";
import { postSeriesFeedPath } from "#domain/post-series/post-series.ts";
import { tagFeedPath } from "#domain/tags/tag.ts";
import type { HonoEnv } from "../hono-env.ts";
import { pageForBrowsers } from "../http/page-for-browsers.ts";
import { siteFiles } from "./site-files.ts";
import { sources } from "./sources.ts";

/** What programs read: every feed in each of its formats, files about the site, and the sources of posts and letters. */
export const feeds = new Hono<HonoEnv>().route("/", siteFiles).route("/", sources);

// What composes them is imported by the first request for one.
for (const format of Object.keys(feedFormats) as FeedFormat[]) {
  for (const path of [feedPath, lettersFeedPath, notesFeedPath, artFeedPath] as const)
    feeds.get(
      pathIn(format, path),
      pageForBrowsers<HonoEnv>(async (c) => (await import("./answer-feed.ts")).answerFeed(c, path, format)),
    );
  for (const [noun, pathOf] of [
    ["tag", tagFeedPath],
    ["postSeries", postSeriesFeedPath],
  ] as const)
    feeds.get(
      pathIn(format, pathOf(":slug")),
      pageForBrowsers<HonoEnv>(async (c) =>
        (await import("./answer-feed.ts")).answerNamedFeed(c, noun, format),
      ),
    );
}
