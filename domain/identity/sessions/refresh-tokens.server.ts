import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { unseal } from "../../tokens/seal.server.ts";
import type { Session } from "../owner.ts";
import { readTokens, restingCode, type StoredTokens, takeLock } from "./refresh-lock.server.ts";
import { refreshAlone, type RefreshServices } from "./refresh-alone.server.ts";
import { mfaRequired } from "../provider/trouble.server.ts";

/** Milliseconds before their end from which tokens count as expired. */
const early = 60_000;
const tries = 10;
/** Milliseconds: a look at the lock follows the one before ever more slowly. */
const firstPause = 250;
const longestPause = 5_000;

/**
 * Asks the provider for fresh tokens where the session's are due: that is how we learn whether it still vouches for the
 * owner. A refresh token can be used once, so simultaneous requests wait and get the same result.
 */
export async function refreshTokens(
  services: RefreshServices,
  session: Session,
): Promise<"fresh" | "refreshed" | Refused> {
  const first = await readTokens(services, session);
  if (!first) return sessionOver;
  if (!isDue(services, first)) return "fresh";
  const sealed = first.refreshToken;
  const refreshToken = sealed && (await unseal(services.secret, "refresh-token", sealed));
  if (!refreshToken) return missingRefreshToken(services, first);

  let pause = firstPause;
  for (let attempt = 1; attempt <= tries; attempt++) {
    // oxlint-disable no-await-in-loop -- a try follows the one before
    const lock = await takeLock(services, session, first);
    const sent = { refreshToken, scope: first.scope };
    const result = lock
      ? await refreshAlone(services, session, lock, sent)
      : resultOfAnother(services, first, await readTokens(services, session));
    if (result) return result;
    if (attempt < tries) await services.wait(pause);
    // oxlint-enable no-await-in-loop
    pause = Math.min(pause * 2, longestPause);
  }
  return stillBusy;
}

function isDue({ clock }: Pick<Services, "clock">, { tokensExpireAt }: StoredTokens): boolean {
  return tokensExpireAt !== null && tokensExpireAt.getTime() - early <= clock().getTime();
}

/** The result of another request's refresh; null while it lasts, or where that request died over it or lost the lock. */
function resultOfAnother(
  { clock }: Pick<Services, "clock">,
  first: StoredTokens,
  now: StoredTokens | undefined,
): "refreshed" | Refused | null {
  if (!now) return sessionOver;
  const code = restingCode(now, clock);
  if (code !== null) return refuseForNow(code);
  // Even a token that the provider does not replace is encrypted again.
  return now.refreshToken === first.refreshToken ? null : "refreshed";
}

/** Also the answer in the half minute after a failure in which the provider is not asked. */
function refuseForNow(code: string): Refused {
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
function missingRefreshToken({ settings }: Pick<Services, "settings">, { scope }: StoredTokens): Refused {
  const { audience, extraScopes } = settings.identity;
  const asked = scope || ["openid profile email offline_access", ...extraScopes].join(" ");
  // As the identity SDKs write it.
  // oxlint-disable-next-line words/typographic
  const message = `Missing Refresh Token (audience: '${audience ?? ""}', scope: '${asked}')`;
  return refuse("unauthenticated", "missing_refresh_token", message);
}
