import * as oauth from "oauth4webapi";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import { refuseFlood } from "../rate-limit.ts";
import type { Services } from "../services.ts";
import { seal } from "../tokens/seal.server.ts";
import { hashId, randomId } from "../tokens/token.server.ts";
import { type IdentityClaims, verifyTokenResponse } from "./identity-token.server.ts";
import {
  browserIdOf,
  keepLoginTransaction,
  type LoginTransaction,
  takeLoginTransaction,
} from "./login-transactions.server.ts";
import { type Owner, provenOwnerOf, type Session } from "./owner.ts";
import { neededEndpoint, openProvider, type Provider, type ProviderServices } from "./provider.server.ts";
import { safeReturnTo } from "./return-to.ts";
import { endSession, startSession } from "./sessions.server.ts";
import { requestTokens } from "./token-endpoint.server.ts";
import { refuseProviderTrouble } from "./trouble.server.ts";
import { makeXsrfToken } from "./xsrf.server.ts";

export interface BegunLogin {
  /** The provider's page. */
  url: URL;
  browserId: string;
}

/** Begins a login: what is answered leads the browser to the provider. */
export async function beginLogin(
  services: ProviderServices & Pick<Services, "db" | "limits">,
  input: {
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
  login: { state: string; nonce: string; codeVerifier: string; asAnother: boolean },
): Promise<URL> {
  const { identity } = services.settings;
  const scope = scopeOf(provider.metadata);
  // OpenID Connect gives offline access only to who was asked for consent.
  const prompts = [login.asAnother && "login", scope.includes("offline_access") && "consent"].filter(Boolean);
  const parameters = {
    client_id: identity.clientId,
    redirect_uri: redirectUri(services),
    response_type: "code",
    scope,
    state: login.state,
    nonce: login.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(login.codeVerifier),
    code_challenge_method: "S256",
    prompt: prompts.join(" "),
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
function scopeOf(metadata: oauth.AuthorizationServer): string {
  const offline = metadata.scopes_supported?.includes("offline_access") ?? true;
  return offline ? "openid profile email offline_access" : "openid profile email";
}

function redirectUri(services: Pick<Services, "settings">): string {
  return `${services.settings.site.origin}/auth/callback`;
}

export interface CompletedLogin {
  sessionId: string;
  xsrfToken: string;
  returnTo: string;
}

export interface FailedLogin extends Refused {
  returnTo: string;
  /** Who logged in without owning the site. */
  stranger?: { issuer: string; subject: string };
}

/** Completes a login from what the provider sent the browser back with, and starts the owner's session. */
export async function completeLogin(
  services: ProviderServices & Pick<Services, "db" | "secret">,
  input: { parameters: URLSearchParams; browserId: string | undefined; oldSession: Session | null },
): Promise<CompletedLogin | FailedLogin> {
  const { parameters, browserId } = input;
  const state = parameters.get("state");
  const hasAnswer = parameters.has("code") || parameters.has("error");
  const transaction =
    state && hasAnswer && browserId ? await takeLoginTransaction(services, { state, browserId }) : null;
  if (!state || !transaction) {
    return { ...refuse("malformed", "invalid_state", "Invalid state"), returnTo: safeReturnTo(null) };
  }
  const { returnTo } = transaction;
  const identified = await identify(services, { parameters, state, transaction });
  if (isRefused(identified)) return { ...identified, returnTo };

  const owner = provenOwnerOf(services.settings.identity, identified.claims);
  if (!owner) return { ...refuseStranger(identified.claims), returnTo };
  if (input.oldSession) await endSession(services, input.oldSession);
  return { ...(await startOwnerSession(services, owner, identified.tokens)), returnTo };
}

async function identify(
  services: ProviderServices,
  login: { parameters: URLSearchParams; state: string; transaction: LoginTransaction },
): Promise<{ claims: IdentityClaims; tokens: oauth.TokenEndpointResponse } | Refused> {
  const provider = await openProvider(services);
  if (isRefused(provider)) return provider;
  const { metadata, client } = provider;
  const { nonce, codeVerifier } = login.transaction;
  try {
    const callback = oauth.validateAuthResponse(metadata, client, login.parameters, login.state);
    const response = await requestTokens(provider, callback, redirectUri(services), codeVerifier);
    if (response.ok) {
      // First our own verification, which names each fault; then the protocol's, which needs a token of that kind.
      const claims = await verifyTokenResponse(services, provider, response, nonce);
      if (isRefused(claims)) return claims;
      const expected = { expectedNonce: nonce, requireIdToken: true };
      const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, response, expected);
      return { claims, tokens };
    }
    await oauth.processAuthorizationCodeResponse(metadata, client, response);
    throw new Error("The identity provider's refusal was taken for an answer.");
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}

export function refuseStranger({ issuer, subject }: IdentityClaims): Refused & Pick<FailedLogin, "stranger"> {
  const message =
    `You are logged in at ${issuer} as "${subject}", who does not own this site. ` +
    "If you do own it, add this subject to OWNER_SUBJECTS.";
  return { ...refuse("forbidden", "not_the_owner", message), stranger: { issuer, subject } };
}

async function startOwnerSession(
  services: Pick<Services, "db" | "clock" | "secret">,
  owner: Owner,
  tokens: oauth.TokenEndpointResponse,
): Promise<Pick<CompletedLogin, "sessionId" | "xsrfToken">> {
  const { refresh_token: refreshToken, id_token: idToken } = tokens;
  const sessionId = await startSession(services, owner, {
    refreshToken: refreshToken ? await seal(services.secret, "refresh-token", refreshToken) : null,
    idToken: idToken ? await seal(services.secret, "id-token", idToken) : null,
  });
  const idHash = await hashId(sessionId);
  return { sessionId, xsrfToken: await makeXsrfToken(services, { idHash }) };
}
