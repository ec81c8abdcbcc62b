// What pages know of the session without the store, which only pages with a session load.

const key = "site-owner";
const past = "was here";

let found: boolean | null = null;
const watchers = new Set<() => void>();

/** Whether a session is here, as this page has found out; null before that. */
export const foundHere = () => found;

export function showHere(isHere: boolean): void {
  found = isHere;
  watchers.forEach((changed) => changed());
}

export function watchPresence(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Which session was here last; null where there was none, or it is known to be over. */
export function markedSession(): string | null {
  const mark = keptMark();
  return mark === past ? null : mark;
}

/** Whether a session was here until it ended without a logout: then a page may offer a login. */
export const wasHere = () => keptMark() === past;

/** Whether a change of local storage is one of the mark. */
export const isMark = (event: StorageEvent) => event.key === key;

/** Every other tab is notified. */
export const markSession = (session: string) => keep(session);

/** The session has ended without a logout: a login may be offered here. */
export const markPast = () => keep(past);

/**
 * For the press that logs out. The page goes once the session has ended and the provider has answered: only then do other tabs
 * look.
 */
export function forgetOnLeaving(): void {
  window.addEventListener("pagehide", () => keep(null), { once: true });
}

/** What the mark of local storage says; null where this browser has never had a session. */
export function keptMark(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(mark: string | null) {
  try {
    if (mark === null) localStorage.removeItem(key);
    else localStorage.setItem(key, mark);
  } catch {
    // Storage is off: this browser remembers no login.
  }
}
