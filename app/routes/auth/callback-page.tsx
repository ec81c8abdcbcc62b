import { isFramed, loginHeaders } from "@toadstool/openid";
import { data, redirect, redirectDocument } from "react-router";
import { requestContext } from "#app/context.ts";
import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import {
  type CompletedLogin,
  completeLogin,
  type ConfirmedSession,
} from "#domain/identity/login/complete-login.server.ts";
import { loginCookie } from "#domain/identity/login/login-transactions.server.ts";
import { sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { rootData } from "#app/ui/page/page-meta.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import type { Settings } from "#domain/services.ts";
import type { Route } from "./+types/callback-page.ts";
import { checkedAddress } from "./checked-address.ts";
import { LoginTrouble } from "./login-trouble.tsx";
import { sessionHeaders } from "./session-headers.ts";

/** Where the identity provider sends the browser back to; the screen is for when the login came to nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, session, seenFrom } = context.get(requestContext);
  const { site } = services.settings;
  const cookies = request.headers.get("Cookie");
  const completed = await completeLogin(services, {
    parameters: new URL(request.url).searchParams,
    browserId: readHostCookie(site, cookies, loginCookie),
    oldSession: await session(),
    from: seenFrom(),
  });
  if (!isRefused(completed)) {
    return redirectDocument(wayOn(completed), { headers: cookiesOf(site, completed) });
  }
  // A frame without a login transaction looks the same as a silent check whose cookie the browser withheld.
  if (completed.mode === "silent" || isFramed(request.headers)) {
    // A browser that sent no session may have got one meanwhile.
    const isSent = readHostCookie(site, cookies, sessionCookie) !== undefined;
    const headers = completed.isLoggedOut && isSent ? sessionHeaders(site, null) : loginHeaders;
    return redirect(checkedAddress(completed.code), { headers });
  }
  return data(completed, { status: refusalStatus[completed.refused], headers: loginHeaders });
}

function wayOn({ mode, returnTo }: ConfirmedSession): string {
  if (mode === "silent") return checkedAddress("logged_in");
  return mode === "popup" ? "/auth/done" : returnTo;
}

function cookiesOf(site: Settings["site"], completed: CompletedLogin | ConfirmedSession): HeadersInit {
  if (!("sessionId" in completed)) return loginHeaders;
  const headers = sessionHeaders(site, completed);
  // A silent check may run beside a login that the person is busy with, which needs the cookie still.
  if (completed.mode !== "silent") headers.append("Set-Cookie", hostCookie(site, loginCookie, "", 0));
  return headers;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: rootData(matches).words.names.login },
  { name: "robots", content: "noindex" },
];

export default function CallbackPage({ loaderData }: Route.ComponentProps) {
  return <LoginTrouble trouble={loaderData} />;
}
