import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Env } from "#workers/env.ts";
import { listenToConsole } from "./console.ts";
import { openSite, openSiteWithOwner, type Site } from "../document/site.ts";

let heard: string[];
beforeEach(() => void (heard = listenToConsole()));
afterEach(() => void vi.restoreAllMocks());

const appSecret = (env as unknown as Env).APP_SECRET;
const clientSecret = "CLIENT-SECRET-of-the-site";
const refreshToken = "REFRESH-TOKEN-of-the-owner";
const accessToken = "ACCESS-TOKEN-of-the-owner";
const providersWords = "WORDS-that-the-provider-chose";

/** The tokens of one login; they must never leave the server in clear. */
async function logIn(site: Site, browser: ReturnType<Site["browser"]>, claims = {}) {
  const begun = await browser.begin();
  const idToken = await site.identityToken({ nonce: begun.searchParams.get("nonce"), ...claims });
  site.answerTokens(begun, {}, { access_token: accessToken, refresh_token: refreshToken, id_token: idToken });
  await browser.finish(begun);
  return { idToken, sessionId: browser.cookies.get("__Host-session") ?? "" };
}

/** Walks through everything a login can come to, and keeps what must stay secret of it. */
async function everyFlow() {
  const site = await openSite({ OIDC_CLIENT_SECRET: clientSecret });
  const owner = site.browser();
  const { idToken, sessionId } = await logIn(site, owner);
  for (const path of [
    "/admin",
    "/",
    "/auth/session",
    "/auth/done",
    "/nowhere",
    "/api/drafts",
    "/admin.data",
    "/admin/security",
  ])
    await owner.ask(path);
  const Authorization = `Bearer ${idToken}`;
  await owner.ask("/api/drafts", { headers: { Authorization } });
  await owner.ask("/api/drafts", { headers: { Authorization: `${Authorization}x` } });
  await owner.ask("/api/drafts", { headers: { Authorization: `Basic ${idToken}` } });
  await owner.ask("/api/nowhere", { headers: { Authorization } });

  const stranger = await logIn(site, site.browser(), { sub: "stranger" });
  const expired = await logIn(site, site.browser(), { exp: 1 });
  const refused = site.browser();
  const begun = await refused.begin();
  const fault = { error: "access_denied", error_description: providersWords, error_uri: providersWords };
  await refused.ask(
    `/auth/callback?${new URLSearchParams({ ...fault, state: begun.searchParams.get("state") ?? "" })}`,
  );
  site.answers["/token"] = () =>
    Response.json({ ...fault, error: "invalid_grant", refresh_token: refreshToken }, { status: 400 });
  await refused.finish(await refused.begin());
  site.answers["/token"] = () => new Response(`<html>${accessToken}`, { status: 200 });
  await refused.finish(await refused.begin());
  site.answers["/token"] = () => new Response(accessToken, { status: 502 });
  await refused.finish(await refused.begin());
  delete site.answers["/token"];
  await refused.finish(await refused.begin());

  const beforeLogout = site.given.length;
  await owner.post("/auth/logout");
  const secrets = [
    refreshToken,
    accessToken,
    clientSecret,
    providersWords,
    appSecret,
    stranger.idToken,
    expired.idToken,
  ];
  return { site, beforeLogout, idToken, sessionId, secrets };
}

async function textOf(answer: Response, except: string[] = []): Promise<string> {
  const headers = [...answer.headers]
    .filter(([name]) => !except.includes(name))
    .map((pair) => pair.join(": "));
  return [...headers, await answer.clone().text()].join("\n");
}

/** The secrets that a text contains, also URL-encoded. */
const found = (text: string, secrets: string[]) =>
  secrets.filter((secret) =>
    [secret, encodeURIComponent(secret), encodeURI(secret)].some((form) => text.includes(form)),
  );

