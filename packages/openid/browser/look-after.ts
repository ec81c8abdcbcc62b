import { onIdentity } from "./events.ts";
import type { SessionStore } from "./session-store.ts";

/** How long an answer about the session is trusted, in milliseconds. */
const freshFor = 60_000;

let lookedAt: number | undefined;

/**
 * Checks the session now and whenever it may have changed: when the person comes back to this tab, never by a timer, because a
 * check counts as use and an open page must not keep a session alive.
 */
export function lookAfter(session: SessionStore): void {
  const look = (via?: "popup") => {
    lookedAt = Date.now();
    void session.check(via);
  };
  if (lookedAt === undefined) {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - (lookedAt ?? 0) > freshFor) look();
    });
    onIdentity("popup-completed", () => look("popup"));
    onIdentity("logout", () => look());
  }
  look();
}
