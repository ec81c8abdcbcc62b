import { describe, expect, it } from "vitest";
import * as forged from "./forged.ts";
import { openSite, openSiteWithOwner } from "../document/site.ts";

const { byAnotherKey, claiming, inAlgorithm, unsigned, withHeader, withOwnKey } = forged;

const forgeries: [what: string, forge: forged.Forgery][] = [
  ["that says it needs no signature", unsigned("none")],
  ["that says so in capitals", unsigned("NONE")],
  ["that says so in a mixture", unsigned("nOnE")],
  ["that names no algorithm at all", unsigned("")],
  ["signed with the public key as a secret, as JWK", forged.signedWithPublicKey("jwk")],
  ["signed with the public key as a secret, as PEM", forged.signedWithPublicKey("pem")],
  ["signed with the public key as a secret, its modulus", forged.signedWithPublicKey("modulus")],
  ["in RS384", inAlgorithm("RS384")],
  ["in RS512", inAlgorithm("RS512")],
  ["in PS256", inAlgorithm("PS256")],
  ["in ES256", inAlgorithm("ES256")],
  ["in EdDSA", inAlgorithm("EdDSA")],
  ["by another key under the right name", byAnotherKey()],
  ["by a key that nobody published", byAnotherKey({ kid: "theirs" })],
  ["by a key without a name", byAnotherKey({ kid: undefined })],
  ["by a key whose name is a path", byAnotherKey({ kid: "../../../../dev/null" })],
  ["by a key whose name is a query", byAnotherKey({ kid: "house' OR '1'='1" })],
  ["by a key whose name is a list", byAnotherKey({ kid: ["house"] })],
  ["that brings its own key", withOwnKey("jwk")],
  ["that says where its key lies", withOwnKey("jku")],
  ["that says where its certificate lies", withOwnKey("x5u")],
  ["that brings its own certificate", withOwnKey("x5c")],
  [
    "with a header that must be understood and is not",
    withHeader({ crit: ["https://evil.test/understood"], "https://evil.test/understood": 1 }),
  ],
  ["wrapped in another", forged.nested],
  ["encrypted for nobody", forged.encrypted],
  ["of a stranger, with the owner's name put in", forged.altered],
  ["with its signature cut off", forged.resigned("")],
  ["with the signature of another", forged.resigned("others")],
  ["that has expired", claiming((now) => ({ exp: now - 61 }))],
  ["that never expires", claiming({ exp: undefined })],
  ["that expires in words", claiming({ exp: "2999-01-01" })],
  ["that expires at no number", claiming({ exp: null })],
  ["from the future", claiming((now) => ({ iat: now + 3600, exp: now + 7200 }))],
  ["that does not say when it was issued", claiming({ iat: undefined })],
  ["that is not valid yet", claiming((now) => ({ nbf: now + 3600 }))],
  ["issued to another client", claiming({ azp: "other" })],
  ["for several clients, issued to none", claiming({ aud: ["toadstool", "other"] })],
  ["for another client", claiming({ aud: "other" })],
  ["for a client of a like name", claiming({ aud: "toadstool2" })],
  ["for nobody", claiming({ aud: undefined })],
  ["of another issuer", claiming({ iss: "https://evil.test" })],
  ["of no issuer", claiming({ iss: undefined })],
  ["of nobody", claiming({ sub: undefined })],
  ["of nobody by name", claiming({ sub: "" })],
  ["of several people", claiming({ sub: ["owner"] })],
  ["that is an access token for an API", claiming({ aud: "https://api.test", scope: "openid" })],
  [
    "that is an access token for this client (RFC 9068)",
    claiming({ client_id: "toadstool", scope: "openid" }, { typ: "at+jwt" }),
  ],
  ["that is such, its type written in full", claiming({}, { typ: "application/at+jwt" })],
  ["that calls itself a bearer's", claiming({ typ: "Bearer", azp: "toadstool" })],
  ["that calls itself a refresh token", claiming({ typ: "Refresh" })],
  [
    "that tells of a logout",
    claiming({ events: { "http://schemas.openid.net/event/backchannel-logout": {} } }, { typ: "logout+jwt" }),
  ],
  ["that tells of a logout under no type", claiming({ events: {} })],
];

