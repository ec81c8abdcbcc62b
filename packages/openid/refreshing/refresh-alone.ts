import type { OpenIdSettings, Ports, Provider } from "../provider/provider.ts";
import type { Refusal } from "../refusal.ts";
import { keptTokens } from "./kept-tokens.ts";
import { askForFreshTokens, type RefreshAnswer, type Sent } from "./refresh-answer.ts";
import { holding, restAfter } from "./refresh-lock.ts";
import type { TokenStore } from "./token-store.ts";

/** A session whose tokens may be due. */
export interface RefreshedSession extends Pick<Ports, "clock" | "wait"> {
  store: TokenStore;
  /** Whose session it is: a fresh identity token must be this person's. */
  subject: string;
  settings: OpenIdSettings;
  /** Asked for only by the request that holds the lock. */
  openProvider(): Promise<Provider | Refusal>;
  /** Encrypts the tokens. At least 32 characters. */
  secret: string;
}

/** Refreshes as the one holder of the lock. Null where the lock was lost over it: then the others know more. */
export async function refreshAlone(
  session: RefreshedSession,
  holder: string,
  sent: Sent,
): Promise<"refreshed" | Refusal | null> {
  const { store, subject, openProvider } = session;
  const answer = await holding(session, holder, async () =>
    askForFreshTokens(await openProvider(), sent, subject),
  );
  const { refusal, isEnd } = answer;
  if (refusal && isEnd) return (await store.end(holder)) ? refusal : null;
  const isSettled = await store.settle(holder, await changesAfter(session, answer, sent));
  if (!isSettled) return null;
  return refusal ?? "refreshed";
}

async function changesAfter(session: RefreshedSession, { tokens, refusal }: RefreshAnswer, sent: Sent) {
  const lock = refusal ? restAfter(refusal.code, session.clock()) : { lockedBy: null, lockedUntil: null };
  if (!tokens) return lock;
  const refreshToken = tokens.refresh_token ?? sent.refreshToken;
  const kept = await keptTokens(session, { ...tokens, refresh_token: refreshToken });
  if (refusal) return { ...lock, refreshToken: kept.refreshToken };
  return {
    ...lock,
    refreshToken: kept.refreshToken,
    tokensExpireAt: kept.tokensExpireAt,
    // A field that the provider does not send again has not changed.
    ...(kept.idToken && { idToken: kept.idToken }),
    ...(kept.scope && { scope: kept.scope }),
  };
}
