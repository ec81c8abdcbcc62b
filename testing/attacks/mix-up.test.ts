import { exportJWK } from "jose";
import { describe, expect, it } from "vitest";
import { strangeKeyPair, testProvider } from "#testing/identity-provider.ts";
import { openSite } from "../document/site.ts";

describe("an attacker who runs another identity provider", () => {
  it("answers in place of the site's own, and the code is not sent", async () => {
    const site = await openSite();
    for (const iss of [
      "https://evil.test",
      `${site.issuer}/`,
      `${site.issuer}.evil.test`,
      site.issuer.toUpperCase(),
      " ",
    ]) {
      const owner = site.browser();
      const begun = await owner.begin();
      site.answerTokens(begun);
      expect((await owner.finish(begun, { iss })).status).toBeGreaterThanOrEqual(400);
      expect(await owner.isLoggedIn()).toBe(false);
    }
    expect(site.tokenRequests()).toEqual([]);
  });

  it("leaves out the issuer, which the site's own always sends, and the code is not sent", async () => {
    const site = await openSite();
    site.metadata.authorization_response_iss_parameter_supported = true;
    const owner = site.browser();
    const begun = await owner.begin();
    site.answerTokens(begun);
    expect((await owner.finish(begun)).status).toBeGreaterThanOrEqual(400);
    expect(site.tokenRequests()).toEqual([]);
    const again = await owner.begin();
    site.answerTokens(again);
    expect((await owner.finish(again, { iss: site.issuer })).status).toBe(302);
  });

  it("lets the site's own provider hand on its tokens, and they come from another issuer", async () => {
    const site = await openSite();
    const other = await testProvider();
    other.world.now = new Date();
    const owner = site.browser();
    const begun = await owner.begin();
    const claims = { nonce: begun.searchParams.get("nonce") };
    site.answerTokens(begun, {}, { id_token: await other.identityToken(claims) });
    const answer = await owner.finish(begun);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("comes from another issuer (iss)");
  });

  it("describes itself at the site's own address, and its description is not believed", async () => {
    const site = await openSite();
    site.metadata.issuer = "https://evil.test";
    expect((await site.browser().ask("/auth/login")).status).toBe(503);
  });

  it("redirects the token endpoint or the keys to itself, and the site does not follow", async () => {
    const site = await openSite();
    const gone = (path: string) => () =>
      new Response(null, { status: 307, headers: { Location: `https://evil.test${path}` } });
    site.answers["/token"] = gone("/token");
    const owner = site.browser();
    expect((await owner.finish(await owner.begin())).status).toBeGreaterThanOrEqual(400);
    site.answers["/jwks"] = gone("/jwks");
    site.jwks.keys = [
      { ...(await exportJWK(strangeKeyPair.publicKey)), kid: "house", alg: "RS256", use: "sig" },
    ];
    const begun = await owner.begin();
    site.answerTokens(begun);
    expect((await owner.finish(begun)).status).toBeGreaterThanOrEqual(400);
    const strayed = site.asked.filter(
      ({ url, redirect }) => !url.startsWith(site.issuer) || redirect === "follow",
    );
    expect(strayed.map(({ url }) => url)).toEqual([]);
  });
});
