import { Hono } from "hono";
import { composeArtFeed } from "#domain/feeds/art-feed.ts";
import { artFeedPath, feedPath, feedType, lettersFeedPath } from "#domain/feeds/feed.ts";
import { composeFeed, findFeedState, shortHash } from "#domain/feeds/feed.server.ts";
import { composeLettersFeed, findLettersFeedState } from "#domain/feeds/letters-feed.server.ts";
import type { Door } from "../door.ts";
import { answerLasting } from "./lasting.ts";
import { composeSitemap } from "./sitemap.ts";

/** What is read by programs: the feed, the sitemap, and the word to crawlers. */
export const feeds = new Hono<Door>();

feeds.get(feedPath, async (c) => {
  const { services } = c.var;
  return answerLasting(c, feedType, await findFeedState(services), () => composeFeed(services));
});

feeds.get(lettersFeedPath, async (c) => {
  const { services } = c.var;
  return answerLasting(c, feedType, await findLettersFeedState(services), () => composeLettersFeed(services));
});

feeds.get(artFeedPath, async (c) => {
  const { site } = c.var.services.settings;
  const feed = composeArtFeed(site, c.var.services.works());
  return answerLasting(c, feedType, { tag: await shortHash(feed), changedAt: null }, async () => feed);
});

feeds.get("/sitemap.xml", async (c) => {
  c.header("Cache-Control", "public, max-age=3600");
  return c.body(await composeSitemap(c.var.services), 200, {
    "Content-Type": "application/xml; charset=utf-8",
  });
});

feeds.get("/robots.txt", (c) => {
  const { origin } = c.var.services.settings.site;
  const closed = ["/admin", "/auth", "/api"].map((path) => `Disallow: ${path}`);
  c.header("Cache-Control", "public, max-age=3600");
  return c.text(["User-agent: *", ...closed, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"));
});
