import * as oauth from "oauth4webapi";
import { refuse, type Refused } from "../outcome.ts";

/** The provider gave no usable answer. */
export class UnableToFetch extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`HTTP error. Unable to fetch ${what}`, options);
  }
}

/** Turns what the provider did wrong into words for a person; a fault of our own stays thrown. */
export function refuseProviderTrouble(error: unknown): Refused {
  if (error instanceof UnableToFetch) return refuse("unavailable", "provider_unreachable", error.message);
  if (error instanceof oauth.AuthorizationResponseError) return refuseAuthorizationError(error.error);
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.WWWAuthenticateChallengeError) {
    const message =
      "Get access token failed. The identity provider did not accept this login; start it again.";
    return refuse("unauthenticated", "token_request_failed", message);
  }
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError) {
    const message = "Login failed. The identity provider gave an answer that does not follow OpenID Connect.";
    return refuse("unavailable", "provider_answer_invalid", message);
  }
  throw error;
}

/** The provider's own words are never shown: its `error` only picks one of these. */
function refuseAuthorizationError(error: string): Refused {
  if (error === "access_denied") {
    const message = "Login failed. Access was denied at the identity provider, or you left its page.";
    return refuse("forbidden", "access_denied", message);
  }
  if (needsThePerson.has(error)) {
    const message = "Login failed. The identity provider needs you on its own page; start the login again.";
    return refuse("unauthenticated", error, message);
  }
  if (error === "temporarily_unavailable" || error === "server_error") {
    const message =
      "Login failed. The identity provider is out of order just now; wait a moment and try again.";
    return refuse("unavailable", "provider_unavailable", message);
  }
  if (wrongConfiguration.has(error)) {
    const message =
      "Login failed. The identity provider does not accept this site's configuration: " +
      "look at its client id, redirect address, scopes and audience.";
    return refuse("invalid", error, message);
  }
  return refuse("malformed", "login_failed", "Login failed");
}

const needsThePerson = new Set([
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
