import { announce } from "./events.ts";
import type { LoginMessage } from "./own-message.ts";

/** Tells the page that opened this window how the login in it went; and every tab, once the owner is here. */
export function tellOpener(code: string, message?: string): void {
  const told: LoginMessage = { kind: "toadstool-popup-login", code, message };
  (window.opener as Window | null)?.postMessage(told, location.origin);
  if (code === "logged_in") announce("popup-completed");
}
