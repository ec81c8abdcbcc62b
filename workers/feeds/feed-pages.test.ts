import { beforeEach, describe, expect, it } from "vitest";
import { artworks } from "#studio/artworks.ts";
import { profile } from "#studio/profile.ts";
import { deliveries, images, newsletterIssues, posts } from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testOrigin, testServices } from "#testing/services.ts";
import { wellFormed } from "#testing/well-formed.ts";
import { open } from "#testing/document/site.ts";

const { services } = testServices();

beforeEach(async () => {
  await services.db.delete(posts);
  await services.db.delete(images);
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
});

describe("a feed opened in a browser", () => {
  const feedsAndTitles = [
    ["/feed.xml", profile.siteName],
    ["/art/feed.xml", `Art from ${profile.siteName}`],
    ["/letters/feed.xml", `Letters from ${profile.siteName}`],
  ] as const;
  const jsonFeeds = feedsAndTitles.map(([path, title]) => [path.replace("xml", "json"), title] as const);
  const browsers = {
    Chromium:
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    Firefox: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    WebKit: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "a text browser": "text/html, text/plain;q=0.8, */*;q=0.01",
  };
  const readers = {
    "curl and many readers": "*/*",
    NetNewsWire:
      "application/rss+xml, application/rdf+xml;q=0.8, application/atom+xml;q=0.6, application/xml;q=0.4, text/xml;q=0.4",
    Miniflux:
      "application/xml, application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json, text/html, */*;q=0.9",
    SimplePie:
      "application/atom+xml, application/rss+xml, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.7, unknown/unknown;q=0.1, application/unknown;q=0.1, */*;q=0.1",
    feedparser:
      "application/atom+xml,application/rdf+xml,application/rss+xml,application/x-netcdf,application/xml;q=0.9,text/xml;q=0.2,*/*;q=0.1",
    "a reader that would take a page, too": "text/html, application/atom+xml, */*",
    "a reader that names no kind": "",
    "what is no header at all": ";;q=,text/html;q=0,,",
  };

  for (const [path, title] of feedsAndTitles) {
    it.each(Object.entries(browsers))(`is a page at ${path} for %s`, async (_, Accept) => {
      const { status, headers, text } = await open(path, { Accept });
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(headers.get("Vary")).toBe("Accept");
      expect(headers.get("Content-Security-Policy")).toContain(
        "default-src 'self'; script-src toadstool.test/assets/",
      );
      expect(headers.get("Content-Disposition")).toBeNull();
      expect(text).toContain(`${title}</p><h1>This is a feed</h1>`);
      expect(text).toContain(`value="${testOrigin}${path}"`);
    });

    it.each(Object.entries(readers))(`is a feed at ${path} for %s`, async (_, Accept) => {
      const { status, headers, text } = await open(path, { Accept });
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
      expect(headers.get("Vary")).toBe("Accept");
      expect(wellFormed(text)).toBe(true);
    });
  }

  it.each(jsonFeeds)("is a page at %s too, with that address to copy", async (path, title) => {
    const { headers, text } = await open(path, { Accept: browsers.Firefox });
    expect([headers.get("Content-Type"), headers.get("Vary")]).toEqual([
      "text/html; charset=utf-8",
      "Accept",
    ]);
    expect(text).toContain(`${title}</p><h1>This is a feed</h1>`);
    expect(text).toContain(`value="${testOrigin}${path}"`);
    expect(text).toContain(`href="${path.replace("json", "xml")}">Atom</a>`);
    const read = await open(path, { Accept: "application/feed+json, application/json, text/html;q=0.5" });
    expect(read.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
  });

  it("is a feed for a program that sends no Accept at all", async () => {
    const { headers } = await open("/feed.xml");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  });

  it("keeps the page apart in caches: a client that has the feed does not have the page", async () => {
    const tag = (await open("/feed.xml")).headers.get("ETag") ?? "";
    const known = await open("/feed.xml", { "If-None-Match": tag });
    expect([known.status, known.headers.get("Vary")]).toEqual([304, "Accept"]);
    expect((await open("/feed.xml", { "If-None-Match": tag, Accept: browsers.Firefox })).status).toBe(200);
  });

  it("lists the newest entries with their dates", async () => {
    const { slug } = await published(services, { title: "Ink & paper", dateString: "3 March 2026" });
    const { text } = await open("/feed.xml", { Accept: browsers.Chromium });
    expect(text).toContain(`href="/blog/${slug}"`);
    expect(text).toContain("Ink &amp; paper");
    expect(text).toContain("3 March 2026");
    const art = await open("/art/feed.xml", { Accept: browsers.Chromium });
    for (const { slug: shown } of artworks.slice(0, 6)) expect(art.text).toContain(`href="/art/${shown}"`);
  });

  it("says so where there is nothing yet", async () => {
    const { text } = await open("/letters/feed.xml", { Accept: browsers.Chromium });
    expect(text).toContain("No entries yet.");
  });
});
