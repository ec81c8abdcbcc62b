import { describe, expect, it } from "vitest";
import { ask, call, ownerHeaders } from "#testing/api.ts";
import type { Env } from "./env.ts";
import { isCrossSite } from "./http/cross-site.ts";
import { contentSecurityPolicy } from "./security.ts";
import { makeSettings } from "./services.ts";

const here = "https://toadstool.test";

function fromOf(headers: Record<string, string>, method = "POST") {
  return isCrossSite(new Request(`${here}/subscribe`, { method, headers }));
}

describe("an unsafe request", () => {
  it.each<[string, Record<string, string>]>([
    ["by this site's own page", { "Sec-Fetch-Site": "same-origin", Origin: here }],
    ["by this site's own page without referrer", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
    ["by this site's own page in an older browser", { Origin: here, Cookie: "a=b" }],
    ["by the person, from no page", { "Sec-Fetch-Site": "none", Cookie: "a=b" }],
    ["by an API client", {}],
    ["by a mail provider's one-click unsubscribe", { "Content-Type": "application/x-www-form-urlencoded" }],
  ])("is let in when sent %s", (_who, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(fromOf(headers, method)).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ["by another site's page", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.test" }],
    ["by another site's page that hides its origin", { "Sec-Fetch-Site": "cross-site", Origin: "null" }],
    ["by another site's page without origin", { "Sec-Fetch-Site": "cross-site" }],
    [
      "by a neighbour of the same domain",
      { "Sec-Fetch-Site": "same-site", Origin: "https://other.toadstool.test" },
    ],
    ["by another port", { Origin: `${here}:8443` }],
    ["without encryption", { Origin: "http://toadstool.test" }],
    ["by a host that begins alike", { Origin: `${here}.evil.test` }],
    ["by another site in an older browser", { Origin: "https://evil.test", Cookie: "a=b" }],
    ["by a sandboxed frame in an older browser", { Origin: "null", Cookie: "a=b" }],
    ["by a browser that says nothing", { Cookie: "a=b" }],
    [
      "with two answers to where it comes from",
      { "Sec-Fetch-Site": "same-origin, cross-site", Origin: here },
    ],
    ["with contradicting answers", { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.test" }],
    ["with an empty answer", { "Sec-Fetch-Site": "", Origin: here }],
    ["with an empty origin", { Origin: "" }],
  ])("is refused when sent %s", (_who, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(fromOf(headers, method)).toBe(true);
  });

  it("is refused whatever its content type", async () => {
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "image/png"]) {
      const headers = { Origin: "https://evil.test", "Content-Type": type };
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { status, answer } = await call("/posts", { method: "POST", headers, body: "{}" });
      expect(status).toBe(403);
      expect(answer).toMatchObject({ error: { code: "cross_site" } });
    }
  });
});

describe("a client with the session cookie that writes", () => {
  const write = async (headers: Record<string, string>) => {
    const asked = { ...(await ownerHeaders()), "Content-Type": "application/json", ...headers };
    const { status, answer } = await call("/drafts", { method: "POST", headers: asked, body: "{}" });
    return { status, ...answer.error };
  };

  it("names the missing header where it does not say which page it comes from", async () => {
    const refused = await write({ Origin: "" });
    expect(refused).toMatchObject({ status: 403, code: "cross_site" });
    const silent = await ask(
      new Request(`${here}/api/drafts`, { method: "POST", headers: await ownerHeaders(), body: "{}" }),
    );
    expect(await silent.json()).toEqual({
      error: { code: "cross_site", message: expect.stringContaining(`“Origin: ${here}”`) },
    });
  });

  it("is let in with the header, as the description says", async () => {
    expect((await write({ Origin: here })).status).not.toBe(403);
    expect((await call("/openapi.json")).answer.info.description).toContain("`Origin`");
  });
});

describe("a request that only reads", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("is let in from anywhere: %s", (method) => {
    expect(
      fromOf({ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.test", Cookie: "a=b" }, method),
    ).toBe(false);
  });
});

describe("the content security policy", () => {
  const policyWith = (variables: Record<string, string>) =>
    contentSecurityPolicy(
      ["'nonce-n'"],
      makeSettings(variables as unknown as Env, "https://toadstool.test"),
      "toadstool.test/assets/",
    );
  const policy = policyWith({ OIDC_ISSUER: "https://identity.test/tenant" });

  it("admits the site's own scripts and those of this answer, nothing inline and no eval", () => {
    expect(policy).toContain("script-src toadstool.test/assets/ 'nonce-n';");
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("*");
  });

  it("leaves nothing to its default but what is fetched beforehand, from this site alone", () => {
    expect(policy).toMatch(/^default-src 'self';/);
    const named = policy.split("; ").map((line) => line.split(" ")[0]);
    for (const kind of [
      "script",
      "style",
      "img",
      "media",
      "font",
      "connect",
      "manifest",
      "worker",
      "frame",
      "object",
    ])
      expect(named).toContain(`${kind}-src`);
  });

  it("admits a worker of the site's own, which keeps zines for reading offline, and no other", () => {
    expect(policy).toMatch(/worker-src 'self';/);
  });

  it("lets a silent login's frame go by way of the provider, and no other site", () => {
    expect(policy).toMatch(/frame-src 'self' https:\/\/identity\.test https:\/\/www\.youtube/);
    expect(policyWith({})).toContain("frame-src 'self' https://www.youtube-nocookie.com");
  });

  it("keeps the site out of frames, and its forms and base address at home", () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("form-action 'self' https://identity.test;");
    expect(policyWith({})).toContain("form-action 'self';");
    expect(policyWith({ OIDC_ISSUER: "not an address" })).toContain("form-action 'self';");
  });

  it("admits Turnstile where both its keys are set, and not before", () => {
    const keys = { TURNSTILE_SITE_KEY: "a-key", TURNSTILE_SECRET: "a-secret" };
    const open = policyWith(keys);
    expect(open).toContain("script-src toadstool.test/assets/ 'nonce-n' https://challenges.cloudflare.com;");
    expect(open).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    for (const [name, value] of Object.entries(keys)) {
      expect(policyWith({ [name]: value })).not.toContain("challenges");
    }
  });

  it("is on every answer with its companions, also on a refusal", async () => {
    const answers = await Promise.all([
      call("/nothing"),
      call("/posts", {
        method: "POST",
        headers: { Origin: "https://evil.test" },
      }),
    ]);
    for (const { headers } of answers) {
      expect(headers.get("Content-Security-Policy")).toContain("script-src toadstool.test/assets/;");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
      expect(headers.get("Cache-Control")).toBeTruthy();
    }
  });
});
