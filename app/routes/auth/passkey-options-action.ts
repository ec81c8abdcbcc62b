import { loginHeaders } from "@toadstool/openid";
import { requestContext } from "#app/context.ts";
import { requireOwner, waitOf } from "#app/respond.ts";
import { beginPasskeyLogin } from "#domain/identity/passkeys/passkey-login.server.ts";
import { beginPasskey } from "#domain/identity/passkeys/passkeys.server.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import type { Route } from "./+types/passkey-options-action.ts";

/** What the browser’s own passkey window is opened with: to make one for the owner, or to log in with one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, visitorAddress, facts } = context.get(requestContext);
  const isNew = (await request.formData()).get("for") === "add";
  const options = isNew
    ? await beginPasskey(services, await requireOwner(context), (await facts()).profile.siteName)
    : await beginPasskeyLogin(services, visitorAddress);
  if (!isRefused(options)) return Response.json(options, { headers: loginHeaders });
  const { message, refused } = options;
  const headers = { ...loginHeaders, ...waitOf(options) };
  return Response.json({ message }, { status: refusalStatus[refused], headers });
}

export function loader() {
  return new Response(null, { status: 405, headers: { ...loginHeaders, Allow: "POST" } });
}
