// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openProvider } from "../provider/provider.ts";
import { isRefusal } from "../refusal.ts";
import { standInSite } from "../stand-ins/identity-provider.ts";
import { requestAuthorization } from "./authorization-request.ts";
import { exchangeCode } from "./exchange-code.ts";
import { logoutUrl } from "./logout-url.ts";

const redirectUri = "https://pond.example/auth/callback";

async function begin(prompt?: "none" | "login") {
  const site = await standInSite();
  const provider = await openProvider(site.ports, site.settings);
  if (isRefusal(provider)) throw new Error(provider.message);
  const request = await requestAuthorization(provider, { redirectUri, prompt });
  if (isRefusal(request)) throw new Error(request.message);
  site.answerTokens(request.url);
  const parameters = new URLSearchParams({ code: "the code", state: request.state });
  return { site, provider, request, callback: { ...request, parameters, redirectUri } };
}

describe("a login", () => {
  it("is by code with PKCE, and brings the person and the tokens", async () => {
    const { site, provider, request, callback } = await begin();
    expect(Object.fromEntries(request.url.searchParams)).toMatchObject({
      client_id: "toadstool",
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "openid profile email offline_access",
      code_challenge_method: "S256",
      prompt: "consent",
    });
    expect(await exchangeCode(provider, callback)).toMatchObject({
      claims: { issuer: site.issuer, subject: "owner", name: "Toadstool" },
      tokens: { refresh_token: "a refresh token" },
    });
    const sent = await site.tokenRequests()[0]?.formData();
    expect(sent?.get("code_verifier")).toBe(request.codeVerifier);
  });

  it.each([
    ["none", "none"],
    ["login", "login consent"],
  ] as const)("asks the provider for the prompt %s as “%s”", async (prompt, sent) => {
    expect((await begin(prompt)).request.url.searchParams.get("prompt")).toBe(sent);
  });

  it("is refused for another state or nonce", async () => {
    const { provider, callback } = await begin();
    expect(await exchangeCode(provider, { ...callback, state: "another" })).toMatchObject({
      code: "provider_answer_invalid",
    });
    expect(await exchangeCode(provider, { ...callback, nonce: "another" })).toMatchObject({
      code: "identity_token_nonce",
    });
  });

  it("ends at the provider's own logout, which leads home", async () => {
    const { provider, site } = await begin();
    const url = logoutUrl(provider, "the identity token", new URL("https://pond.example/"));
    expect(url?.origin).toBe(site.issuer);
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      id_token_hint: "the identity token",
      client_id: "toadstool",
      post_logout_redirect_uri: "https://pond.example/",
    });
  });
});
