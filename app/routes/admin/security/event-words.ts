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
      return { what: "Token made", why: "A personal access token, on this page." };
    case "token_revoked":
      return { what: "Token revoked", why: "A personal access token, on this page." };
  }
}

function wordsIn(words: Record<string, string>, code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}

const loginWords: Record<string, string> = {
  popup: "In a popup.",
  silent: "Without being asked: the identity provider still knew you.",
};

const endWords: Record<string, string> = {
  ended_by_owner: "You ended it on this page.",
  idle: "Nobody had used it for too long.",
  lifetime_over: "Its day was over.",
  refresh_refused: "The identity provider no longer vouches for it.",
  login_required: "Nobody was logged in at the identity provider any more.",
  not_the_owner: "Somebody else was logged in at the identity provider.",
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

const configuration = "The identity provider did not accept this site's configuration";

const refusals: Record<string, string> = {
  not_the_owner: "Somebody logged in who does not own this site.",
  access_denied: "Access was denied at the identity provider, or its page was left.",
  invalid_state: "The answer belonged to no login begun in this browser.",
  login_failed: "The identity provider gave no reason.",
  local_provider: "The provider that was set up is for this machine alone.",
  login_not_configured: "No identity provider is set up yet.",
  token_request_failed: "The identity provider did not accept the login's code.",
  provider_unreachable: "The identity provider could not be reached.",
  provider_unavailable: "The identity provider was out of order.",
  provider_answer_invalid: "The identity provider's answer did not follow OpenID Connect.",
  mfa_required: "The identity provider wanted a second factor.",
  missing_refresh_token: "The identity provider gave no refresh token.",
  refresh_refused: "The identity provider no longer vouched for the session.",
  login_required: "Nobody was logged in at the identity provider.",
  consent_required: "The identity provider wanted to ask for consent.",
  interaction_required: "The identity provider wanted to ask something.",
  account_selection_required: "The identity provider wanted to ask for an account.",
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
  signature: "had a wrong signature",
  key: "was signed with a key that the identity provider does not publish",
  type: "was a token of another kind",
  issuer: "came from another issuer",
  audience: "was made for another audience",
  authorized_party: "was made for another client",
  subject: "had no subject, or a wrong one",
  nonce: "did not answer this login",
  expired: "had expired",
  expiry: "did not say when it expires",
  issued_at: "did not say when it was issued",
  issued_in_future: "was issued in the future",
  not_before: "was not valid yet",
  auth_time: "did not say when the person had logged in",
  too_old: "came from a login too long ago",
  organization: "belonged to another organization",
};
