import { createRemoteJWKSet, customFetch, jwksCache, type JWKSCacheInput, type JWTVerifyGetKey } from "jose";
import * as oauth from "oauth4webapi";
import { logError } from "../../log.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services, Settings } from "../../services.ts";
import { type HttpOptions, httpOptions, onlyOk } from "./bounded-fetch.server.ts";
import { readDiscovery } from "./discovery.server.ts";
import { refuseProviderTrouble, UnableToFetch } from "./trouble.server.ts";

/** What the rules need from the identity provider, as its discovery document describes it. */
export interface Provider {
  metadata: oauth.AuthorizationServer;
  client: oauth.Client;
  authenticate: oauth.ClientAuth;
  keys: JWTVerifyGetKey;
  http: HttpOptions;
  clock: Services["clock"];
  wait: Services["wait"];
}

export type ProviderServices = Pick<Services, "fetch" | "clock" | "wait" | "settings">;

/** Seconds by which the provider's clock and ours may differ. */
export const clockTolerance = 60;

const discoveryFreshFor = 3_600_000;

/** Kept as long as the isolate lives: plain data only, since a request may not wait for another request's network. */
const known = new Map<
  string,
  { metadata: oauth.AuthorizationServer; readAt: number; keys: JWKSCacheInput }
>();

/** The configured provider; a refusal where none is configured or it cannot be reached. */
export async function openProvider(services: ProviderServices): Promise<Provider | Refused> {
  const { issuer, clientId } = services.settings.identity;
  if (!URL.canParse(issuer) || !clientId) {
    const message = "Login is not set up yet. Set OIDC_ISSUER and OIDC_CLIENT_ID as README.md describes.";
    return refuse("unavailable", "login_not_configured", message);
  }
  const misplaced = refuseMisplaced(services.settings.identity);
  if (misplaced) return misplaced;
  try {
    return await discover(services);
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}

async function discover(services: ProviderServices): Promise<Provider> {
  const { clock, wait } = services;
  const { identity } = services.settings;
  const http = httpOptions(services);
  const now = clock().getTime();
  let entry = known.get(identity.issuer);
  if (!entry || now - entry.readAt > discoveryFreshFor) {
    entry = { metadata: await readDiscovery(identity.issuer, http), readAt: now, keys: {} };
    known.set(identity.issuer, entry);
  }
  return {
    metadata: entry.metadata,
    client: {
      client_id: identity.clientId,
      // Our own verification comes first and is the strict one: a token that passes it must not fail because of a second's
      // rounding.
      [oauth.clockTolerance]: clockTolerance + 5,
      [oauth.clockSkew]: Math.round((now - Date.now()) / 1000),
    },
    authenticate: clientAuthentication(identity, entry.metadata),
    keys: createRemoteJWKSet(neededEndpoint({ metadata: entry.metadata, http }, "jwks_uri"), {
      [customFetch]: onlyOk(http[oauth.customFetch]),
      [jwksCache]: entry.keys,
    }),
    http,
    clock,
    wait,
  };
}

type Endpoint = "authorization_endpoint" | "token_endpoint" | "jwks_uri" | "end_session_endpoint";

/** An address the discovery document names, or null; it must be https, except on this machine. */
export function endpoint(
  { metadata, http }: Pick<Provider, "metadata" | "http">,
  name: Endpoint,
): URL | null {
  const url = URL.parse(metadata[name] ?? "");
  const allowed = http[oauth.allowInsecureRequests] ? ["https:", "http:"] : ["https:"];
  return url && allowed.includes(url.protocol) ? url : null;
}

export function neededEndpoint(provider: Pick<Provider, "metadata" | "http">, name: Endpoint): URL {
  const url = endpoint(provider, name);
  if (url) return url;
  const because = provider.metadata[name]
    ? "the address that its discovery document names is not https."
    : "its discovery document names none.";
  throw new UnableToFetch(`the identity provider’s ${name}`, { because });
}

function clientAuthentication(
  { clientSecret }: Settings["identity"],
  metadata: oauth.AuthorizationServer,
): oauth.ClientAuth {
  if (!clientSecret) return oauth.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic")
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
}

/** Logged once in an isolate's life: it concerns the person who deployed, not each visitor who tries to log in. */
let isLogged = false;

/** Refuses the identity provider of a developer's machine at a site that others reach. */
export function refuseMisplaced({ isMisplaced }: Settings["identity"]): Refused | null {
  if (!isMisplaced) return null;
  const message =
    "No one can log in here: OIDC_ISSUER names a local identity provider, where anyone can log in as the owner. " +
    "Set it to your provider’s https address, as docs/identity.md describes, and deploy again.";
  if (!isLogged) logError(message);
  isLogged = true;
  return refuse("unavailable", "local_provider", message);
}
