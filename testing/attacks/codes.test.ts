import { afterEach, describe, expect, it, vi } from "vitest";
import { type Browser, callbackOf } from "../document/browser.ts";
import { openSite, type Site } from "../document/site.ts";
import { bindCodes } from "./strict-codes.ts";

afterEach(() => void vi.useRealTimers());

/** A refused callback: no session, and in words. */
async function expectRefused(answer: Response, words: string) {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.getSetCookie().join()).not.toContain("__Host-session");
  expect(await answer.text()).toContain(words);
}

describe("an attacker who stole a code", () => {
  it("brings it back in a login of their own, and the provider finds it bound to another", async () => {
    const site = await openSite();
    const giveCode = bindCodes(site);
    const stolen = giveCode(await site.browser().begin());
    const attacker = site.browser();
    const answer = await attacker.finish(await attacker.begin(), { code: stolen });
    await expectRefused(answer, "Get access token failed");
    expect(await attacker.isLoggedIn()).toBe(false);
  });

  it("brings it back at a provider that binds nothing, and its token answers another login", async () => {
    const site = await openSite();
    const owners = await site.browser().begin();
    site.answerTokens(owners);
    const attacker = site.browser();
    await expectRefused(await attacker.finish(await attacker.begin()), "does not match this login (nonce)");
    expect(await attacker.isLoggedIn()).toBe(false);
  });

  it("sends no code but a token straight to the callback, and it is not looked at", async () => {
    const site = await openSite();
    const ways: Record<string, string>[] = [
      { id_token: await site.identityToken() },
      { access_token: "an access token", token_type: "Bearer" },
      { response: await site.identityToken() },
      { code: "", id_token: await site.identityToken() },
    ];
    for (const parameters of ways) {
      const attacker = site.browser();
      const begun = await attacker.begin();
      site.answerTokens(begun);
      const path = callbackOf(begun, parameters);
      const withoutCode = "code" in parameters ? path : path.replace("code=a-code&", "");
      expect((await attacker.ask(withoutCode)).status).toBeGreaterThanOrEqual(400);
      expect(await attacker.isLoggedIn()).toBe(false);
    }
    expect(site.tokenRequests().length).toBe(0);
  });

  it("sends two answers in one, and neither is taken", async () => {
    const site = await openSite();
    for (const name of ["code", "state", "iss"]) {
      const attacker = site.browser();
      const begun = await attacker.begin();
      site.answerTokens(begun);
      const doubled = new URLSearchParams(callbackOf(begun, { iss: site.issuer }).split("?")[1]);
      doubled.append(name, doubled.get(name) ?? "");
      expect((await attacker.ask(`/auth/callback?${doubled}`)).status).toBeGreaterThanOrEqual(400);
      expect([name, await attacker.isLoggedIn()]).toEqual([name, false]);
    }
  });

  it("posts it as a form, and the callback takes none", async () => {
    const site = await openSite();
    const attacker = site.browser();
    const begun = await attacker.begin();
    site.answerTokens(begun);
    const fields = Object.fromEntries(new URLSearchParams(callbackOf(begun).split("?")[1]));
    await attacker.post("/auth/callback", fields);
    expect(await attacker.isLoggedIn()).toBe(false);
    expect(site.tokenRequests()).toEqual([]);
  });
});

describe("an attacker who saw a callback", () => {
  /** What comes of it, and how often the provider is asked for tokens over it. */
  async function replay(site: Site, browser: Browser, path: string) {
    const before = site.tokenRequests().length;
    const answer = await browser.ask(path);
    const words = /Invalid state/.exec(await answer.text())?.[0];
    return [answer.status, words, answer.headers.getSetCookie(), site.tokenRequests().length - before];
  }
  const spent = [400, "Invalid state", [], 0];

  it("opens it once more, in the same browser or with its cookies of then, and it is spent", async () => {
    const site = await openSite();
    const owner = site.browser();
    const begun = await owner.begin();
    const then = new Map(owner.cookies);
    site.answerTokens(begun);
    expect((await owner.finish(begun)).status).toBe(302);
    expect(await replay(site, owner, callbackOf(begun))).toEqual(spent);
    const attacker = site.browser();
    for (const [name, value] of then) attacker.cookies.set(name, value);
    expect(await replay(site, attacker, callbackOf(begun))).toEqual(spent);
    expect(await replay(site, attacker, callbackOf(begun, { code: "another" }))).toEqual(spent);
  });

  it("opens it twice at once, and one of the two is refused", async () => {
    const site = await openSite();
    const owner = site.browser();
    const begun = await owner.begin();
    const giveCode = bindCodes(site);
    const path = callbackOf(begun, { code: giveCode(begun) });
    const statuses = (await Promise.all([owner.ask(path), owner.ask(path)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([302, 400]);
    expect(site.tokenRequests()).toHaveLength(1);
  });

  it("opens it after the login failed, and its state is spent as well", async () => {
    const site = await openSite();
    const owner = site.browser();
    const begun = await owner.begin();
    const state = begun.searchParams.get("state");
    await owner.ask(`/auth/callback?error=access_denied&state=${state}`);
    site.answerTokens(begun);
    expect(await replay(site, owner, callbackOf(begun))).toEqual(spent);
  });

  it("opens it a day later, and the login is over", async () => {
    const site = await openSite();
    const owner = site.browser();
    const begun = await owner.begin();
    site.answerTokens(begun);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_401_000 });
    expect(await replay(site, owner, callbackOf(begun))).toEqual(spent);
  });
});
