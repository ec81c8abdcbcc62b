/** What a refusal's code means, for a log of past logins: a sentence, or null for a code that is none of this package's. */
export function explainCode(code: string): string | null {
  const fault = /^identity_token_(\w+)$/.exec(code)?.[1];
  if (!fault) return wordsIn(refusals, code);
  const words = wordsIn(tokenFaults, fault);
  return words && `The identity token ${words}.`;
}

function wordsIn(words: Record<string, string>, code: string): string | null {
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}

const configuration = "The identity provider did not accept this site’s configuration";

const refusals: Record<string, string> = {
  access_denied: "Access was denied at the identity provider, or its page was closed.",
  login_failed: "The identity provider gave no reason.",
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
