import type { KeptTokens } from "./kept-tokens.ts";

/** Only the holder of the lock may send a session's refresh token. */
export interface RefreshLock {
  /** The holder, or the reason why no request asks the provider for a while. */
  lockedBy: string;
  lockedUntil: Date;
}

/** A lock as it is stored; null where there is none. */
export type StoredLock = { [Column in keyof RefreshLock]: RefreshLock[Column] | null };

export type StoredTokens = Omit<KeptTokens, "idToken"> & StoredLock;

/** Where one session's tokens lie, in a database that all requests share. Each function is one statement. */
export interface TokenStore {
  /** Undefined where the session is over. */
  read(): Promise<StoredTokens | undefined>;
  /** Stores the lock if none holds at `now` and the encrypted refresh token is still this one; whether it did. */
  lock(refreshToken: string, lock: RefreshLock, now: Date): Promise<boolean>;
  /** Prolongs the lock if it is still held; never throws. */
  renew(lock: RefreshLock): Promise<void>;
  /** Stores the changes if the lock is still held by `holder`; whether it did. */
  settle(holder: string, changes: Partial<KeptTokens> & StoredLock): Promise<boolean>;
  /** Ends the session if the lock is still held by `holder`; whether it did. */
  end(holder: string): Promise<boolean>;
}
