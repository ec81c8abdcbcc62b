import { describe, expect, it } from "vitest";
import { published } from "#testing/posts.ts";
import { openSite } from "#testing/document/site.ts";
import { testOrigin, testServices } from "#testing/services.ts";

describe("a method that an address does not answer to is refused with those that it does", () => {
  it.each([
    ["POST", "/about-me", "GET, HEAD"],
    ["POST", "/404", "GET, HEAD"],
    ["POST", "/feed.xml", "GET, HEAD"],
    ["POST", "/classBlog/x", "GET, HEAD"],
    ["DELETE", "/tags", "GET, HEAD"],
    ["OPTIONS", "/about-me", "GET, HEAD"],
    ["OPTIONS", "/subscribe", "GET, HEAD, POST"],
    ["PROPFIND", "/subscribe", "GET, HEAD, POST"],
    ["POST", "/media/aaaaaaaaaaaaaaaa", "GET, HEAD"],
  ])("%s %s", async (method, path, allowed) => {
    const headers = { Origin: testOrigin, "Sec-Fetch-Site": "same-origin" };
    const answer = await (await openSite()).send(path, { method, headers });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed]);
  });
});

describe("HEAD is answered with GET’s own policy", () => {
  it.each(["/", "/blog/ink", "/art/zine/eight-folds", "/subscribe", "/nowhere", "/api/docs"])(
    "for %s",
    async (path) => {
      const site = await openSite();
      await published(testServices().services, { slug: "ink" }).catch(() => undefined);
      const policyOf = async (method: string, headers: Record<string, string> = {}) => {
        const { headers: sent } = await site.send(path, { method, headers });
        // A nonce is made for each answer.
        return sent.get("Content-Security-Policy")?.replace(/'nonce-[^']+'/, "'nonce'");
      };
      const past = { Cookie: "__Host-session=x" };
      expect(await policyOf("GET", past)).toContain("sha256-");
      expect(await policyOf("HEAD", past)).toBe(await policyOf("GET", past));
      expect(await policyOf("HEAD")).toBe(await policyOf("GET"));
    },
  );
});
