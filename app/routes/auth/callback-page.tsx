import { data, redirectDocument } from "react-router";
import { requestContext } from "#app/context.ts";
import { hostCookie, readableCookie, readCookie } from "#domain/identity/cookies.ts";
import { completeLogin } from "#domain/identity/complete-login.server.ts";
import { loginCookie } from "#domain/identity/login-transactions.server.ts";
import { sessionCookie, sessionLifetime } from "#domain/identity/sessions.server.ts";
import { xsrfCookie } from "#domain/identity/xsrf.server.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import type { Route } from "./+types/callback-page.ts";
import { LoginTrouble } from "./login-trouble.tsx";
import { unstored } from "./unstored.ts";

/** Where the identity provider sends the browser back to; the screen is for when the login came to nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, session, seenFrom } = context.get(requestContext);
  const completed = await completeLogin(services, {
    parameters: new URL(request.url).searchParams,
    browserId: readCookie(request.headers.get("Cookie"), loginCookie),
    oldSession: await session(),
    from: seenFrom(),
  });
  if (isRefused(completed)) {
    return data(completed, { status: refusalStatus[completed.refused], headers: unstored });
  }
  const headers = new Headers(unstored);
  headers.append("Set-Cookie", hostCookie(sessionCookie, completed.sessionId, sessionLifetime));
  headers.append("Set-Cookie", readableCookie(xsrfCookie, completed.xsrfToken, sessionLifetime));
  headers.append("Set-Cookie", hostCookie(loginCookie, "", 0));
  return redirectDocument(completed.returnTo, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: "Login" }, { name: "robots", content: "noindex" }];
}

export default function CallbackPage({ loaderData }: Route.ComponentProps) {
  return <LoginTrouble trouble={loaderData} />;
}
