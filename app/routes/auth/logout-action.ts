import { loginHeaders } from "@toadstool/openid";
import { redirect, redirectDocument } from "react-router";
import { requestContext } from "#app/context.ts";
import { hostCookie } from "#domain/cookies/cookies.ts";
import { loginCookie } from "#domain/identity/login/login-transactions.server.ts";
import { logOut } from "#domain/identity/login/log-out.server.ts";
import type { Route } from "./+types/logout-action.ts";
import { sessionHeaders } from "./session-headers.ts";

/** Ends the session here, then leads to the identity provider's own logout. */
export async function action({ context }: Route.ActionArgs) {
  const { services, session, seenFrom } = context.get(requestContext);
  const onward = await logOut(services, await session(), seenFrom());
  const { site } = services.settings;
  const headers = sessionHeaders(site, null);
  headers.append("Set-Cookie", hostCookie(site, loginCookie, "", 0));
  return redirectDocument(onward.href, { status: 303, headers });
}

/** Following a link changes nothing: only the button logs out. */
export function loader() {
  return redirect("/", { headers: loginHeaders });
}