describe("an attacker who reads", () => {
  it("every answer of every login, whole, finds the session's id in its own cookie alone, and no token", async () => {
    const { site, beforeLogout, secrets, sessionId, idToken } = await everyFlow();
    expect(site.given.length).toBeGreaterThan(25);
    for (const answer of site.given) {
      expect(found(await textOf(answer), secrets)).toEqual([]);
      expect(found(await textOf(answer, ["set-cookie"]), [sessionId])).toEqual([]);
    }
    for (const answer of site.given.slice(0, beforeLogout))
      expect(found(await textOf(answer), [idToken])).toEqual([]);
  });

  it("the way to the provider's logout finds the identity token there, and in no page, cache or referrer", async () => {
    const { site, beforeLogout, idToken, secrets } = await everyFlow();
    const [logout] = site.given.slice(beforeLogout);
    if (!logout) throw new Error("Nobody logged out.");
    expect(new URL(logout.headers.get("Location") ?? "").origin).toBe(site.issuer);
    expect(found(await textOf(logout, ["location"]), [idToken, ...secrets])).toEqual([]);
    expect(logout.headers.get("Cache-Control")).toContain("no-store");
  });

  it("the site's log finds nothing of them, and no code, state or verifier", async () => {
    const { site, secrets, sessionId, idToken } = await everyFlow();
    const sent = await Promise.all(
      site.tokenRequests().map((request) => new Response(request.clone().body).text()),
    );
    const verifiers = sent.map((body) => new URLSearchParams(body).get("code_verifier") ?? "");
    const states = site.given.flatMap(({ headers }) => {
      const location = headers.get("Location");
      return location?.includes("/authorize?") ? [new URL(location).searchParams.get("state") ?? ""] : [];
    });
    expect([verifiers.length, states.length].map((length) => length > 3)).toEqual([true, true]);
    expect(
      found(heard.join("\n"), [...secrets, sessionId, idToken, ...verifiers, ...states, "a-code"]),
    ).toEqual([]);
  });

  it("the addresses the site asks for finds no secret in one", async () => {
    const { site, secrets, sessionId, idToken } = await everyFlow();
    const asked = site.asked.map(({ url }) => url).join("\n");
    expect(asked).toContain("/token");
    expect(found(asked, [...secrets, sessionId, idToken])).toEqual([]);
  });

  it("the whole database finds no session's id and no token in clear", async () => {
    const { site, owner } = await openSiteWithOwner();
    const { idToken, sessionId } = await logIn(site, owner);
    const { results: tables } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all<{ name: string }>();
    const rows = await env.DB.batch(tables.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)));
    const text = JSON.stringify(rows.map(({ results }) => results));
    expect(text).toContain(site.issuer);
    expect(
      found(text, [
        refreshToken,
        accessToken,
        idToken,
        sessionId,
        owner.cookies.get("__Host-login") ?? sessionId,
      ]),
    ).toEqual([]);
  });
});

it("an attacker who makes the database fail in the midst of a login finds nothing of it in the answer or the log", async () => {
  const failing = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name);
      return (query: string) =>
        target.prepare(/insert into "owner_sessions"/.test(query) ? "INSERT INTO nowhere VALUES (1)" : query);
    },
  });
  const site = await openSite({ DB: failing });
  const owner = site.browser();
  const { idToken } = await logIn(site, owner);
  const answer = site.given.at(-1);
  expect(answer?.status).toBe(500);
  expect(heard.join("\n")).toContain("Failed query");
  const text = [...heard, answer ? await textOf(answer) : ""].join("\n");
  expect(found(text, [idToken, refreshToken, accessToken])).toEqual([]);
  // The issuer is in the row that could not be written.
  expect(heard.join("\n")).not.toContain(site.issuer);
});

it("an attacker who watches where a browser goes on to from the login's pages learns of this site at most", async () => {
  const { site } = await everyFlow();
  const ways = site.given.filter(({ headers }) => headers.get("Location") ?? headers.has("Set-Cookie"));
  expect(ways.length).toBeGreaterThan(8);
  for (const { headers } of ways)
    expect(headers.get("Referrer-Policy")).toMatch(/^(same-origin|no-referrer)$|strict-origin-when/);
});
