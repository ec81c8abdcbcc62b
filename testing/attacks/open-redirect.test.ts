import { describe, expect, it } from "vitest";
import { testOrigin } from "#testing/services.ts";
import { locationOf } from "../document/browser.ts";
import { openSite, openSiteWithOwner } from "../document/site.ts";

/** As they are in the address bar, after `returnTo=`. */
const ways: [what: string, returnTo: string][] = [
  ["an address", "https://evil.test/"],
  ["an address without encryption", "http://evil.test"],
  ["an address whose scheme is in capitals", "HTTPS://evil.test"],
  ["an address without scheme", "//evil.test"],
  ["an address with one slash", "https:/evil.test"],
  ["an address with no slash", "https:evil.test"],
  ["an address behind this one's name", `${testOrigin}@evil.test`],
  ["an address that begins like this one", `${testOrigin}.evil.test`],
  ["this site's own address in full", `${testOrigin}/admin/blog`],
  ["a name for the address", "//owner@evil.test"],
  ["a port", "//evil.test:443/admin"],
  ["an address in numbers", "//2130706433/"],
  ["three slashes", "///evil.test"],
  ["four slashes", "////evil.test"],
  ["backslashes", "\\\\evil.test"],
  ["a slash and a backslash", "/\\evil.test"],
  ["a backslash and a slash", "\\/evil.test"],
  ["an encoded backslash", "/%5cevil.test"],
  ["a backslash encoded twice", "/%255cevil.test"],
  ["encoded slashes", "%2f%2fevil.test"],
  ["slashes encoded twice", "/%252fevil.test"],
  ["slashes encoded three times", "/%25252fevil.test"],
  ["a tab that browsers drop", "/%09/evil.test"],
  ["a line break that browsers drop", "/%0a/evil.test"],
  ["a carriage return", "/%0d/evil.test"],
  ["a space before it", "%20//evil.test"],
  ["a NUL before it", "%00//evil.test"],
  ["a scheme split by a line break", "java%0ascript:alert(1)"],
  ["a script", "javascript:alert(1)"],
  ["a document of data", "data:text/html,<script>alert(1)</script>"],
  ["dots that leave two slashes", "/.//evil.test"],
  ["dots up to two slashes", "/admin/..//evil.test"],
  ["encoded dots up to two slashes", "/admin/%2e%2e//evil.test"],
  ["a header of its own", "/admin%0d%0aLocation:%20https://evil.test"],
  ["letters that look like slashes", "%EF%BC%8F%EF%BC%8Fevil.test"],
  ["a broken encoding", "/%25zz%2f/evil.test"],
  ["the logout", "/auth/logout"],
  ["the callback", "/auth/callback?code=x%26state=y"],
  ["another login", "/auth/login?returnTo=//evil.test"],
];

describe("an attacker who wants a login to end on their own page gives it", () => {
  it.each(ways)("%s, and it ends in the admin area", async (_what, returnTo) => {
    const site = await openSite();
    const path = `/auth/login?returnTo=${returnTo}`;
    const answer = await site.browser().logIn(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin"]);

    const leaving = site.browser();
    const begun = await leaving.begin(path);
    const state = begun.searchParams.get("state");
    const refused = await (await leaving.ask(`/auth/callback?error=access_denied&state=${state}`)).text();
    expect(refused).toContain('href="/auth/login?returnTo=%2Fadmin"');
    expect(refused).not.toContain("evil");
  });

  it("two ways back, and the second is ignored", async () => {
    const site = await openSite();
    const answer = await site.browser().logIn("/auth/login?returnTo=/admin/email&returnTo=//evil.test");
    expect(answer.headers.get("Location")).toBe("/admin/email");
  });

  it("a path of this site that would break out of the page, and it is shown as text", async () => {
    const site = await openSite();
    delete site.answers["/.well-known/openid-configuration"];
    const attack = `/admin?"><script>alert(1)</script><a/href='`;
    const page = await (
      await site.browser().ask(`/auth/login?returnTo=${encodeURIComponent(attack)}`)
    ).text();
    expect(page).toContain("Try again");
    expect(page).not.toContain("<script>alert");
  });
});

describe("an attacker who wants the provider to send the answer to them", () => {
  it("asks for the login under another host's name, and the answer comes here", async () => {
    const site = await openSite();
    const headers = {
      Host: "evil.test",
      "X-Forwarded-Host": "evil.test",
      Forwarded: "host=evil.test",
      "X-Original-URL": "//evil.test",
      "X-Forwarded-Proto": "http",
    };
    for (const path of [
      "/auth/login",
      "https://evil.test/auth/login",
      "/auth/login?redirect_uri=https://evil.test&client_id=evil&scope=evil",
    ]) {
      const { searchParams, origin } = locationOf(await site.browser().ask(path, { headers }));
      expect(origin).toBe(site.issuer);
      expect(searchParams.getAll("redirect_uri")).toEqual([`${testOrigin}/auth/callback`]);
      expect(searchParams.toString()).not.toContain("evil");
    }
  });

  it("begins a login with another answer's kind, challenge or state, and it is the site's own", async () => {
    const site = await openSite();
    const wished =
      "response_type=token&response_mode=query&code_challenge=x&code_challenge_method=plain&state=s&nonce=n&request_uri=https://evil.test";
    const { searchParams } = await site.browser().begin(`/auth/login?${wished}`);
    expect(searchParams.get("response_type")).toBe("code");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(searchParams.has("request_uri") || searchParams.has("response_mode")).toBe(false);
  });
});

it.each([
  "/auth/logout?returnTo=https://evil.test",
  "/auth/logout?post_logout_redirect_uri=https://evil.test",
])("an attacker who wants a logout to end on their own page asks for %s, and it ends here", async (path) => {
  const { site, owner } = await openSiteWithOwner();
  const form = { returnTo: "https://evil.test", post_logout_redirect_uri: "https://evil.test" };
  const onward = locationOf(await owner.post(path, form, { "X-Forwarded-Host": "evil.test" }));
  expect(onward.origin).toBe(site.issuer);
  expect(onward.searchParams.get("post_logout_redirect_uri")).toBe(`${testOrigin}/`);
  expect(onward.href).not.toContain("evil");
});

it.each([
  "/admin?next=//evil.test",
  "/admin/?next=%0d%0ahttps://evil.test",
  '/admin?"><script>location="https://evil.test"</script>',
])("an attacker who leads a stranger to %s has them log in and come back to this site", async (path) => {
  const site = await openSite();
  const page = await (await site.browser().ask(path)).text();
  const login = /<a [^>]*href="([^"]+)"[^>]*>Log in now</.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(login).toMatch(/^\/auth\/login\?returnTo=/);
  expect(page).toContain(`content="0; url=${login}"`);
  expect(locationOf(await site.browser().logIn(login)).origin).toBe(testOrigin);
});
