import { isLoopbackSite } from "@toadstool/openid";
import { describe, expect, it } from "vitest";
import { cookieName, hostCookie, readHostCookie, readableCookie } from "#domain/cookies/cookies.ts";
import { openSite } from "../document/site.ts";

const loopback = "http://localhost:8787";
const loopbackNames = ["loopback-login", "loopback-session"];

/** A site at an address, with a variable SITE_URL that may say another one. */
const siteAt = (address: string, siteUrl = address) => openSite({ SITE_URL: siteUrl }, undefined, address);

describe("a site on loopback over plain http", () => {
  it("logs the owner in with cookies that every browser keeps there, and logs them out", async () => {
    const site = await siteAt(loopback);
    const owner = site.browser();
    await owner.logIn();
    expect(await owner.isLoggedIn()).toBe(true);
    expect([...owner.cookies.keys()]).toEqual(["loopback-session", "XSRF-TOKEN"]);
    for (const line of setCookies(site.given)) {
      expect(line).not.toMatch(/Secure|__Host-|Domain/i);
      expect(line).toMatch(/; Path=\/;.*; SameSite=Lax$/);
      expect([line, line.includes("; HttpOnly;")]).toEqual([line, !line.startsWith("XSRF-TOKEN=")]);
    }
    await owner.post("/auth/logout");
    expect([...owner.cookies]).toEqual([]);
  });

  it("takes no session under the name of a site that is encrypted", async () => {
    const site = await siteAt(loopback);
    const owner = site.browser();
    await owner.logIn();
    const Cookie = `__Host-session=${owner.cookies.get("loopback-session")}`;
    expect((await site.browser().ask("/api/drafts", { headers: { Cookie } })).status).toBe(401);
  });
});

describe("attackers who plant the cookies of loopback", () => {
  it.each([
    ["an encrypted site", "https://toadstool.test", undefined],
    ["another host without encryption", "http://toadstool.test", undefined],
    ["a neighbour in the same network", "http://192.168.1.5:8787", undefined],
    ["loopback with encryption", "https://localhost:8787", undefined],
    ["a host that begins like loopback", "http://localhost.evil.test", undefined],
    ["a host that is made to lead to loopback", "http://127.0.0.1.evil.test:8787", undefined],
    ["loopback behind a proxy, which serves others", loopback, "https://toadstool.test"],
    ["a name of loopback beside a public address", loopback, "http://toadstool.test"],
  ])("find that %s accepts and sets none of them", async (_where, address, siteUrl) => {
    const site = await siteAt(address, siteUrl);
    const owner = site.browser();
    await owner.logIn();
    const session = owner.cookies.get("__Host-session");
    expect(session).toBeDefined();
    for (const name of ["loopback-session", "session", "loopback___Host-session"]) {
      const headers = { Cookie: `${name}=${session}` };
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await site.browser().ask("/api/drafts", { headers })).status).toBe(401);
    }
    const begun = await owner.begin();
    const login = owner.cookies.get("__Host-login");
    site.answerTokens(begun);
    const callback = `/auth/callback?code=c&state=${begun.searchParams.get("state")}`;
    const planted = { headers: { Cookie: `loopback-login=${login}` } };
    expect((await site.browser().ask(callback, planted)).status).toBe(400);
    for (const line of setCookies(site.given)) {
      expect(line).toContain("; Secure");
      expect(loopbackNames.some((name) => line.startsWith(name))).toBe(false);
    }
  });
});

describe("each cookie of the site", () => {
  const kinds = ["__Host-session", "__Host-visitor", "__Host-just-deleted", "__Host-tested-letter"] as const;
  const [encrypted, local] = [{ isLoopback: false }, { isLoopback: true }];

  it.each(kinds)("%s is read under the name of its own kind of site alone", (kind) => {
    expect(cookieName(encrypted, kind)).toBe(kind);
    for (const [own, other] of [
      [encrypted, local],
      [local, encrypted],
    ] as const) {
      const [pair] = hostCookie(own, kind, "value", 60).split(";");
      expect(readHostCookie(own, pair, kind)).toBe("value");
      expect(readHostCookie(other, pair, kind)).toBeUndefined();
    }
  });

  it("is encrypted everywhere but on loopback", () => {
    expect(readableCookie(encrypted, "a", "b", 60)).toBe("a=b; Path=/; Max-Age=60; Secure; SameSite=Lax");
    expect(readableCookie(local, "a", "b", 60)).toBe("a=b; Path=/; Max-Age=60; SameSite=Lax");
  });

  it("belongs to loopback only where every address of the site does", () => {
    expect(isLoopbackSite([loopback, "http://127.0.0.1:8787", "http://[::1]:8787"])).toBe(true);
    expect(isLoopbackSite([loopback, "https://localhost"])).toBe(false);
    expect(isLoopbackSite([])).toBe(false);
    expect(isLoopbackSite(["localhost:8787"])).toBe(false);
  });
});

function setCookies(given: Response[]): string[] {
  return given.flatMap(({ headers }) => headers.getSetCookie());
}
