import { randomId } from "../seal/random-id.ts";
import { unseal } from "../seal/seal.ts";
import type { OpenIdSettings } from "../provider/provider.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { refreshAlone, type RefreshedSession } from "./refresh-alone.ts";
import { lockFor, restingCode } from "./refresh-lock.ts";
import type { StoredTokens } from "./token-store.ts";
import { mfaRequired } from "../provider/trouble.ts";

/** Milliseconds before their end from which tokens count as expired. */
const early = 60_000;
const tries = 10;
/** Milliseconds: a look at the lock follows the one before ever more slowly. */
const firstPause = 250;
const longestPause = 5_000;

/**
 * Asks the provider for fresh tokens where the session's are due: that is how a site learns whether it still vouches for
 * the person. A refresh token can be used once, so simultaneous requests wait and get the same result.
 */
export async function refreshTokens(session: RefreshedSession): Promise<"fresh" | "refreshed" | Refusal> {
  const { clock, wait, secret, store, settings } = session;
  const first = await store.read();
  if (!first) return sessionOver;
  if (!isDue(first, clock())) return "fresh";
  const sealed = first.refreshToken;
  const refreshToken = sealed && (await unseal(secret, "refresh-token", sealed));
  if (!sealed || !refreshToken) return missingRefreshToken(settings, first);

  let pause = firstPause;
  for (let attempt = 1; attempt <= tries; attempt++) {
    // oxlint-disable no-await-in-loop -- a try follows the one before
    const lock = lockFor(randomId(), clock());
    const result = (await store.lock(sealed, lock, clock()))
      ? await refreshAlone(session, lock.lockedBy, { refreshToken, scope: first.scope })
      : resultOfAnother(first, await store.read(), clock());
    if (result) return result;
    if (attempt < tries) await wait(pause);
    // oxlint-enable no-await-in-loop
    pause = Math.min(pause * 2, longestPause);
  }
  return stillBusy;
}

function isDue({ tokensExpireAt }: StoredTokens, now: Date): boolean {
  return tokensExpireAt !== null && tokensExpireAt.getTime() - early <= now.getTime();
}

/** The result of another request's refresh; null while it lasts, or where that request died over it or lost the lock. */
function resultOfAnother(
  first: StoredTokens,
  now: StoredTokens | undefined,
  at: Date,
): "refreshed" | Refusal | null {
  if (!now) return sessionOver;
  const code = restingCode(now, at);
  if (code !== null) return refuseForNow(code);
  // Even a token that the provider does not replace is encrypted again.
  return now.refreshToken === first.refreshToken ? null : "refreshed";
}

/** Also the answer in the half minute after a failure in which the provider is not asked. */
function refuseForNow(code: string): Refusal {
  if (code === "mfa_required") return mfaRequired(null);
  const message =
    code === "provider_unreachable"
      ? "HTTP error. Unable to fetch the identity provider’s token_endpoint a moment ago. It will be tried again soon."
      : "Get access token failed. The identity provider gave no valid response a moment ago. It will be tried again soon.";
  return refuse("unavailable", code, message);
}

const sessionOver = refuse("unauthenticated", "session_over", "This session has expired. Log in again.");

const stillBusy = refuse(
  "unavailable",
  "refresh_busy",
  "Timeout. Another window is still contacting the identity provider; try again in a moment.",
);

/** The browser may still ask without a refresh token, in a hidden frame. */
function missingRefreshToken({ audience, extraScopes }: OpenIdSettings, { scope }: StoredTokens): Refusal {
  const asked = scope || ["openid profile email offline_access", ...extraScopes].join(" ");
  // As the identity SDKs write it.
  // oxlint-disable-next-line words/typographic
  const message = `Missing Refresh Token (audience: '${audience ?? ""}', scope: '${asked}')`;
  return refuse("unauthenticated", "missing_refresh_token", message);
}
