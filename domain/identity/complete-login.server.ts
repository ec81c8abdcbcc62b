import * as oauth from "oauth4webapi";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { seal } from "../tokens/seal.server.ts";
import { hashId } from "../tokens/token.server.ts";
import { redirectUri } from "./begin-login.server.ts";
import { type IdentityClaims, verifyTokenResponse } from "./identity-token.server.ts";
import { type LoginTransaction, takeLoginTransaction } from "./login-transactions.server.ts";
import { type Owner, provenOwnerOf, refuseStranger, type Session, type Stranger } from "./owner.ts";
import { openProvider, type ProviderServices } from "./provider.server.ts";
import { safeReturnTo } from "./return-to.ts";
import type { SeenFrom } from "./seen-from.ts";
import { endSession, type KeptTokens, startSession } from "./sessions.server.ts";
import { requestTokens } from "./token-endpoint.server.ts";
import { refuseProviderTrouble } from "./trouble.server.ts";
import { makeXsrfToken } from "./xsrf.server.ts";

export interface CompletedLogin {
  sessionId: string;
  xsrfToken: string;
  returnTo: string;
}

export interface FailedLogin extends Refused {
  returnTo: string;
  /** Who logged in without owning the site. */
  stranger?: Stranger["stranger"];
}

/** Completes a login from what the provider sent the browser back with, and starts the owner's session. */
export async function completeLogin(
  services: ProviderServices & Pick<Services, "db" | "secret">,
  input: {
    parameters: URLSearchParams;
    browserId: string | undefined;
    oldSession: Session | null;
    from: SeenFrom;
  },
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
  return { ...(await startOwnerSession(services, owner, identified.tokens, input.from)), returnTo };
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

async function startOwnerSession(
  services: Pick<Services, "db" | "clock" | "secret">,
  owner: Owner,
  tokens: oauth.TokenEndpointResponse,
  from: SeenFrom,
): Promise<Pick<CompletedLogin, "sessionId" | "xsrfToken">> {
  const sessionId = await startSession(services, owner, await keptTokens(services, tokens), from);
  const idHash = await hashId(sessionId);
  return { sessionId, xsrfToken: await makeXsrfToken(services, { idHash }) };
}

/** The access token is not kept: nothing here calls the provider's own interfaces with it. */
async function keptTokens(
  { secret, clock }: Pick<Services, "secret" | "clock">,
  tokens: oauth.TokenEndpointResponse,
): Promise<KeptTokens> {
  const { refresh_token: refreshToken, id_token: idToken, expires_in: seconds } = tokens;
  return {
    refreshToken: refreshToken ? await seal(secret, "refresh-token", refreshToken) : null,
    idToken: idToken ? await seal(secret, "id-token", idToken) : null,
    scope: tokens.scope ?? "",
    tokensExpireAt: seconds === undefined ? null : new Date(clock().getTime() + seconds * 1000),
  };
}
