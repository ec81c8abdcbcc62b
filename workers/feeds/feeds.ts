import { answerIfChanged, pageForBrowsers } from "@toadstool/worker-kit/http";
import { Hono } from "hono";
import { composeArtFeed } from "#domain/feeds/art-feed.ts";
import { feedType } from "@toadstool/markdown/atom";
import { artFeedPath, feedPath, lettersFeedPath } from "#domain/feeds/feed.ts";
import { composeFeed, findFeedState, shortHash } from "#domain/feeds/feed.server.ts";
import { composeLettersFeed, findLettersFeedState } from "#domain/feeds/letters-feed.server.ts";
import type { HonoEnv } from "../hono-env.ts";
import { composeSitemap } from "./sitemap.ts";
import { caching } from "../caching.ts";

/** What programs read: the feeds, the sitemap, and the rules for crawlers. */
export const feeds = new Hono<HonoEnv>();

const feed = { type: feedType, cacheControl: caching.feed };

feeds.get(
  feedPath,
  pageForBrowsers<HonoEnv>(async (c) => {
    const { services } = c.var;
    return answerIfChanged(c, feed, await findFeedState(services), () => composeFeed(services));
  }),
);

feeds.get(
  lettersFeedPath,
  pageForBrowsers<HonoEnv>(async (c) => {
    const { services } = c.var;
    const state = await findLettersFeedState(services);
    return answerIfChanged(c, feed, state, () => composeLettersFeed(services));
  }),
);

feeds.get(
  artFeedPath,
  pageForBrowsers<HonoEnv>(async (c) => {
    const { site } = c.var.services.settings;
    const composed = composeArtFeed(site, c.var.services.works());
    const state = { tag: await shortHash(composed), changedAt: null };
    return answerIfChanged(c, feed, state, async () => composed);
  }),
);

/** A browser shows XML in a page of its own, with inline styles and an icon; there is nothing else in it. */
const readAlone = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

feeds.get("/sitemap.xml", async (c) => {
  c.header("Cache-Control", caching.listing);
  return c.body(await composeSitemap(c.var.services), 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Content-Security-Policy": readAlone,
  });
});

feeds.get("/robots.txt", (c) => {
  const { origin } = c.var.services.settings.site;
  const closed = ["/admin", "/auth", "/api"].map((path) => `Disallow: ${path}`);
  c.header("Cache-Control", caching.listing);
  return c.text(["User-agent: *", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"));
});
