import { lookAfter, SessionStore } from "@toadstool/openid/browser";
import { xsrfToken } from "../api.ts";

/** The owner's session, as this page knows it. */
export const session = new SessionStore({
  loginAddress: "/auth/login",
  sessionAddress: "/auth/session",
  // Each session has a token of its own that scripts may read: by its end another session is known.
  sessionName: () => xsrfToken().slice(-8) || "here",
});

/** Looks after it from now on; the login's own windows tell others, and look for nothing themselves. */
export function lookAfterSession(): void {
  if (!location.pathname.startsWith("/auth/")) lookAfter(session);
}
