import { loginHeaders } from "@toadstool/openid";
import { hostCookie, readableCookie } from "#domain/cookies/cookies.ts";
import type { CompletedLogin } from "#domain/identity/login/complete-login.server.ts";
import { sessionCookie, sessionLifetime } from "#domain/identity/sessions/sessions.server.ts";
import { xsrfCookie } from "#domain/identity/xsrf.server.ts";
import type { Settings } from "#domain/services.ts";

type Started = Pick<CompletedLogin, "sessionId" | "xsrfToken">;

/** The headers of an answer that gives the browser the cookies of a session; null takes them away. */
export function sessionHeaders(site: Settings["site"], started: Started | null): Headers {
  const headers = new Headers(loginHeaders);
  const { sessionId, xsrfToken } = started ?? { sessionId: "", xsrfToken: "" };
  const seconds = started ? sessionLifetime : 0;
  headers.append("Set-Cookie", hostCookie(site, sessionCookie, sessionId, seconds));
  headers.append("Set-Cookie", readableCookie(site, xsrfCookie, xsrfToken, seconds));
  return headers;
}
