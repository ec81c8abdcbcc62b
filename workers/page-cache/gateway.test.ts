// In workerd, whose own requests the rule needs.
import "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../env.ts";
import { createGateway } from "./gateway.ts";
import { createIsolateCache } from "./isolate/isolate-cache.ts";
import { cacheableAnswer } from "./cacheable-answer.ts";

const site = "https://toadstool.test";
const context = { waitUntil: () => undefined } as unknown as ExecutionContext;

let made = 0;
let gateway = create();
beforeEach(() => {
  made = 0;
  gateway = create();
});

function create() {
  const cache = createIsolateCache();
  const page = (status = 200) =>
    new Response(`page ${++made}`, { status, headers: { "Cache-Control": "private, no-cache" } });
  return createGateway({
    ask: () => page(),
    render: async ({ request }) =>
      cacheableAnswer(new URL(request().url), page(request().url.endsWith("/blog/none") ? 404 : 200)),
    cacheOf: () => cache,
    afterAnswer: () => undefined,
  });
}

async function read(path: string, init: RequestInit = {}) {
  const answer = await gateway(new Request(site + path, init), { SITE_URL: `${site}/` } as Env, context);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe("the gateway", () => {
  it("answers strangers with one page, and a session with a page of its own", async () => {
    const texts = [
      await read("/blog"),
      await read("/blog"),
      await read("/blog", { headers: { Cookie: "__Host-session=x" } }),
    ];
    expect(texts.map(({ text }) => text)).toEqual(["page 1", "page 1", "page 2"]);
    expect(texts.map(({ headers }) => headers.get("Cache-Control"))).toEqual([
      "public, max-age=0, must-revalidate",
      "public, max-age=0, must-revalidate",
      "private, no-cache",
    ]);
  });

  it("answers 304 to a browser that has this page, also where compression made its tag weak", async () => {
    const etag = (await read("/blog")).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w+/]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, text, headers } = await read("/blog", { headers: { "If-None-Match": known } });
      expect([status, text, headers.get("ETag")]).toEqual([304, "", etag]);
    }
    expect((await read("/blog", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it("answers HEAD with the headers alone, and a page that is not there with 404", async () => {
    const head = await read("/blog", { method: "HEAD" });
    expect([head.status, head.text, head.headers.has("ETag")]).toEqual([200, "", true]);
    expect((await read("/blog")).text).toBe("page 1");
    expect((await read("/blog/none", { headers: { "If-None-Match": "*" } })).status).toBe(404);
  });
});

describe("an answer to a stranger", () => {
  const answerOf = (path: string, headers: Record<string, string> = {}, status = 200) =>
    cacheableAnswer(new URL(path, site), new Response("page", { status, headers }));

  it("says for whom it is kept and for how long", async () => {
    const { headers } = await answerOf("/blog/a-print-a-week", { "Cache-Control": "private, no-cache" });
    expect(headers.get("Cloudflare-CDN-Cache-Control")).toMatch(
      /^public, max-age=\d+, stale-while-revalidate=\d+/,
    );
  });

  it("is kept nowhere where it sets a cookie, forbids it or went wrong", async () => {
    const answers = [
      answerOf("/blog", { "Set-Cookie": "a=b" }),
      answerOf("/blog", { "Cache-Control": "no-store" }),
      answerOf("/blog", {}, 500),
      answerOf("/api/posts", {}, 422),
      answerOf("/admin"),
    ];
    for (const { headers } of await Promise.all(answers)) {
      expect(headers.get("Cache-Control")).toContain("no-store");
      expect(headers.has("Cloudflare-CDN-Cache-Control")).toBe(false);
    }
  });
});
