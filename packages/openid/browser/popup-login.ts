import { announce, onIdentity } from "./events.ts";
import { ownMessage } from "./own-message.ts";
import type { SessionStore } from "./session-store.ts";

const popupName = "site-login";
/** In milliseconds. */
const patience = 60_000;
const askedEach = 250;

export interface PopupTrouble {
  code: string;
  message: string;
}

/** Where a login in a window of its own begins; it closes that window in the end. */
export function popupAddress(loginAddress: string): string {
  return `${loginAddress}?mode=popup`;
}

/** Logs in beside the page. Call it in the press itself, or the browser keeps the window shut. Null: the person is here. */
export async function logInWithPopup(session: SessionStore): Promise<PopupTrouble | null> {
  const popup = openPopup(session.loginAddress);
  if (!popup) return { code: "popup_blocked", message: "Unable to open a popup for loginWithPopup" };
  announce("popup-started");
  const end = await endOf(popup);
  if (end.code === "logged_in") popup.close();
  // Whatever the window said, and even where it said nothing, the site knows best.
  const now = await session.check("popup");
  if (now.state === "initialised" && now.user) return null;
  return end.code === "logged_in" ? { code: "login_failed", message: "Login failed" } : end;
}

function openPopup(loginAddress: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - 400) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - 600) / 2);
  const features = `popup,width=400,height=600,left=${Math.round(left)},top=${Math.round(top)}`;
  return window.open(popupAddress(loginAddress), popupName, features);
}

/**
 * The message from the popup, or why none came in time. A login that is completed later still counts: every tab is
 * notified of it.
 */
async function endOf(popup: Window): Promise<PopupTrouble> {
  const over = new AbortController();
  try {
    return await new Promise<PopupTrouble>((done) => {
      const from = { kind: "site-popup-login", source: popup, origin: location.origin } as const;
      const hear = (event: MessageEvent) => {
        const message = ownMessage(event, from);
        if (message) done({ message: "Login failed", ...message });
      };
      window.addEventListener("message", hear, { signal: over.signal });
      // A provider's page may cut the tie between both windows: then this is how the end is heard.
      const deafen = onIdentity("popup-completed", () => done({ code: "logged_in", message: "" }));
      const asking = setInterval(() => popup.closed && closed(), askedEach);
      // A message that the popup sent before it closed may still be on its way.
      const closed = () => setTimeout(done, askedEach, { code: "popup_closed", message: "Popup closed" });
      const waiting = setTimeout(done, patience, { code: "timeout", message: "Timeout" });
      over.signal.addEventListener("abort", () => {
        deafen();
        clearInterval(asking);
        clearTimeout(waiting);
      });
    });
  } finally {
    over.abort();
  }
}
