import * as oauth from "oauth4webapi";
import { refuse, type Refusal } from "../refusal.ts";

/** The provider gave no usable answer. */
export class UnableToFetch extends Error {
  /** Milliseconds after which another try may bring an answer; null where it surely brings none. */
  readonly again: number | null;

  constructor(
    what: string,
    { because, again = null, cause }: { because?: string; again?: number | null; cause?: unknown } = {},
  ) {
    super(`HTTP error. Unable to fetch ${what}${because ? `: ${because}` : ""}`, { cause });
    this.again = again;
  }
}

/** The provider gave an answer that cannot be right; the message says what, in a sentence for people. */
export class WrongAnswer extends Error {}

/** An answer of another type is never looked into. */
export function requireJson(response: Response): Response {
  if (isJson(response)) return response;
  throw new WrongAnswer(notJson);
}

export function isJson({ headers }: Response): boolean {
  return /^application\/([\w-]+\+)?json\b/i.test(headers.get("Content-Type") ?? "");
}

/** A second factor is asked for. */
interface MfaRequired extends Refusal {
  /** The provider's token for that step. Not enumerable, so that spreading, serialising or logging leaves it out. */
  mfaToken: string | null;
}

type Failure = "Login failed" | "Get access token failed";

/** Turns what the provider did wrong into words for a person; a fault of our own stays thrown. */
export function refuseProviderTrouble(error: unknown, failure: Failure = "Login failed"): Refusal {
  if (error instanceof UnableToFetch) return refuse("unavailable", "provider_unreachable", error.message);
  if (error instanceof WrongAnswer) return refuseAnswer(failure, error.message);
  if (error instanceof oauth.AuthorizationResponseError) return refuseAuthorizationError(error.error);
  if (error instanceof oauth.ResponseBodyError) return refuseTokenError(error);
  if (error instanceof oauth.WWWAuthenticateChallengeError) return tokenRequestFailed;
  if (error instanceof oauth.OperationProcessingError) return refuseAnswer(failure, faultOf(error));
  if (error instanceof oauth.UnsupportedOperationError) return refuseAnswer(failure, notAsSpecified);
  throw error;
}

function refuseAnswer(failure: Failure, what: string): Refusal {
  return refuse("unavailable", "provider_answer_invalid", `${failure}. ${what}`);
}

const notJson = "The identity provider did not respond with JSON.";
const notAsSpecified = "The identity provider sent a response that does not follow OpenID Connect.";

/** The library's own words are never shown either: they may quote the answer. */
function faultOf({ code, message }: oauth.OperationProcessingError): string {
  if (code === oauth.RESPONSE_IS_NOT_JSON || code === oauth.PARSE_ERROR) return notJson;
  if (message.includes('"iss" (issuer)')) {
    return "The response comes from a different identity provider than the one this login was started with (iss).";
  }
  return notAsSpecified;
}

const tokenRequestFailed = refuse(
  "unauthenticated",
  "token_request_failed",
  "Get access token failed. The identity provider did not accept this login; start it again.",
);

function refuseTokenError({ error, cause }: oauth.ResponseBodyError): Refusal {
  if (error !== "mfa_required") return tokenRequestFailed;
  const { mfa_token: mfaToken } = cause;
  return mfaRequired(typeof mfaToken === "string" ? mfaToken : null);
}

export function mfaRequired(mfaToken: string | null): MfaRequired {
  const message =
    "Get access token failed. The identity provider requires a second factor (MFA); log in again.";
  const refusal = refuse("unauthenticated", "mfa_required", message);
  return Object.defineProperty(refusal, "mfaToken", { value: mfaToken }) as MfaRequired;
}

/** The provider's own words are never shown: its `error` only picks one of these. */
function refuseAuthorizationError(error: string): Refusal {
  if (error === "access_denied") {
    const message = "Login failed. Access was denied at the identity provider, or you closed its page.";
    return refuse("forbidden", "access_denied", message);
  }
  if (needsThePerson.has(error)) {
    const message =
      "Login failed. The identity provider needs you to log in on its own page. Start the login again.";
    return refuse("unauthenticated", error, message);
  }
  if (error === "temporarily_unavailable" || error === "server_error") {
    const message =
      "Login failed. The identity provider returned a server error. Wait a moment and try again.";
    return refuse("unavailable", "provider_unavailable", message);
  }
  if (wrongConfiguration.has(error)) {
    const message =
      "Login failed. The identity provider does not accept this site’s configuration: " +
      "check the client id, redirect address, scopes and audience.";
    return refuse("invalid", error, message);
  }
  return refuse("malformed", "login_failed", "Login failed");
}

/** The answers of a provider after which only the user can continue. */
export const needsThePerson: ReadonlySet<string> = new Set([
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);

const wrongConfiguration = new Set([
  "invalid_request",
  "invalid_scope",
  "invalid_target",
  "unauthorized_client",
  "unsupported_response_type",
  "request_not_supported",
]);
