import type { IdentityEvent } from "#domain/identity/events.server.ts";

type Happened = Pick<IdentityEvent, "kind" | "code">;

/** What happened in a word or two, and more of it where there is more to say. */
export function whatHappened({ kind, code }: Happened): { what: string; why: string | null } {
  switch (kind) {
    case "login":
      return { what: "Logged in", why: wordsIn(loginWords, code) };
    case "refused":
      return { what: "Login refused", why: refusalWords(code) };
    case "logout":
      return { what: "Logged out", why: null };
    case "session_ended":
      return { what: "Session ended", why: wordsIn(endWords, code) ?? unknown(code) };
    case "token_made":
      return { what: "Token created", why: "A personal access token, on this page." };
    case "token_revoked":
      return { what: "Token revoked", why: "A personal access token, on this page." };
  }
}

function wordsIn(words: Record<string, string>, code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}

const loginWords: Record<string, string> = {
  popup: "In a popup.",
  silent: "Automatically: you were still logged in at the identity provider.",
};

const endWords: Record<string, string> = {
  ended_by_owner: "You ended it on this page.",
  idle: "It had not been used for too long.",
  lifetime_over: "It had reached its limit of one day.",
  refresh_refused: "The identity provider no longer confirms it.",
  login_required: "No one was logged in at the identity provider any more.",
  not_the_owner: "A different person was logged in at the identity provider.",
};

function refusalWords(code: string): string {
  const tokenFault = /^identity_token_(\w+)$/.exec(code)?.[1];
  if (!tokenFault) return wordsIn(refusals, code) ?? unknown(code);
  const fault = wordsIn(tokenFaults, tokenFault);
  return fault ? `The identity token ${fault}.` : unknown(code);
}

function unknown(code: string): string {
  return `Code: ${code}.`;
}

const configuration = "The identity provider did not accept this site’s configuration";

const refusals: Record<string, string> = {
  not_the_owner: "A person who does not own this site logged in.",
  access_denied: "Access was denied at the identity provider, or its page was closed.",
  invalid_state: "The response did not match any login started in this browser.",
  login_failed: "The identity provider gave no reason.",
  local_provider: "The configured identity provider is for local use only.",
  login_not_configured: "No identity provider is configured.",
  token_request_failed: "The identity provider did not accept the login code.",
  provider_unreachable: "The identity provider could not be reached.",
  provider_unavailable: "The identity provider returned a server error.",
  provider_answer_invalid: "The identity provider’s response did not follow OpenID Connect.",
  mfa_required: "The identity provider required a second factor.",
  missing_refresh_token: "The identity provider issued no refresh token.",
  refresh_refused: "The identity provider no longer confirmed the session.",
  login_required: "No one was logged in at the identity provider.",
  consent_required: "The identity provider required consent.",
  interaction_required: "The identity provider required interaction.",
  account_selection_required: "The identity provider required an account to be chosen.",
  invalid_request: `${configuration} (invalid_request).`,
  invalid_scope: `${configuration}: its scopes.`,
  invalid_target: `${configuration}: its audience.`,
  unauthorized_client: `${configuration}: its client.`,
  unsupported_response_type: `${configuration}: logging in by code.`,
  request_not_supported: `${configuration} (request_not_supported).`,
};

/** Follows 'The identity token'. */
const tokenFaults: Record<string, string> = {
  missing: "was missing",
  malformed: "was malformed",
  algorithm: "was not signed with RS256",
  signature: "had an invalid signature",
  key: "was signed with a key that the identity provider does not publish",
  type: "was a different kind of token",
  issuer: "came from another issuer",
  audience: "was made for another audience",
  authorized_party: "was made for another client",
  subject: "had no subject, or a different one",
  nonce: "did not match this login",
  expired: "had expired",
  expiry: "did not say when it expires",
  issued_at: "did not say when it was issued",
  issued_in_future: "was issued in the future",
  not_before: "was not valid yet",
  auth_time: "did not say when the person had logged in",
  too_old: "came from a login that was too old",
  organization: "belonged to another organization",
};
