import { describe, expect, it } from "vitest";
import { testOrigin } from "#testing/services.ts";
import { callbackOf } from "../document/browser.ts";
import { openSite, openSiteWithOwner } from "../document/site.ts";

const evil = "https://evil.test";
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Each as if the browser sent the cookies along, which SameSite keeps most from doing. */
const foreignPages: [who: string, headers: Record<string, string>][] = [
  ["another site", { Origin: evil, "Sec-Fetch-Site": "cross-site" }],
  ["another site in a browser without fetch metadata", { Origin: evil }],
  ["another site that hides its origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["a sandboxed frame in an older browser", { Origin: "null" }],
  ["a page that says nothing of itself", {}],
  [
    "a neighbour under the same domain",
    { Origin: "https://x.toadstool.test", "Sec-Fetch-Site": "same-site" },
  ],
  ["this site without encryption", { Origin: "http://toadstool.test", "Sec-Fetch-Site": "cross-site" }],
  ["a host that begins like this one", { Origin: `${testOrigin}.evil.test` }],
];

describe("an attacker who wants to log the owner out", () => {
  it.each(foreignPages)("posts the logout's form from %s, and the owner stays", async (_who, headers) => {
    const { owner } = await openSiteWithOwner();
    for (const path of ["/auth/logout", "/auth/logout.data", "/auth/logout?index", "/auth/logout/"]) {
      const answer = await owner.ask(path, { method: "POST", headers: { ...form, ...headers }, body: "" });
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await owner.isLoggedIn()).toBe(true);
  });

  it("leads the owner to the logout by a link, an image or a method in disguise, and the owner stays", async () => {
    const { owner } = await openSiteWithOwner();
    const disguised = {
      "X-HTTP-Method-Override": "POST",
      "X-Method-Override": "POST",
      "X-HTTP-Method": "POST",
    };
    for (const method of ["GET", "HEAD"]) {
      for (const path of ["/auth/logout", "/auth/logout.data", "/auth/logout?_method=POST"]) {
        const answer = await owner.ask(path, {
          method,
          headers: { ...disguised, "Sec-Fetch-Site": "cross-site" },
        });
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await owner.isLoggedIn()).toBe(true);
  });

  it("begins a login as somebody else in the owner's browser, and the owner stays", async () => {
    const { owner } = await openSiteWithOwner();
    await owner.ask("/auth/login?asAnother=1", { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(await owner.isLoggedIn()).toBe(true);
  });
});

describe("an attacker who wants a visitor to be logged in under the attacker's login", () => {
  it("sends them a callback that was begun in another browser, and no one is logged in", async () => {
    const site = await openSite();
    const begun = await site.browser().begin();
    site.answerTokens(begun);
    const stranger = site.browser();
    const amidALogin = site.browser();
    await amidALogin.begin();
    for (const victim of [stranger, amidALogin]) {
      const answer = await victim.ask(callbackOf(begun));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Invalid state");
      expect(answer.headers.getSetCookie().join()).not.toContain("session");
      expect(await victim.isLoggedIn()).toBe(false);
    }
    expect(site.tokenRequests()).toEqual([]);
  });

  it("sends them a callback that was never begun, and no one is logged in", async () => {
    const site = await openSite();
    const victim = site.browser();
    const begun = await victim.begin();
    for (const path of [
      "/auth/callback?code=c",
      "/auth/callback?code=c&state=",
      `/auth/callback?state=${begun.searchParams.get("state")}`,
      `/auth/callback?code=c&state=${"A".repeat(43)}`,
      `/auth/callback?code=c&state=${begun.searchParams.get("state")?.toLowerCase()}`,
      `/auth/callback?code=c&state[]=${begun.searchParams.get("state")}`,
    ]) {
      const answer = await victim.ask(path);
      expect([path, answer.status]).toEqual([path, 400]);
    }
    expect(site.tokenRequests()).toEqual([]);
  });
});

describe("an attacker who wants the API to write in the owner's name", () => {
  const write = { method: "DELETE" };
  const sameOrigin = { Origin: testOrigin, "Sec-Fetch-Site": "same-origin" };

  it.each(foreignPages)(
    "calls it from %s with the owner's own token, and is refused",
    async (_who, headers) => {
      const { owner } = await openSiteWithOwner();
      const token = owner.cookies.get("XSRF-TOKEN") ?? "";
      const answer = await owner.ask("/api/drafts/x", {
        ...write,
        headers: { ...headers, "X-XSRF-TOKEN": token },
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { code: "cross_site" } });
    },
  );

  it("calls it without the token, with another session's or with one of their own making, and is refused", async () => {
    const { site, owner } = await openSiteWithOwner();
    const token = owner.cookies.get("XSRF-TOKEN") ?? "";
    const elsewhere = site.browser();
    await elsewhere.logIn();
    const others = elsewhere.cookies.get("XSRF-TOKEN") ?? "";
    const attempts: [cookie: string, header: Record<string, string>][] = [
      [token, {}],
      [token, { "X-XSRF-TOKEN": "" }],
      [token, { "X-XSRF-TOKEN": others }],
      [others, { "X-XSRF-TOKEN": others }],
      ["mine", { "X-XSRF-TOKEN": "mine" }],
      ["", { "X-XSRF-TOKEN": "" }],
      [token, { "X-XSRF-TOKEN": `${token}, ${token}` }],
      [`${token}x`, { "X-XSRF-TOKEN": `${token}x` }],
    ];
    for (const [cookie, header] of attempts) {
      owner.cookies.set("XSRF-TOKEN", cookie);
      const answer = await owner.ask("/api/drafts/x", { ...write, headers: { ...sameOrigin, ...header } });
      expect([header, answer.status]).toEqual([header, 403]);
      expect(await answer.json()).toMatchObject({ error: { code: "xsrf_token" } });
    }
    owner.cookies.set("XSRF-TOKEN", token);
    const genuine = await owner.ask("/api/drafts/x", {
      ...write,
      headers: { ...sameOrigin, "X-XSRF-TOKEN": token },
    });
    expect(genuine.status).toBe(404);
  });
});

it("an attacker who wants to read the owner's answers from another site finds none that allows it", async () => {
  const { site, owner } = await openSiteWithOwner();
  const asking = { Origin: evil, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" };
  const preflight = {
    ...asking,
    "Access-Control-Request-Method": "DELETE",
    "Access-Control-Request-Headers": "x-xsrf-token",
  };
  for (const path of [
    "/admin",
    "/api/drafts",
    "/api/posts",
    "/auth/login",
    "/auth/session",
    "/auth/callback",
  ]) {
    await owner.ask(path, { headers: asking });
    await owner.ask(path, { method: "OPTIONS", headers: preflight });
  }
  const names = site.given.flatMap(({ headers }) => [...headers.keys()]);
  expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
  expect(site.given.map(({ headers }) => headers.get("Cross-Origin-Resource-Policy"))).not.toContain(null);
});