const strangers: [what: string, forge: forged.Forgery][] = [
  ["in capitals", claiming({ sub: "Owner" })],
  ["with a space", claiming({ sub: "owner " })],
  ["with a NUL", claiming({ sub: "owner\u0000" })],
  ["with a letter that looks like it", claiming({ sub: "оwner" })],
  ["with a comma", claiming({ sub: "owner,stranger" })],
  [
    "in the claim for names",
    claiming({ sub: "stranger", name: "owner", preferred_username: "owner", email: "owner" }),
  ],
];

describe("an attacker who sends the API a token", () => {
  it.each(forgeries)("%s, is not let in", async (_what, forge) => {
    const site = await openSite();
    const token = await forge(site, {});
    const answer = await site.browser().ask("/api/drafts", { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toContain("Bearer");
    const text = await answer.text();
    expect(JSON.parse(text).error.code).toMatch(/^identity_token_|_malformed$/);
    expect(text).not.toContain(token.slice(0, 20));
    expect(site.asked.map(({ url }) => url).join()).not.toContain("evil");
  });

  it.each(strangers)("of somebody called like the owner, %s, is not let in", async (_what, forge) => {
    const site = await openSite();
    const token = await forge(site, {});
    const answer = await site.browser().ask("/api/drafts", { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
  });

  it("that is genuine in any place but the header, is not let in", async () => {
    const site = await openSite();
    const token = await site.identityToken();
    const genuine = { Authorization: `Bearer ${token}` };
    expect((await site.browser().ask("/api/drafts", { headers: genuine })).status).toBe(200);
    const asCookies = { Cookie: `Authorization=Bearer ${token}; __Host-session=${token}; id_token=${token}` };
    const asOthers = { "X-Authorization": `Bearer ${token}`, "Proxy-Authorization": `Bearer ${token}` };
    for (const [query, headers] of [
      [`?access_token=${token}`, {}],
      [`?id_token=${token}&token=${token}`, {}],
      ["", asCookies],
      ["", asOthers],
      ["", { Authorization: token }],
      ["", { Authorization: `Basic ${token}` }],
      ["", { Authorization: `Bearer ${token}, Bearer ${token}` }],
      ["", { Authorization: `Bearer ${token} ${token}` }],
      ["", { Authorization: `Bearer x.${token}` }],
    ] as [string, Record<string, string>][]) {
      const answer = await site.browser().ask(`/api/drafts${query}`, { headers });
      expect([Object.keys(headers), answer.status >= 400 && answer.status < 500]).toEqual([
        Object.keys(headers),
        true,
      ]);
    }
  });

  it("that is forged beside the owner's own cookies, is not let in", async () => {
    const { site, owner } = await openSiteWithOwner();
    const Authorization = `Bearer ${await unsigned("none")(site, {})}`;
    expect((await owner.ask("/api/drafts", { headers: { Authorization } })).status).toBe(401);
  });
});

describe("an attacker who has the provider answer a login with a token", () => {
  it.each([...forgeries, ...strangers])("%s, is not logged in", async (_what, forge) => {
    const site = await openSite();
    const attacker = site.browser();
    const begun = await attacker.begin();
    const token = await forge(site, { nonce: begun.searchParams.get("nonce") });
    site.answerTokens(begun, {}, { id_token: token });
    const answer = await attacker.finish(begun);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.getSetCookie().join()).not.toContain("__Host-session");
    expect(await attacker.isLoggedIn()).toBe(false);
    expect(site.asked.map(({ url }) => url).join()).not.toContain("evil");
  });

  it.each([
    ["without the login's nonce", claiming({ nonce: undefined })],
    ["with another nonce", claiming({ nonce: "n".repeat(43) })],
    [
      "with its nonce in a list",
      async (site, claims) => site.identityToken({ ...claims, nonce: [claims.nonce] }),
    ],
  ] as [string, forged.Forgery][])("%s, is not logged in", async (_what, forge) => {
    const site = await openSite();
    const attacker = site.browser();
    const begun = await attacker.begin();
    site.answerTokens(begun, {}, { id_token: await forge(site, { nonce: begun.searchParams.get("nonce") }) });
    const answer = await attacker.finish(begun);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("(nonce)");
  });
});
