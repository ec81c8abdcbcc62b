import { errors, jwtVerify, type JWTPayload } from "jose";
import { clockTolerance, type OpenIdSettings, type Provider } from "./provider.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { refuseProviderTrouble, UnableToFetch, WrongAnswer } from "./trouble.ts";

/** What a verified identity token says of the person. */
export interface IdentityClaims {
  issuer: string;
  subject: string;
  name: string;
}

/** Verifies an identity token; each thing that can be wrong with one has its own code. */
export async function verifyIdentityToken(
  provider: Provider,
  token: string,
  expected: { nonce?: string } = {},
): Promise<IdentityClaims | Refusal> {
  const { settings } = provider;
  const now = provider.clock();
  const verified = await jwtVerify(token, provider.keys, {
    algorithms: ["RS256"],
    issuer: provider.metadata.issuer,
    audience: settings.clientId,
    requiredClaims: ["sub", "exp", "iat"],
    clockTolerance,
    currentDate: now,
  }).catch(refuseTokenError);
  if (isRefusal(verified)) return verified;
  const { payload, protectedHeader } = verified;
  const subject = payload.sub;
  if (typeof subject !== "string" || subject === "") return wrong("subject", "has no subject (sub)");
  return (
    refuseOtherKind(protectedHeader.typ, payload) ??
    refuseClaims(settings, payload, expected.nonce, now) ?? {
      // The issuer as it is configured: lists of users are written in that spelling.
      issuer: settings.issuer,
      subject,
      name: nameIn(payload) ?? subject,
    }
  );
}

/** Access and logout tokens of the same provider are signed with the same key; Keycloak marks the kind in a claim. */
function refuseOtherKind(type: string | undefined, payload: JWTPayload): Refusal | null {
  const isOther =
    /^(application\/)?(at|logout|secevent)\+jwt$/i.test(type ?? "") ||
    /^(bearer|dpop|refresh|offline|logout)$/i.test(String(payload.typ)) ||
    "events" in payload;
  return isOther ? wrong("type", "is a different kind of token") : null;
}

/** The claims that jose does not check. */
function refuseClaims(
  settings: OpenIdSettings,
  claims: JWTPayload,
  nonce: string | undefined,
  now: Date,
): Refusal | null {
  const seconds = now.getTime() / 1000;
  const { azp, auth_time: authTime, iat = 0 } = claims;
  if (iat > seconds + clockTolerance) return wrong("issued_in_future", "was issued in the future (iat)");
  if (nonce !== undefined && claims.nonce !== nonce) {
    return wrong("nonce", "does not match this login (nonce)");
  }
  const hasSeveralAudiences = Array.isArray(claims.aud) && claims.aud.length > 1;
  if ((azp !== undefined || hasSeveralAudiences) && azp !== settings.clientId) {
    return wrong("authorized_party", "was issued to another client (azp)");
  }
  if (settings.maxAge !== null) {
    if (typeof authTime !== "number")
      return wrong("auth_time", "does not say when you logged in (auth_time)");
    if (authTime + settings.maxAge + clockTolerance < seconds) {
      return wrong("too_old", "comes from a login that is too old (auth_time)");
    }
  }
  return refuseOrganization(settings.organization, claims);
}

/** Ids start with `org_` and must match exactly; names are compared without case. */
function refuseOrganization(organization: string | null, claims: JWTPayload): Refusal | null {
  if (organization === null) return null;
  const { org_id: id, org_name: name } = claims;
  const matches = organization.startsWith("org_")
    ? id === organization
    : typeof name === "string" && name.toLowerCase() === organization.toLowerCase();
  return matches ? null : wrong("organization", "belongs to another organization (org_id, org_name)");
}

function nameIn(claims: JWTPayload): string | undefined {
  return [claims.name, claims.preferred_username, claims.nickname, claims.email].find(
    (name): name is string => typeof name === "string" && name !== "",
  );
}

function refuseTokenError(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return wrong("expired", "has expired (exp)");
  if (error instanceof errors.JWTClaimValidationFailed) {
    const [code, what] = claimFaults[error.claim] ?? ["malformed", "is malformed"];
    return wrong(code, what);
  }
  for (const [kind, code, what] of tokenFaults) if (error instanceof kind) return wrong(code, what);
  if (error instanceof UnableToFetch) return refuseProviderTrouble(error);
  // The remaining errors are keys that cannot check a signature: not JSON, not a key set, too short, of another kind.
  const what = "The keys that the identity provider publishes (jwks_uri) are unusable.";
  return refuseProviderTrouble(new WrongAnswer(what, { cause: error }));
}

const claimFaults: Record<string, [code: string, what: string]> = {
  iss: ["issuer", "comes from another issuer (iss)"],
  aud: ["audience", "was issued for another audience (aud)"],
  sub: ["subject", "has no subject (sub)"],
  exp: ["expiry", "has no numeric expiry time (exp)"],
  iat: ["issued_at", "has no numeric time of issue (iat)"],
  nbf: ["not_before", "is not valid yet (nbf)"],
};

const tokenFaults = [
  [errors.JOSEAlgNotAllowed, "algorithm", "is not signed with RS256"],
  [errors.JWSSignatureVerificationFailed, "signature", "has a wrong signature"],
  [errors.JWKSNoMatchingKey, "key", "is signed with a key that the identity provider does not publish"],
  [errors.JWKSMultipleMatchingKeys, "key", "does not say which of the identity provider’s keys signed it"],
  [errors.JWSInvalid, "malformed", "is malformed"],
  [errors.JWTInvalid, "malformed", "is malformed"],
  [errors.JOSENotSupported, "malformed", "is malformed"],
] as const;

function wrong(code: string, what: string): Refusal {
  return refuse("unauthenticated", `identity_token_${code}`, `Login failed. The identity token ${what}.`);
}

/** Takes the identity token out of a token answer before anything else looks at it. */
export async function verifyTokenResponse(
  provider: Provider,
  response: Response,
  nonce: string,
): Promise<IdentityClaims | Refusal> {
  const token = await identityTokenIn(response);
  if (token === null) return wrong("missing", "is missing from the identity provider’s response");
  return verifyIdentityToken(provider, token, { nonce });
}

/**
 * The same where tokens were refreshed: such an answer may come without an identity token, and has none that
 * answers a login. Null where there is nothing to object to.
 */
export async function refuseFreshIdentity(
  provider: Provider,
  response: Response,
  subject: string,
): Promise<Refusal | null> {
  const token = await identityTokenIn(response);
  if (token === null) return null;
  const claims = await verifyIdentityToken(provider, token);
  if (isRefusal(claims)) return claims;
  return claims.subject === subject ? null : wrong("subject", "belongs to a different person (sub)");
}

async function identityTokenIn(response: Response): Promise<string | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const token = typeof body === "object" && body !== null && "id_token" in body ? body.id_token : null;
  return typeof token === "string" ? token : null;
}
