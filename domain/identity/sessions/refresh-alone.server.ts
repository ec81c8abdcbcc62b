import * as oauth from "oauth4webapi";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { refuseFreshIdentity } from "../provider/identity-token.server.ts";
import { keptTokens } from "./kept-tokens.server.ts";
import type { Session } from "../owner.ts";
import { openProvider, type Provider, type ProviderServices } from "../provider/provider.server.ts";
import { holding, isHeld, type RefreshLock, restAfter, settle } from "./refresh-lock.server.ts";
import { endSessions } from "./session-ends.server.ts";
import { requestFreshTokens } from "../provider/token-endpoint.server.ts";
import { needsThePerson, refuseProviderTrouble } from "../provider/trouble.server.ts";

export type RefreshServices = ProviderServices & Pick<Services, "db" | "secret">;

interface Sent {
  refreshToken: string;
  scope: string;
}

/** What the provider said: `tokens` are to be kept whatever it refused, since the one that was sent is used up. */
interface Answer {
  tokens?: oauth.TokenEndpointResponse;
  refusal?: Refused;
  isEnd?: boolean;
}

/** Refreshes as the one holder of the lock. Null where the lock was lost over it: then the others know more. */
export async function refreshAlone(
  services: RefreshServices,
  session: Session,
  lock: RefreshLock,
  sent: Sent,
): Promise<"refreshed" | Refused | null> {
  const answer = await holding(services, lock, () => askProvider(services, session, sent));
  const { refusal, isEnd } = answer;
  if (refusal && isEnd) {
    const ended = await endSessions(services, isHeld(lock), "refresh_refused");
    return ended > 0 ? refusal : null;
  }
  const isSettled = await settle(services, lock, await changesAfter(services, answer, sent));
  if (!isSettled) return null;
  return refusal ?? "refreshed";
}

async function askProvider(services: RefreshServices, session: Session, sent: Sent): Promise<Answer> {
  const provider = await openProvider(services);
  if (isRefused(provider)) return { refusal: asTokenFailure(provider) };
  try {
    const { audience } = services.settings.identity;
    const parameters = { audience: audience ?? "", scope: sent.scope };
    const response = await requestFreshTokens(provider, sent.refreshToken, parameters);
    return await readAnswer(services, session, provider, response);
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && saysNo(error.error))
      return { refusal: refused, isEnd: true };
    return { refusal: refuseProviderTrouble(error, "Get access token failed") };
  }
}

/** First our own verification, which names each fault; then the protocol's. */
async function readAnswer(
  services: RefreshServices,
  session: Session,
  provider: Provider,
  response: Response,
): Promise<Answer> {
  const { metadata, client } = provider;
  const { subject } = session.owner;
  const doubt = response.ok ? await refuseFreshIdentity(services, provider, response, subject) : null;
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

async function changesAfter(services: RefreshServices, { tokens, refusal }: Answer, sent: Sent) {
  const rest = refusal ? restAfter(refusal.code, services.clock) : {};
  if (!tokens) return rest;
  const kept = await keptTokens(services, {
    ...tokens,
    refresh_token: tokens.refresh_token ?? sent.refreshToken,
  });
  if (refusal) return { ...rest, refreshToken: kept.refreshToken };
  return {
    refreshToken: kept.refreshToken,
    tokensExpireAt: kept.tokensExpireAt,
    // A field that the provider does not send again has not changed.
    ...(kept.idToken && { idToken: kept.idToken }),
    ...(kept.scope && { scope: kept.scope }),
  };
}

/** The words of a login, where none was tried. */
function asTokenFailure(refusal: Refused): Refused {
  return { ...refusal, message: refusal.message.replace(/^Login failed\b/, "Get access token failed") };
}
