import { loginHeaders, loginModeOf } from "@toadstool/openid";
import { data, redirect, redirectDocument } from "react-router";
import { requestContext } from "#app/context.ts";
import { offersPasskey } from "#app/passkey-cookie.ts";
import { waitOf } from "#app/respond.ts";
import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import { beginLogin } from "#domain/identity/login/begin-login.server.ts";
import { loginCookie, loginLifetime } from "#domain/identity/login/login-transactions.server.ts";
import { safeReturnTo } from "#domain/identity/login/return-to.ts";
import { sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { rootData } from "#app/ui/page/page-meta.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import type { Route } from "./+types/login-page.ts";
import { checkedAddress } from "./checked-address.ts";
import { LoginTrouble } from "./login-trouble.tsx";

/** Leads to the identity provider, or first to the passkey of this browser; the screen is for when that fails. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, session, visitorAddress } = context.get(requestContext);
  const { site } = services.settings;
  const cookies = request.headers.get("Cookie");
  const { searchParams } = new URL(request.url);
  const returnTo = searchParams.get("returnTo");
  const mode = loginModeOf(request);
  // Its session was ended on purpose, or its time was up: only the person begins another, even where the provider knows them still.
  const isOver = Boolean(readHostCookie(site, cookies, sessionCookie)) && !(await session());
  if (mode === "silent" && isOver) {
    return redirect(checkedAddress("session_over"), { headers: loginHeaders });
  }
  if (mode !== "silent" && !searchParams.has("provider") && offersPasskey(site, request)) {
    return redirect(`/auth/passkey?${searchParams}`, { headers: loginHeaders });
  }
  const begun = await beginLogin(services, {
    mode,
    returnTo,
    visitorAddress,
    browserId: readHostCookie(site, cookies, loginCookie),
    asAnother: isOver || searchParams.has("asAnother"),
  });
  if (isRefused(begun)) {
    if (mode === "silent") return redirect(checkedAddress(begun.code), { headers: loginHeaders });
    const trouble = { ...begun, mode, returnTo: safeReturnTo(returnTo) };
    return data(trouble, {
      status: refusalStatus[begun.refused],
      headers: { ...loginHeaders, ...waitOf(begun) },
    });
  }
  return redirectDocument(begun.url.href, {
    headers: { ...loginHeaders, "Set-Cookie": hostCookie(site, loginCookie, begun.browserId, loginLifetime) },
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: rootData(matches).words.names.login },
  { name: "robots", content: "noindex" },
];

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return <LoginTrouble trouble={loaderData} />;
}
