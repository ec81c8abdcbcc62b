import { describe, expect, it } from "vitest";
import { openSite } from "../document/site.ts";

/** A logged-in owner whose tokens are due to be refreshed at once. */
async function withTokensDue() {
  const site = await openSite();
  const owner = site.browser();
  const begun = await owner.begin();
  site.answerTokens(begun, {}, { expires_in: 1, refresh_token: "the first" });
  await owner.finish(begun);
  const ask = (site: string) => owner.ask("/auth/session", { headers: { "Sec-Fetch-Site": site } });
  const answerRefresh = (claims: object, more: object = {}) => {
    site.answers["/token"] = async () =>
      Response.json({
        access_token: "another access token",
        token_type: "Bearer",
        expires_in: 1,
        id_token: await site.identityToken({ nonce: begun.searchParams.get("nonce"), ...claims }),
        ...more,
      });
  };
  return { site, owner, ask, answerRefresh };
}

describe("an attacker who wants to know from another site who is logged in", () => {
  it.each(["cross-site", "same-site", "none", "", "same-origin, cross-site"])(
    "asks as %s, and is refused",
    async (from) => {
      const { site, ask } = await withTokensDue();
      const before = site.tokenRequests().length;
      const answer = await ask(from);
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('owner"');
      expect(site.tokenRequests()).toHaveLength(before);
    },
  );

  it("finds no token in the answers to this site's own pages", async () => {
    const { ask, answerRefresh } = await withTokensDue();
    answerRefresh({}, { refresh_token: "the second" });
    const answer = await ask("same-origin");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(Object.keys(await answer.json<object>()).toSorted()).toEqual(["expiresAt", "state", "user"]);
  });
});

describe("an attacker who stole a refresh token from the provider", () => {
  it("uses it before the owner does: the provider refuses the owner's, and the session ends", async () => {
    const { site, owner, ask } = await withTokensDue();
    site.answers["/token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    expect(await (await ask("same-origin")).json()).toMatchObject({
      state: "error",
      code: "refresh_refused",
    });
    expect(await owner.isLoggedIn()).toBe(false);
  });

  it.each([
    ["another person", { sub: "second" }],
    ["another issuer", { iss: "https://evil.test" }],
    ["another client", { aud: "other" }],
  ])("has it answered with a token of %s, and the session does not become theirs", async (_whose, claims) => {
    const { ask, answerRefresh } = await withTokensDue();
    answerRefresh(claims, { refresh_token: "the second" });
    const told = await (await ask("same-origin")).text();
    expect(told).toContain('"state":"error"');
    expect(told).not.toContain("second");
  });

  it("asks with the owner from many tabs at once, and the provider is asked once", async () => {
    const { site, ask, answerRefresh } = await withTokensDue();
    answerRefresh({}, { refresh_token: "the second", expires_in: 300 });
    const before = site.tokenRequests().length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask("same-origin")));
    const states = await Promise.all(answers.map((answer) => answer.json<{ state: string }>()));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["initialised"]));
    expect(site.tokenRequests()).toHaveLength(before + 1);
  });
});
