import * as oauth from "oauth4webapi";
import { refuseFreshIdentity } from "../provider/identity-token.ts";
import type { Provider } from "../provider/provider.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { requestFreshTokens } from "../provider/token-endpoint.ts";
import { needsThePerson, refuseProviderTrouble } from "../provider/trouble.ts";

export interface Sent {
  refreshToken: string;
  scope: string;
}

/** What the provider said: `tokens` are to be kept whatever it refused, since the one that was sent is used up. */
export interface RefreshAnswer {
  tokens?: oauth.TokenEndpointResponse;
  refusal?: Refusal;
  isEnd?: boolean;
}

/** Sends the refresh token, and judges whether the answer prolongs the session, leaves it or ends it. */
export async function askForFreshTokens(
  provider: Provider | Refusal,
  sent: Sent,
  subject: string,
): Promise<RefreshAnswer> {
  if (isRefusal(provider)) return { refusal: asTokenFailure(provider) };
  try {
    const parameters = { audience: provider.settings.audience ?? "", scope: sent.scope };
    const response = await requestFreshTokens(provider, sent.refreshToken, parameters);
    return await readAnswer(provider, response, subject);
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && saysNo(error.error))
      return { refusal: refused, isEnd: true };
    return { refusal: refuseProviderTrouble(error, "Get access token failed") };
  }
}

/** First our own verification, which names each fault; then the protocol's. */
async function readAnswer(provider: Provider, response: Response, subject: string): Promise<RefreshAnswer> {
  const { metadata, client } = provider;
  const doubt = response.ok ? await refuseFreshIdentity(provider, response, subject) : null;
  if (doubt?.refused === "unauthenticated") return { refusal: asTokenFailure(doubt), isEnd: true };
  const tokens = await oauth.processRefreshTokenResponse(metadata, client, response);
  // The identity token cannot be verified at the moment.
  return doubt ? { refusal: asTokenFailure(doubt), tokens } : { tokens };
}

/** A used or revoked refresh token, or a provider that wants to see the person. */
function saysNo(error: string): boolean {
  return error === "invalid_grant" || needsThePerson.has(error);
}

const refused = refuse(
  "unauthenticated",
  "refresh_refused",
  "Get access token failed. The identity provider no longer confirms your login, so you have been logged out. Log in again.",
);

/** The words of a login, where none was tried. */
function asTokenFailure(refusal: Refusal): Refusal {
  return { ...refusal, message: refusal.message.replace(/^Login failed\b/, "Get access token failed") };
}
