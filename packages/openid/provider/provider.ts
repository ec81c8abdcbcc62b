import { createRemoteJWKSet, customFetch, jwksCache, type JWKSCacheInput, type JWTVerifyGetKey } from "jose";
import * as oauth from "oauth4webapi";
import { type HttpOptions, httpOptions, onlyOk } from "./bounded-fetch.ts";
import { readDiscovery } from "./discovery.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { refuseProviderTrouble, UnableToFetch } from "./trouble.ts";

/** The outside world. */
export interface Ports {
  fetch: typeof fetch;
  clock(): Date;
  /** Resolves after so many milliseconds, or as soon as `signal` aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** How a site is registered at its provider, and what it asks for. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  audience: string | null;
  /** Id (`org_…`) or name; null where every organization may log in. */
  organization: string | null;
  /** Seconds after which the provider must ask the person again; null where any login will do. */
  maxAge: number | null;
  /** Scopes asked for beside 'openid profile email' and offline access. */
  extraScopes: string[];
}

/** The identity provider, as its discovery document describes it. */
export interface Provider extends Pick<Ports, "clock" | "wait"> {
  settings: OpenIdSettings;
  metadata: oauth.AuthorizationServer;
  client: oauth.Client;
  authenticate: oauth.ClientAuth;
  keys: JWTVerifyGetKey;
  http: HttpOptions;
}

/** Seconds by which the provider's clock and ours may differ. */
export const clockTolerance = 60;

const discoveryFreshFor = 3_600_000;

/** Kept as long as the isolate lives: plain data only, since a request may not wait for another request's network. */
const known = new Map<
  string,
  { metadata: oauth.AuthorizationServer; readAt: number; keys: JWKSCacheInput }
>();

/** The configured provider; a refusal where none is configured or it cannot be reached. */
export async function openProvider(ports: Ports, settings: OpenIdSettings): Promise<Provider | Refusal> {
  if (!URL.canParse(settings.issuer) || !settings.clientId) {
    const message = "Login is not set up yet. Set OIDC_ISSUER and OIDC_CLIENT_ID as README.md describes.";
    return refuse("unavailable", "login_not_configured", message);
  }
  try {
    return await discover(ports, settings);
  } catch (error) {
    return refuseProviderTrouble(error);
  }
}

async function discover(ports: Ports, settings: OpenIdSettings): Promise<Provider> {
  const { clock, wait } = ports;
  const { issuer, clientId } = settings;
  const http = httpOptions(ports, issuer);
  const now = clock().getTime();
  let entry = known.get(issuer);
  if (!entry || now - entry.readAt > discoveryFreshFor) {
    entry = { metadata: await readDiscovery(issuer, http), readAt: now, keys: {} };
    known.set(issuer, entry);
  }
  return {
    settings,
    metadata: entry.metadata,
    client: {
      client_id: clientId,
      // Our own verification comes first and is the strict one: a token that passes it must not fail because of a second's
      // rounding.
      [oauth.clockTolerance]: clockTolerance + 5,
      [oauth.clockSkew]: Math.round((now - Date.now()) / 1000),
    },
    authenticate: clientAuthentication(settings, entry.metadata),
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
  { clientSecret }: OpenIdSettings,
  metadata: oauth.AuthorizationServer,
): oauth.ClientAuth {
  if (!clientSecret) return oauth.None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic")
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
}
