import { data, redirectDocument } from "react-router";
import { requestContext } from "#app/context.ts";
import { hostCookie, readCookie } from "#domain/identity/cookies.ts";
import { beginLogin } from "#domain/identity/begin-login.server.ts";
import { loginCookie, loginLifetime } from "#domain/identity/login-transactions.server.ts";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import type { Route } from "./+types/login-page.ts";
import { LoginTrouble } from "./login-trouble.tsx";
import { unstored } from "./unstored.ts";

/** Leads to the identity provider; the screen is for when that fails. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, visitorAddress } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const returnTo = searchParams.get("returnTo");
  const begun = await beginLogin(services, {
    returnTo,
    visitorAddress,
    browserId: readCookie(request.headers.get("Cookie"), loginCookie),
    asAnother: searchParams.has("asAnother"),
  });
  if (isRefused(begun)) {
    const headers = begun.retryAfter ? { ...unstored, "Retry-After": String(begun.retryAfter) } : unstored;
    const trouble = { ...begun, returnTo: safeReturnTo(returnTo) };
    return data(trouble, { status: refusalStatus[begun.refused], headers });
  }
  return redirectDocument(begun.url.href, {
    headers: { ...unstored, "Set-Cookie": hostCookie(loginCookie, begun.browserId, loginLifetime) },
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: "Login" }, { name: "robots", content: "noindex" }];
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return <LoginTrouble trouble={loaderData} />;
}
