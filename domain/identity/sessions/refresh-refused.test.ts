import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { testProvider } from "#testing/identity-provider.ts";
import {
  answering,
  dueSession,
  pass,
  rotateTokens,
  sessionWithTokens,
  storedOf,
} from "#testing/rotating-tokens.ts";
import { refreshTokens } from "./refresh-tokens.server.ts";

describe("the session ends", () => {
  const lastEvent = () => env.DB.prepare("select * from identity_events order by rowid desc limit 1").first();

  it.each(["invalid_grant", "login_required", "interaction_required", "consent_required"])(
    "when the provider answers %s, and the owner reads of it",
    async (error) => {
      const { world, session, refresh } = await dueSession();
      const refusal = { error, error_description: "<script>alert(1)</script>" };
      world.answers["/token"] = () => Response.json(refusal, { status: 400 });
      const outcome = await refresh();
      expect(outcome).toMatchObject({
        refused: "unauthenticated",
        code: "refresh_refused",
        message: expect.stringMatching(/^Get access token failed\. /),
      });
      expect(JSON.stringify(outcome)).not.toContain("script");
      expect(world.tokenRequests()).toHaveLength(1);
      expect(await storedOf(world, session)).toBeNull();
      expect(await lastEvent()).toMatchObject({
        kind: "session_ended",
        code: "refresh_refused",
        subject: "owner",
        device: "Firefox on Windows",
      });
    },
  );

  it("when a replaced refresh token is used again", async () => {
    const { world, session, refresh } = await dueSession();
    const seen = rotateTokens(world);
    const before = await env.DB.prepare("select refresh_token as t from owner_sessions where id_hash = ?")
      .bind(session.idHash)
      .first<string>("t");
    await refresh();
    await env.DB.prepare(
      "update owner_sessions set refresh_token = ?, tokens_expire_at = 0 where id_hash = ?",
    )
      .bind(before, session.idHash)
      .run();
    expect(await refresh()).toMatchObject({ code: "refresh_refused" });
    expect(seen.sent).toEqual(["token 0", "token 0"]);
    expect(await storedOf(world, session)).toBeNull();
  });

  it.each([
    ["somebody else", { sub: "mallory" }, "subject"],
    ["another issuer", { iss: "https://evil.test" }, "issuer"],
    ["another client", { aud: "another" }, "audience"],
    ["long ago", { exp: 1 }, "expired"],
  ])("when the fresh identity token is of %s", async (_what, claims, code) => {
    const { world, session, refresh } = await dueSession();
    answering(world, { id_token: await world.identityToken(claims), refresh_token: "token 1" });
    expect(await refresh()).toMatchObject({
      refused: "unauthenticated",
      code: `identity_token_${code}`,
      message: expect.stringMatching(/^Get access token failed\. The identity token /),
    });
    expect(await storedOf(world, session)).toBeNull();
  });

  it("when the login was too long ago for OIDC_MAX_AGE", async () => {
    const { world, session, refresh } = await dueSession({ maxAge: 3600 });
    const tooLongAgo = Math.floor(world.world.now.getTime() / 1000) - 3661;
    answering(world, { id_token: await world.identityToken({ auth_time: tooLongAgo }) });
    expect(await refresh()).toMatchObject({ code: "identity_token_too_old" });
    expect(await storedOf(world, session)).toBeNull();
  });
});

describe("the session stays, with the reason why it could not be refreshed,", () => {
  it("where there is no readable refresh token", async () => {
    const world = await testProvider({ audience: "https://api.test" });
    const missing = {
      refused: "unauthenticated",
      code: "missing_refresh_token",
      message: "Missing Refresh Token (audience: 'https://api.test', scope: 'openid offline_access')",
    };
    const session = await sessionWithTokens(world, 30, { refresh_token: undefined });
    expect(await refreshTokens(world.services, session)).toMatchObject(missing);
    const unreadable = await sessionWithTokens(world);
    world.services.secret = "another secret, after the old one had leaked";
    expect(await refreshTokens(world.services, unreadable)).toMatchObject(missing);
    expect(world.asked).toHaveLength(0);
  });

  it("naming the scope that was asked for where the provider named none", async () => {
    const world = await testProvider({ extraScopes: ["groups"] });
    const session = await sessionWithTokens(world, 30, { refresh_token: undefined, scope: undefined });
    expect(await refreshTokens(world.services, session)).toMatchObject({
      message: "Missing Refresh Token (audience: '', scope: 'openid profile email offline_access groups')",
    });
  });

  it("where a second factor is required, with the token for it, which is never serialised", async () => {
    const { world, session, refresh } = await dueSession();
    const refusal = { error: "mfa_required", mfa_token: "a token for the second step" };
    world.answers["/token"] = () => Response.json(refusal, { status: 403 });
    const outcome = await refresh();
    expect(outcome).toMatchObject({
      refused: "unauthenticated",
      code: "mfa_required",
      message: "Get access token failed. The identity provider requires a second factor (MFA); log in again.",
    });
    expect(outcome).toHaveProperty("mfaToken", "a token for the second step");
    expect(JSON.stringify([outcome, { ...(outcome as object) }])).not.toContain("second step");
    expect(await storedOf(world, session)).not.toBeNull();
  });

  it("where the provider does not accept this site", async () => {
    const { world, session, refresh } = await dueSession();
    world.answers["/token"] = () => Response.json({ error: "invalid_client" }, { status: 401 });
    expect(await refresh()).toMatchObject({
      refused: "unauthenticated",
      code: "token_request_failed",
      message: expect.stringMatching(/^Get access token failed\. /),
    });
    expect(world.tokenRequests()).toHaveLength(1);
    expect(await storedOf(world, session)).toMatchObject({ refreshToken: "token 0" });
  });

  it("where the provider's keys cannot be read; the refresh token that came is kept, the old one is used up", async () => {
    const { world, session, refresh } = await dueSession();
    const seen = rotateTokens(world);
    const keys = world.answers["/jwks"];
    world.answers["/jwks"] = () => new Response("down", { status: 503 });
    expect(await refresh()).toMatchObject({
      refused: "unavailable",
      code: "provider_unreachable",
      message: `HTTP error. Unable to fetch ${world.issuer}/jwks`,
    });
    expect(await storedOf(world, session)).toMatchObject({ refreshToken: "token 1" });
    if (keys) world.answers["/jwks"] = keys;
    pass(world, 30);
    expect(await refresh()).toBe("refreshed");
    expect(seen).toMatchObject({ sent: ["token 0", "token 1"], isRevoked: false });
  });

  it("and the provider is not asked for half a minute", async () => {
    const { world, refresh } = await dueSession();
    world.answers["/token"] = () => new Response("down", { status: 503 });
    await refresh();
    expect(world.tokenRequests()).toHaveLength(3);
    pass(world, 29);
    expect(await refresh()).toMatchObject({
      refused: "unavailable",
      code: "provider_unreachable",
      message:
        "HTTP error. Unable to fetch the identity provider’s token_endpoint a moment ago. It will be tried again soon.",
    });
    expect(world.tokenRequests()).toHaveLength(3);
    const seen = rotateTokens(world);
    pass(world, 1);
    expect(await refresh()).toBe("refreshed");
    expect(seen.sent).toEqual(["token 0"]);
  });
});
