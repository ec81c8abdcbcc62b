import * as oauth from "oauth4webapi";
import { isRefused, type Refused } from "../../outcome.ts";
import { refuseFlood } from "../../refuse-flood.ts";
import type { Services } from "../../services.ts";
import { randomId } from "../../tokens/token.server.ts";
import type { LoginMode } from "./login-mode.ts";
import { browserIdOf, keepLoginTransaction } from "./login-transactions.server.ts";
import {
  neededEndpoint,
  openProvider,
  type Provider,
  type ProviderServices,
} from "../provider/provider.server.ts";
import { safeReturnTo } from "./return-to.ts";
import { refuseProviderTrouble } from "../provider/trouble.server.ts";

export interface BegunLogin {
  /** The provider's page. */
  url: URL;
  browserId: string;
}

/** Begins a login: the result leads the browser to the provider. */
export async function beginLogin(
  services: ProviderServices & Pick<Services, "db" | "limits">,
  input: {
    mode: LoginMode;
    returnTo: string | null;
    browserId: string | undefined;
    visitorAddress: string;
    /** Asks the person who they are even if the provider knows. */
    asAnother: boolean;
  },
): Promise<BegunLogin | Refused> {
  const flood = await refuseFlood(services, "login", input.visitorAddress);
  if (flood) return flood;
  const provider = await openProvider(services);
  if (isRefused(provider)) return provider;

  const state = randomId();
  const browserId = browserIdOf(input.browserId);
  const transaction = {
    nonce: randomId(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
    mode: input.mode,
    returnTo: safeReturnTo(input.returnTo),
  };
  try {
    const url = await authorizationUrl(services, provider, { ...transaction, ...input, state });
    await keepLoginTransaction(services, { state, browserId }, transaction);
    return { url, browserId };
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}

async function authorizationUrl(
  services: Pick<Services, "settings">,
  provider: Provider,
  login: { state: string; nonce: string; codeVerifier: string; asAnother: boolean; mode: LoginMode },
): Promise<URL> {
  const { identity } = services.settings;
  const scopes = scopesOf(provider.metadata, identity.extraScopes);
  const parameters = {
    client_id: identity.clientId,
    redirect_uri: redirectUri(services),
    response_type: "code",
    scope: scopes.join(" "),
    state: login.state,
    nonce: login.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(login.codeVerifier),
    code_challenge_method: "S256",
    prompt: login.mode === "silent" ? "none" : promptsOf(login, scopes).join(" "),
    audience: identity.audience,
    organization: identity.organization,
    max_age: identity.maxAge,
  };
  const url = neededEndpoint(provider, "authorization_endpoint");
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== "") url.searchParams.set(name, String(value));
  }
  return url;
}

/** A provider that lists its scopes without offline_access would refuse the whole login for it. */
function scopesOf(metadata: oauth.AuthorizationServer, extra: string[]): string[] {
  const offline = metadata.scopes_supported?.includes("offline_access") ?? true;
  const usual = ["openid", "profile", "email", ...(offline ? ["offline_access"] : [])];
  return [...new Set([...usual, ...extra])];
}

/** OpenID Connect grants offline access only after asking for consent. */
function promptsOf({ asAnother }: { asAnother: boolean }, scopes: string[]): string[] {
  return [...(asAnother ? ["login"] : []), ...(scopes.includes("offline_access") ? ["consent"] : [])];
}

/** Where the provider sends the browser back to. */
export function redirectUri(services: Pick<Services, "settings">): string {
  return `${services.settings.site.origin}/auth/callback`;
}
