import {
  exchangeCode,
  isRefusal,
  keptTokens,
  type LoginMode,
  type TokenEndpointResponse,
} from "@toadstool/openid";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { hashId } from "../../tokens/token.server.ts";
import { redirectUri } from "./begin-login.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import { type BegunLogin, takeLoginTransaction } from "./login-transactions.server.ts";
import { type Owner, provenOwnerOf, refuseStranger, type Session, type Stranger } from "../owner.ts";
import { openProvider, type ProviderServices } from "../open-provider.server.ts";
import { safeReturnTo } from "./return-to.ts";
import type { SeenFrom } from "../seen-from.ts";
import { endSession, renewSession, startSession } from "../sessions/sessions.server.ts";
import { makeXsrfToken } from "../xsrf.server.ts";

export interface CompletedLogin {
  mode: LoginMode;
  sessionId: string;
  xsrfToken: string;
  returnTo: string;
}

/** A silent check found the owner whose session is here: that one goes on. */
export type ConfirmedSession = Pick<CompletedLogin, "mode" | "returnTo">;

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

/**
 * Completes a login from what the provider sent the browser back with, and starts the owner's session. A silent check renews the
 * session that is here: another one would be lost with the answer, where the person leaves the page meanwhile.
 */
export async function completeLogin(
  services: LoginServices,
  input: CallbackInput,
): Promise<CompletedLogin | ConfirmedSession | FailedLogin> {
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
  const provider = await openProvider(services);
  const callback = { ...transaction, parameters, state, redirectUri: redirectUri(services) };
  const identified = isRefusal(provider) ? provider : await exchangeCode(provider, callback);
  if (isRefusal(identified)) return refuseLogin(services, input, transaction, identified);
  const owner = provenOwnerOf(services.settings.identity, identified.claims);
  if (!owner) return refuseLogin(services, input, transaction, refuseStranger(identified.claims));

  const { oldSession } = input;
  const isConfirmed = mode === "silent" && oldSession?.owner.subject === owner.subject;
  if (
    isConfirmed &&
    (await renewSession(services, oldSession, await keptTokens(services, identified.tokens)))
  )
    return { mode, returnTo };
  if (oldSession) await endSession(services, oldSession);
  const started = await startOwnerSession(services, owner, identified.tokens, input.from);
  await recordIdentityEvent(services, {
    kind: "login",
    code: mode,
    subject: owner.subject,
    from: input.from,
  });
  return { ...started, mode, returnTo };
}

/**
 * Records a failed login. In a silent check, no user or another user at the provider ends the session, but none that a login has
 * begun since.
 */
async function refuseLogin(
  services: Pick<Services, "db" | "clock">,
  { oldSession, from }: CallbackInput,
  { mode, returnTo, begunAt }: BegunLogin,
  refusal: Refused & Partial<Stranger>,
): Promise<FailedLogin> {
  const { code } = refusal;
  const subject = refusal.stranger?.subject ?? null;
  if (mode !== "silent") {
    await recordIdentityEvent(services, { kind: "refused", code, subject, from });
    return { ...refusal, mode, returnTo };
  }
  const isOver = ["login_required", "not_the_owner"].includes(code);
  const isLoggedOut = isOver && (!oldSession || (await endSession(services, oldSession, begunAt)) !== null);
  if (isLoggedOut && oldSession) {
    const whose = oldSession.owner.subject;
    await recordIdentityEvent(services, { kind: "session_ended", code, subject: whose, from });
  }
  return { ...refusal, mode, returnTo, isLoggedOut };
}

async function startOwnerSession(
  services: Pick<Services, "db" | "clock" | "secret">,
  owner: Owner,
  tokens: TokenEndpointResponse,
  from: SeenFrom,
): Promise<Pick<CompletedLogin, "sessionId" | "xsrfToken">> {
  const sessionId = await startSession(services, owner, await keptTokens(services, tokens), from);
  const idHash = await hashId(sessionId);
  return { sessionId, xsrfToken: await makeXsrfToken(services, { idHash }) };
}
