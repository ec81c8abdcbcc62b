import * as oauth from "oauth4webapi";
import { neededEndpoint, type Provider } from "./provider.ts";
import { isJson, requireJson, UnableToFetch } from "./trouble.ts";

const tries = 3;
/** Milliseconds: a provider that wants us to wait longer is left alone. */
const longestPause = 5_000;

/** Trades the code for tokens. */
export function requestTokens(
  provider: Provider,
  callback: URLSearchParams,
  redirectUri: string,
  codeVerifier: string,
): Promise<Response> {
  const { metadata, client, authenticate, http } = provider;
  return insist(provider, () =>
    oauth.authorizationCodeGrantRequest(
      metadata,
      client,
      authenticate,
      callback,
      redirectUri,
      codeVerifier,
      http,
    ),
  );
}

/** Trades the refresh token for fresh ones. `parameters` with an empty value are left out. */
export function requestFreshTokens(
  provider: Provider,
  refreshToken: string,
  parameters: Record<string, string>,
): Promise<Response> {
  const { metadata, client, authenticate, http } = provider;
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  const additionalParameters = new URLSearchParams(given);
  return insist(provider, () =>
    oauth.refreshTokenGrantRequest(metadata, client, authenticate, refreshToken, {
      ...http,
      additionalParameters,
    }),
  );
}

/** An answer is final, whatever it says; silence, a busy provider and its own errors are tried again. */
async function insist(provider: Provider, ask: () => Promise<Response>): Promise<Response> {
  const address = neededEndpoint(provider, "token_endpoint").href;
  for (let attempt = 1; ; attempt++) {
    // oxlint-disable-next-line no-await-in-loop -- a try follows the one before
    const answer = await answerOf(provider, address, ask);
    if (answer instanceof Response) return answer;
    if (attempt === tries || answer.again === null || answer.again > longestPause) throw answer;
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (answer.again > 0) await provider.wait(answer.again);
  }
}

async function answerOf(
  { clock }: Provider,
  address: string,
  ask: () => Promise<Response>,
): Promise<Response | UnableToFetch> {
  try {
    const response = await ask();
    if (response.status === 200) return requireJson(response);
    if (response.status !== 429 && response.status < 500) {
      return (await saysWhy(response)) ? response : new UnableToFetch(address);
    }
    const again = pauseBefore(response.headers.get("Retry-After"), clock());
    if (response.status !== 429) return new UnableToFetch(address, { again: again ?? 0 });
    const because = "too many requests to the identity provider; wait a moment.";
    return new UnableToFetch(address, { because, again: again ?? 1000 });
  } catch (error) {
    if (error instanceof UnableToFetch) return error;
    throw error;
  }
}

/** Whether it is a refusal as OAuth defines it, and not just any server's error page. */
async function saysWhy(response: Response): Promise<boolean> {
  if (response.headers.has("WWW-Authenticate")) return true;
  if (!isJson(response)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}

/** Milliseconds; the header names seconds, or a date. */
function pauseBefore(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d{1,9}\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}
