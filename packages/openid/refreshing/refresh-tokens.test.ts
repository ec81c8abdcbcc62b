// In workerd, whose own responses the rule needs.
import "cloudflare:workers";
import { seal, unseal } from "../seal/seal.ts";
import { describe, expect, it } from "vitest";
import { openProvider } from "../provider/provider.ts";
import { standInSite } from "../stand-ins/identity-provider.ts";
import { memoryStore } from "../stand-ins/token-store.ts";
import { refreshTokens } from "./refresh-tokens.ts";

const secret = "a secret of more than thirty-two characters";

/** A session whose tokens end after so many seconds, at a provider that replaces each refresh token. */
async function openSession(seconds: number, answerTakes = 0) {
  const site = await standInSite();
  const { ports, settings, world } = site;
  const { store, kept } = memoryStore({
    refreshToken: await seal(secret, "refresh-token", "token 0"),
    scope: "openid",
    tokensExpireAt: new Date(world.now.getTime() + seconds * 1000),
  });
  const sent: unknown[] = [];
  site.answers["/token"] = async (request) => {
    sent.push((await request.formData()).get("refresh_token"));
    await ports.wait(answerTakes);
    return Response.json({
      access_token: "access",
      token_type: "Bearer",
      expires_in: 3600,
      refresh_token: `token ${sent.length}`,
      id_token: await site.identityToken(),
    });
  };
  const refresh = () =>
    refreshTokens({
      ...ports,
      settings,
      secret,
      store,
      subject: "owner",
      openProvider: () => openProvider(ports, settings),
    });
  return { site, kept, sent, refresh };
}

describe("refreshing a session's tokens", () => {
  it("asks for none before they are due", async () => {
    const { refresh, sent } = await openSession(61);
    expect(await refresh()).toBe("fresh");
    expect(sent).toEqual([]);
  });

  it("sends the refresh token once, however many requests want it and however long it takes", async () => {
    const { site, refresh, sent, kept } = await openSession(60, 8_000);
    expect(await site.until(Promise.all([refresh(), refresh(), refresh()]))).toEqual(
      Array(3).fill("refreshed"),
    );
    expect(sent).toEqual(["token 0"]);
    expect(await unseal(secret, "refresh-token", kept.row?.refreshToken ?? "")).toBe("token 1");
    expect(kept.row).toMatchObject({ lockedBy: null, scope: "openid" });
  });

  it("ends the session where the provider refuses the token", async () => {
    const { site, refresh, kept } = await openSession(0);
    site.answers["/token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    expect(await site.until(refresh())).toMatchObject({ code: "refresh_refused" });
    expect(kept.row).toBeUndefined();
    expect(await refresh()).toMatchObject({ refused: "unauthenticated", code: "session_over" });
  });

  it("leaves a provider that failed alone for half a minute, and keeps the session", async () => {
    const { site, refresh, kept } = await openSession(0);
    site.answers["/token"] = () => new Response("down", { status: 502 });
    expect(await site.until(refresh())).toMatchObject({ code: "provider_unreachable" });
    expect(site.tokenRequests()).toHaveLength(3);
    expect(await site.until(refresh())).toMatchObject({ code: "provider_unreachable" });
    expect(site.tokenRequests()).toHaveLength(3);
    site.world.now = new Date(site.world.now.getTime() + 30_000);
    expect(await site.until(refresh())).toMatchObject({ code: "provider_unreachable" });
    expect(site.tokenRequests()).toHaveLength(6);
    expect(kept.row).toBeDefined();
  });
});
