import * as oauth from "oauth4webapi";
import { neededEndpoint, type Provider } from "../provider/provider.ts";
import type { Refusal } from "../refusal.ts";
import { refuseProviderTrouble } from "../provider/trouble.ts";

export interface AuthorizationRequest {
  /** The provider's page, to which the browser goes. */
  url: URL;
  /** To be kept with the browser that begins the login, until it comes back: the provider answers by `state`. */
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * A login by code with PKCE. `prompt` is "none" for a check that asks the person nothing, and "login" to ask who they are
 * even if the provider knows.
 */
export async function requestAuthorization(
  provider: Provider,
  { redirectUri, prompt }: { redirectUri: string; prompt?: "none" | "login" },
): Promise<AuthorizationRequest | Refusal> {
  const { settings, metadata } = provider;
  const state = oauth.generateRandomState();
  const nonce = oauth.generateRandomNonce();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const scopes = scopesOf(metadata, settings.extraScopes);
  const parameters = {
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: scopes.join(" "),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    prompt: prompt === "none" ? prompt : promptsOf(prompt, scopes).join(" "),
    audience: settings.audience,
    organization: settings.organization,
    max_age: settings.maxAge,
  };
  try {
    const url = neededEndpoint(provider, "authorization_endpoint");
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== null && value !== "") url.searchParams.set(name, String(value));
    }
    return { url, state, nonce, codeVerifier };
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}

/** A provider that lists its scopes without offline_access would refuse the whole login for it. */
function scopesOf(metadata: oauth.AuthorizationServer, extra: string[]): string[] {
  const offline = metadata.scopes_supported?.includes("offline_access") ?? true;
  const usual = ["openid", "profile", "email", ...(offline ? ["offline_access"] : [])];
  return [...new Set([...usual, ...extra])];
}

/** OpenID Connect grants offline access only after asking for consent. */
function promptsOf(prompt: "login" | undefined, scopes: string[]): string[] {
  return [...(prompt ? [prompt] : []), ...(scopes.includes("offline_access") ? ["consent"] : [])];
}
