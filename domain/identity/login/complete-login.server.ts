import * as oauth from "oauth4webapi";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";
import { redirectUri } from "./begin-login.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import { type IdentityClaims, verifyTokenResponse } from "../provider/identity-token.server.ts";
import { keptTokens } from "../sessions/kept-tokens.server.ts";
import type { LoginMode } from "./login-mode.ts";
import { type LoginTransaction, takeLoginTransaction } from "./login-transactions.server.ts";
import { type Owner, provenOwnerOf, refuseStranger, type Session, type Stranger } from "../owner.ts";
import { openProvider, type ProviderServices } from "../provider/provider.server.ts";
import { safeReturnTo } from "./return-to.ts";
import type { SeenFrom } from "../seen-from.ts";
import { endSession, startSession } from "../sessions/sessions.server.ts";
import { requestTokens } from "../provider/token-endpoint.server.ts";
import { refuseProviderTrouble } from "../provider/trouble.server.ts";
import { makeXsrfToken } from "../xsrf.server.ts";

export interface CompletedLogin {
  mode: LoginMode;
  sessionId: string;
  xsrfToken: string;
  returnTo: string;
}

export interface FailedLogin extends Refused {
  mode: LoginMode;
  returnTo: string;
  /** A person who logged in without owning the site. */
  stranger?: Stranger["stranger"];
  /** The provider no longer vouches for the owner: the browser's session is over. */
  isLoggedOut?: boolean;
}

interface CallbackInput {
  parameters: URLSearchParams;
  browserId: string | undefined;
  oldSession: Session | null;
  from: SeenFrom;
}

type LoginServices = ProviderServices & Pick<Services, "db" | "secret">;

/** Completes a login from what the provider sent the browser back with, and starts the owner's session. */
export async function completeLogin(
  services: LoginServices,
  input: CallbackInput,
): Promise<CompletedLogin | FailedLogin> {
  const { parameters, browserId } = input;
  const state = parameters.get("state");
  const hasAnswer = parameters.has("code") || parameters.has("error");
  const transaction =
    state && hasAnswer && browserId ? await takeLoginTransaction(services, { state, browserId }) : null;
  if (!state || !transaction) {
    const refusal = refuse("malformed", "invalid_state", "Invalid state");
    return { ...refusal, mode: "redirect", returnTo: safeReturnTo(null) };
  }
  const { mode, returnTo } = transaction;
  const identified = await identify(services, { parameters, state, transaction });
  if (isRefused(identified)) return { ...(await refuseLogin(services, input, mode, identified)), returnTo };

  const owner = provenOwnerOf(services.settings.identity, identified.claims);
  if (!owner) {
    const refusal = refuseStranger(identified.claims);
    return { ...(await refuseLogin(services, input, mode, refusal)), returnTo };
  }
  if (input.oldSession) await endSession(services, input.oldSession);
  const started = await startOwnerSession(services, owner, identified.tokens, input.from);
  await recordIdentityEvent(services, {
    kind: "login",
    code: mode,
    subject: owner.subject,
    from: input.from,
  });
  return { ...started, mode, returnTo };
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
    throw new Error("The identity provider’s refusal was taken for an answer.");
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}

/** Records a failed login. In a silent check, no user or another user at the provider ends the session. */
async function refuseLogin<Why extends Refused & Partial<Stranger>>(
  services: Pick<Services, "db" | "clock">,
  { oldSession, from }: CallbackInput,
  mode: LoginMode,
  refusal: Why,
): Promise<Why & Pick<FailedLogin, "mode" | "isLoggedOut">> {
  const { code } = refusal;
  const subject = refusal.stranger?.subject ?? null;
  if (mode !== "silent") {
    await recordIdentityEvent(services, { kind: "refused", code, subject, from });
    return { ...refusal, mode };
  }
  const isLoggedOut = ["login_required", "not_the_owner"].includes(code);
  if (isLoggedOut && oldSession) {
    await endSession(services, oldSession);
    const whose = oldSession.owner.subject;
    await recordIdentityEvent(services, { kind: "session_ended", code, subject: whose, from });
  }
  return { ...refusal, mode, isLoggedOut };
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
