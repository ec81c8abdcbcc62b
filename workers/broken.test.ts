import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerBroken } from "./broken.ts";
import type { HonoEnv } from "./hono-env.ts";
import { carryServices, refuseCrossSite } from "./request.ts";
import { securityHeaders } from "./security.ts";

/** A site whose secret is not set. */
async function open(path: string) {
  const app = new Hono<HonoEnv>();
  app.use(securityHeaders, carryServices);
  app.onError(answerBroken);
  const answer = await app.request(path, {}, { APP_SECRET: "" } as never);
  return { answer, text: await answer.text() };
}

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

describe("a site that is not set up", () => {
  it("says so to people in a page that reveals no details, with all its headers", async () => {
    const { answer, text } = await open("/blog");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src [\w.]+\/assets\/;/);
    expect(text).toContain("Something went wrong");
    expect(text).not.toMatch(/APP_SECRET|at .*\.ts/);
    expect(String(logged.mock.calls[0]?.[0])).toContain("APP_SECRET");
  });

  it("says so to API clients in JSON", async () => {
    const { answer, text } = await open("/api/posts");
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ error: { code: "internal" } });
  });
});

describe("requests from another site", () => {
  const foreign = { method: "POST", headers: { Origin: "https://evil.test" }, body: "a=b" };

  it("is refused in words for people, and in JSON by the API", async () => {
    const app = new Hono<HonoEnv>().use(refuseCrossSite);
    const page = await app.request("https://toadstool.test/subscribe", foreign);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain("<h1>Request refused</h1>");
    const api = await app.request("https://toadstool.test/api/posts", foreign);
    expect(api.status).toBe(403);
    expect(await api.json()).toMatchObject({ error: { code: "cross_site" } });
  });
});
