import { ScriptPolicy } from "#app/script-policy.ts";
import type { SessionAnswer } from "@toadstool/openid/browser";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { findChrome } from "#domain/chrome/chrome.server.ts";
import { requestContext } from "#app/context.ts";
import type { Session } from "#domain/identity/owner.ts";
import { testProvider } from "#testing/identity-provider.ts";
import { rotateTokens, sessionWithTokens } from "#testing/rotating-tokens.ts";
import { fromPondwick, testOrigin } from "#testing/services.ts";
import { loader } from "./session-action.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

async function ask({ services }: World, session: Session | null, site: string | null = "same-origin") {
  const request = new Request(`${testOrigin}/auth/session`);
  if (site !== null) request.headers.set("Sec-Fetch-Site", site);
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    beginChange: async () => undefined,
    session: async () => session,
    chrome: () => findChrome(services),
    facts: async () => services.settings.studio,
    visitorAddress: "192.0.2.1",
    seenFrom: () => fromPondwick,
    inlineScripts: new ScriptPolicy(() => "nonce"),
    isDocument: false,
    articles: new Map(),
  });
  const response = await loader({ request, context } as never);
  const text = await response.text();
  return { response, text, answer: JSON.parse(text) as SessionAnswer };
}

describe("GET /auth/session", () => {
  it("tells a visitor that there is no session", async () => {
    const { response, answer } = await ask(await testProvider(), null);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(answer).toEqual({ state: "initialised", user: null, expiresAt: null });
  });

  it("returns the owner's name, and when the session ends if it is not used", async () => {
    const world = await testProvider({ idleSeconds: 3600 });
    const { answer } = await ask(world, await sessionWithTokens(world, 3600));
    const user = { name: "Toadstool", subject: "owner" };
    const expiresAt = new Date(world.world.now.getTime() + 3_600_000).toISOString();
    expect(answer).toEqual({ state: "initialised", user, expiresAt });
    expect(world.asked).toHaveLength(0);
  });

  it("reports no end beyond the session's day", async () => {
    const world = await testProvider({ idleSeconds: 0 });
    const session = await sessionWithTokens(world, 86_400);
    const began = world.world.now.getTime();
    world.world.now = new Date(began + 3_600_000);
    const { answer } = await ask(world, session);
    expect(answer).toMatchObject({ expiresAt: new Date(began + 86_400_000).toISOString() });
  });

  it("asks the provider when a refresh is due, and reveals no token", async () => {
    const world = await testProvider();
    const session = await sessionWithTokens(world);
    const seen = rotateTokens(world);
    const { text, answer } = await ask(world, session);
    expect(answer).toMatchObject({ state: "initialised", user: { subject: "owner" } });
    expect(seen.sent).toEqual(["token 0"]);
    expect(text).not.toContain("token");
  });

  it("asks for a silent login where there is no refresh token", async () => {
    const world = await testProvider();
    const session = await sessionWithTokens(world, 30, { refresh_token: undefined });
    const { response, answer } = await ask(world, session);
    expect(response.status).toBe(200);
    expect(answer).toEqual({
      state: "error",
      code: "missing_refresh_token",
      message: "Missing Refresh Token (audience: '', scope: 'openid offline_access')",
    });
  });

  it("reports that a second factor is required, and withholds the provider's token for it", async () => {
    const world = await testProvider();
    const session = await sessionWithTokens(world);
    const refusal = { error: "mfa_required", mfa_token: "a secret for the second step" };
    world.answers["/token"] = () => Response.json(refusal, { status: 403 });
    const { text, answer } = await ask(world, session);
    expect(answer).toMatchObject({ state: "error", code: "mfa_required" });
    expect(text).not.toContain("secret");
  });

  it("reports the reason once, and from then on no session, when the provider revokes it", async () => {
    const world = await testProvider();
    const session = await sessionWithTokens(world);
    world.answers["/token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    const { response, answer } = await ask(world, session);
    expect(answer).toMatchObject({ state: "error", code: "refresh_refused" });
    // Another tab may have logged in again by the time this arrives: its cookie is left alone.
    expect(response.headers.has("Set-Cookie")).toBe(false);
    expect((await ask(world, session)).answer).toEqual({ state: "initialised", user: null, expiresAt: null });
  });

  it.each(["cross-site", "same-site", "none", null])("answers nobody who comes as %s", async (site) => {
    const world = await testProvider();
    const session = await sessionWithTokens(world);
    const { response, answer, text } = await ask(world, session, site);
    expect(response.status).toBe(403);
    expect(answer).toMatchObject({ state: "error", code: "cross_site" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(text).not.toContain("owner");
    expect(world.asked).toHaveLength(0);
  });
});
