import type { StoredTokens, TokenStore } from "../refreshing/token-store.ts";

/** One session's tokens in memory; `row` is undefined once the session has ended. */
export function memoryStore(tokens: Pick<StoredTokens, "refreshToken" | "scope" | "tokensExpireAt">) {
  const kept: { row: StoredTokens | undefined } = { row: { ...tokens, lockedBy: null, lockedUntil: null } };
  const change = (isAllowed: (row: StoredTokens) => boolean, changes: Partial<StoredTokens>) => {
    if (!kept.row || !isAllowed(kept.row)) return false;
    kept.row = { ...kept.row, ...changes };
    return true;
  };
  const heldBy = (holder: string) => (row: StoredTokens) => row.lockedBy === holder;
  const store: TokenStore = {
    read: async () => kept.row,
    lock: async (refreshToken, lock, now) =>
      change(
        (row) => row.refreshToken === refreshToken && (!row.lockedUntil || row.lockedUntil <= now),
        lock,
      ),
    renew: async (lock) => void change(heldBy(lock.lockedBy), lock),
    settle: async (holder, changes) => change(heldBy(holder), changes),
    async end(holder) {
      const isHeld = change(heldBy(holder), {});
      if (isHeld) kept.row = undefined;
      return isHeld;
    },
  };
  return { store, kept };
}
