import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { aLogin, testProvider } from "#testing/identity-provider.ts";
import { testOrigin } from "#testing/services.ts";
import { isRefused } from "../../outcome.ts";
import { hashId } from "../../tokens/token.server.ts";
import { beginLogin } from "./begin-login.server.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

async function begin(world: World, changes: Partial<Parameters<typeof beginLogin>[1]> = {}) {
  const begun = await beginLogin(world.services, { ...aLogin, ...changes });
  if (isRefused(begun)) throw new Error(begun.message);
  return begun;
}

describe("beginning a login", () => {
  it("leads to the provider with PKCE, state and nonce", async () => {
    const world = await testProvider();
    const { url } = await begin(world);
    expect(url.origin + url.pathname).toBe(`${world.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "toadstool",
      redirect_uri: `${testOrigin}/auth/callback`,
      response_type: "code",
      scope: "openid profile email offline_access",
      prompt: "consent",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it("leaves offline access out where the provider does not know it", async () => {
    const world = await testProvider();
    world.metadata.scopes_supported = ["openid", "email"];
    const { url } = await begin(world);
    expect(url.searchParams.get("scope")).toBe("openid profile email");
    expect(url.searchParams.has("prompt")).toBe(false);
  });

  it("sends audience, organisation and age along where they are configured", async () => {
    const { url } = await begin(await testProvider({ audience: "api", organization: "org_1", maxAge: 0 }));
    expect(url.searchParams.get("audience")).toBe("api");
    expect(url.searchParams.get("organization")).toBe("org_1");
    expect(url.searchParams.get("max_age")).toBe("0");
  });

  it("asks a person again who wants to log in as someone else", async () => {
    const { url } = await begin(await testProvider(), { asAnother: true });
    expect(url.searchParams.get("prompt")).toBe("login consent");
  });

  it("asks for the configured scopes too, each once", async () => {
    const { url } = await begin(await testProvider({ extraScopes: ["roles", "email"] }));
    expect(url.searchParams.get("scope")).toBe("openid profile email offline_access roles");
  });

  it("shows no prompt in a silent check, even for a person who wants to log in as someone else", async () => {
    const { url } = await begin(await testProvider(), { mode: "silent", asAnother: true });
    expect(url.searchParams.get("prompt")).toBe("none");
  });

  it("stores neither state nor browser id, only their hashes", async () => {
    const world = await testProvider();
    const { url, browserId } = await begin(world);
    const state = url.searchParams.get("state") ?? "";
    const row = await env.DB.prepare("select * from login_transactions where state_hash = ?")
      .bind(await hashId(state))
      .first();
    expect(row).toMatchObject({ browser_hash: await hashId(browserId), return_to: "/admin/blog" });
    expect(JSON.stringify(row)).not.toContain(state);
    expect(JSON.stringify(row)).not.toContain(browserId);
  });

  it("takes no browser id that it did not make", async () => {
    const world = await testProvider();
    for (const browserId of ["", "short", "x".repeat(44), `${"x".repeat(42)};`]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await begin(world, { browserId })).browserId).not.toBe(browserId);
    }
  });

  it("is rate-limited in a flood", async () => {
    const world = await testProvider();
    world.services.limits.login = async (who) => who !== "192.0.2.1";
    expect(await beginLogin(world.services, aLogin)).toMatchObject({ refused: "tooMany", retryAfter: 60 });
    expect(world.asked).toHaveLength(0);
  });

  it("is refused when the provider names no page to log in at", async () => {
    const world = await testProvider();
    world.metadata.authorization_endpoint = "javascript:alert(1)";
    expect(await beginLogin(world.services, aLogin)).toMatchObject({ refused: "unavailable" });
  });
});
