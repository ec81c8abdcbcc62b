import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import { patientClock } from "./patient-clock.ts";
import type { OpenIdSettings } from "../provider/provider.ts";

const keyPair = await generateKeyPair("RS256", { extractable: true });
/** A pair whose public key the provider does not publish. */
export const strangeKeyPair = await generateKeyPair("RS256", { extractable: true });
let made = 0;

type Answer = (request: Request) => Response | Promise<Response>;

/** A provider behind a `fetch`, with an issuer of its own: what is cached of it stays in one test. */
export async function standInProvider(clock: () => Date, origin?: string) {
  const issuer = origin ?? `https://identity-${++made}.test`;
  const metadata: Record<string, unknown> = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    scopes_supported: ["openid", "profile", "email", "offline_access"],
  };
  const jwks = {
    keys: [{ ...(await exportJWK(keyPair.publicKey)), kid: "house", alg: "RS256", use: "sig" }],
  };
  const asked: Request[] = [];
  const answers: Record<string, Answer> = {
    "/.well-known/openid-configuration": () => Response.json(metadata),
    "/jwks": () => Response.json(jwks),
  };
  const fetchAnswer: typeof fetch = async (input, init) => {
    const request = new Request(input, init) as Request;
    asked.push(request.clone() as Request);
    const answer = answers[new URL(request.url).pathname];
    if (!answer) throw new TypeError("Network connection lost.");
    return answer(request);
  };
  const seconds = () => Math.floor(clock().getTime() / 1000);

  /** The owner's token; a claim that is undefined is left out. */
  function identityToken(
    claims: JWTPayload = {},
    header: Partial<JWTHeaderParameters> = {},
    key?: CryptoKey,
  ) {
    const whole = {
      iss: issuer,
      aud: "toadstool",
      sub: "owner",
      name: "Toadstool",
      iat: seconds(),
      exp: seconds() + 300,
      ...claims,
    };
    return new SignJWT(whole)
      .setProtectedHeader({ alg: "RS256", kid: "house", ...header })
      .sign(key ?? keyPair.privateKey);
  }

  /** Lets the token endpoint answer with a token for the login that `authorizeUrl` began. */
  function answerTokens(authorizeUrl: URL, claims: JWTPayload = {}, more: object = {}) {
    answers["/token"] = async () =>
      Response.json({
        access_token: "an access token",
        token_type: "Bearer",
        expires_in: 300,
        refresh_token: "a refresh token",
        id_token: await identityToken({ nonce: authorizeUrl.searchParams.get("nonce"), ...claims }),
        ...more,
      });
  }

  const tokenRequests = () => asked.filter((request) => request.url === `${issuer}/token`);
  return {
    fetch: fetchAnswer,
    issuer,
    metadata,
    jwks,
    asked,
    answers,
    identityToken,
    answerTokens,
    tokenRequests,
  };
}

/** A site that is registered there, with time that passes only while it waits. */
export async function standInSite(changes: Partial<OpenIdSettings> = {}, origin?: string) {
  const world = { now: new Date("2026-06-01T12:00:00Z") };
  const provider = await standInProvider(() => world.now, origin);
  const settings: OpenIdSettings = {
    issuer: provider.issuer,
    clientId: "toadstool",
    clientSecret: null,
    audience: null,
    organization: null,
    maxAge: null,
    extraScopes: [],
    ...changes,
  };
  const clock = patientClock(world);
  const ports = { fetch: provider.fetch, clock: () => world.now, wait: clock.wait };
  return { ...provider, world, settings, ports, until: clock.until };
}
