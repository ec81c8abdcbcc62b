import { announce } from "./events.ts";
import type { LoginMessage } from "./own-message.ts";

/** Notifies the page that opened this window of the login's outcome, and every tab once the person has logged in. */
export function tellOpener(code: string, message?: string): void {
  const login: LoginMessage = { kind: "site-popup-login", code, message };
  (window.opener as Window | null)?.postMessage(login, location.origin);
  if (code === "logged_in") announce("popup-completed");
}
