// In workerd, whose own requests the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { known as knownForms } from "./representation.ts";
import { known, cacheableRequest } from "./cacheable-request.ts";

const site = "https://toadstool.test/";
const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

function keyOf(path: string, headers: Record<string, string> = {}, method = "GET"): string | null {
  const request = new Request(new URL(path, site), { method, headers: { Accept: browser, ...headers } });
  return cacheableRequest(request, site)?.key.replace("text/html https://toadstool.test", "") ?? null;
}

describe("a stranger’s request", () => {
  it("is brought to one form: parameters that count, in their order", () => {
    expect(keyOf("/blog?cursor=b&utm_source=mail&q=toad&fbclid=1&x=y")).toBe("/blog?q=toad&cursor=b");
    expect(keyOf("/?gclid=1")).toBe("/");
    expect(keyOf("/art?medium=zine#wall")).toBe("/art?medium=zine");
    expect(keyOf("/blog/a-print-a-week?edit")).toBe("/blog/a-print-a-week");
    expect(keyOf("/about-me?skills=code")).toBe("/about-me?skills=code");
    expect(keyOf("/api/posts?q=a&limit=2&fields=content")).toContain("/api/posts?fields=content&limit=2&q=a");
  });

  it("may ask for the headers alone", () => {
    expect(keyOf("/blog", {}, "HEAD")).toBe("/blog");
  });

  it("carries nothing of the visitor’s", () => {
    const headers = { Accept: browser, Cookie: "theme=paper", "User-Agent": "Toad", "If-None-Match": '"a"' };
    const asked = cacheableRequest(new Request(`${site}blog`, { headers }), site)?.request();
    expect([...(asked?.headers ?? [])]).toEqual([["accept", "text/html"]]);
    // Otherwise the cache would store what a redirect leads to under the address that redirects.
    expect(asked?.redirect).toBe("manual");
  });

  it("gets a feed or its page by what it accepts", () => {
    const keys = [browser, "application/atom+xml", "*/*", "text/html, application/rss+xml"].map((Accept) => {
      const wanted = cacheableRequest(new Request(`${site}feed.xml`, { headers: { Accept } }), site);
      return wanted?.props.accept;
    });
    expect(keys).toEqual(["text/html", "*/*", "*/*", "*/*"]);
  });

  it("gets a post’s Markdown where it prefers that, also at its own address", () => {
    const formOf = (Accept: string) => {
      const headers = { Accept };
      return cacheableRequest(new Request(`${site}blog/a-print-a-week`, { headers }), site)?.props.accept;
    };
    expect([browser, "*/*", "text/markdown", "text/markdown, text/html;q=0.9"].map(formOf)).toEqual([
      "text/html",
      "text/html",
      "text/markdown",
      "text/markdown",
    ]);
    expect(keyOf("/blog/a-print-a-week.md")).toBe("/blog/a-print-a-week.md");
    expect(keyOf("/letters/may.md")).toBe("/letters/may.md");
    expect(keyOf("/api/posts/a-print-a-week.md")).toBeNull();
  });
});

describe("today’s way is taken by", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s", (method) => {
    expect(keyOf("/blog", {}, method)).toBeNull();
  });

  it.each([
    ["a session", { Cookie: "a=b; __Host-session=x" }],
    ["a session on loopback", { Cookie: "loopback-session=x" }],
    ["a notice of what was done", { Cookie: "__Host-notice=e30" }],
    ["a token", { Authorization: "Bearer x" }],
    ["a page’s question for its own state", { Accept: "application/vnd.page-state, text/html" }],
  ])("%s", (_, headers) => {
    expect(keyOf("/blog", headers)).toBeNull();
  });

  it("a visitor who has liked something, on the posts’ pages", () => {
    const headers = { Cookie: "__Host-visitor=x" };
    expect(keyOf("/blog/a-print-a-week", headers)).toBeNull();
    expect(keyOf("/blog", headers)).toBe("/blog");
  });

  it.each([
    "/admin",
    "/admin/blog",
    "/auth/login",
    "/auth/session",
    "/preview/token",
    "/confirmation/token",
    "/unsubscribe/token",
    "/subscribe",
    "/404",
    "/api/drafts",
    "/api/docs",
    "/api/posts?access_token=x",
    "/api/posts?limit=2&limit=3",
    "/blog?q=a&q=b",
    "/blog.data",
    "/_root.data",
    "/blog/",
    "/blog/not%20a%20slug",
    "/colophon?page=2",
    "/styleguide",
    "/media/aaaaaaaaaaaaaaaa",
    "/toString",
    `/blog?q=${"a".repeat(1000)}`,
  ])("%s", (path) => {
    expect(keyOf(path)).toBeNull();
  });

  it("another host than the site’s, also one that begins like it", () => {
    for (const host of ["https://other.test", "https://toadstool.test.other.test", "http://toadstool.test"])
      expect(keyOf(`${host}/blog`)).toBeNull();
  });
});

it("keeps no long address and no long header in memory, however often they come", () => {
  const kept = () => [...known.keys(), ...knownForms.keys()];
  const long = "a".repeat(8000);
  for (let n = 0; n < 50; n++) {
    keyOf(`/blog?q=${n}${long}`);
    keyOf(`/blog/${n}${long}`);
    keyOf("/blog/post", { Accept: `text/html,${n}${long}` });
    keyOf(`/blog/post-${n}`, { Accept: `text/html,x/${n}` });
  }
  expect(kept().length).toBeGreaterThan(50);
  expect(Math.max(...kept().map(({ length }) => length))).toBeLessThanOrEqual(1000);
});
