// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { answerIfChanged } from "./answer-if-changed.ts";
import { pageForBrowsers } from "./page-for-browsers.ts";
import { readWithin } from "#domain/forms/read-within.ts";

const changedAt = new Date("2026-06-01T12:00:00Z");
const compose = vi.fn<() => Promise<string>>(async () => "<feed/>");
const kind = { type: "application/atom+xml", cacheControl: "max-age=600" };
const app = new Hono();
app.get(
  "/feed",
  pageForBrowsers(async (c) => answerIfChanged(c, kind, { tag: "a", changedAt }, compose)),
  (c) => c.html("<h1>A feed</h1>"),
);

describe("an address that is a feed and a page", () => {
  it.each([
    ["*/*", "<feed/>"],
    ["application/rss+xml, text/html;q=0.9", "<feed/>"],
    ["text/html, application/xml;q=0.9, */*;q=0.8", "<h1>A feed</h1>"],
  ])("answers %s with %s, and caches keep the two apart", async (Accept, body) => {
    const answer = await app.request("/feed", { headers: { Accept } });
    expect([await answer.text(), answer.headers.get("Vary")]).toEqual([body, "Accept"]);
  });

  it.each([
    ["If-None-Match", 'W/"b", "a"', 304],
    ["If-None-Match", 'W/"b"', 200],
    ["If-Modified-Since", changedAt.toUTCString(), 304],
    ["If-Modified-Since", new Date(Date.now()).toUTCString(), 200],
  ])("composes nothing for a reader that has this state: %s %s", async (name, value, status) => {
    compose.mockClear();
    const answer = await app.request("/feed", { headers: { [name]: value } });
    expect([answer.status, compose.mock.calls.length]).toEqual([status, status === 200 ? 1 : 0]);
  });
});

it("a body is read up to its limit", async () => {
  const body = () => new Blob(["0123456789"]).stream();
  expect(await (await readWithin(body(), 10))?.text()).toBe("0123456789");
  expect(await readWithin(body(), 9)).toBeNull();
});
