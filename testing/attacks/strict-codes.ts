import { randomId } from "#domain/tokens/token.server.ts";
import * as oauth from "oauth4webapi";
import type { Site } from "../document/site.ts";

/** Lets the provider bind each code to the login it is given for (RFC 7636) and take it once; answers how one is given. */
export function bindCodes(site: Site): (begun: URL) => string {
  const logins = new Map<string, URLSearchParams>();
  site.answers["/token"] = async (request) => {
    const form = new URLSearchParams(await new Response(request.body).text());
    const code = form.get("code") ?? "";
    const login = logins.get(code);
    logins.delete(code);
    const challenge = await oauth.calculatePKCECodeChallenge(form.get("code_verifier") ?? "");
    const belongs =
      login?.get("code_challenge") === challenge && login.get("redirect_uri") === form.get("redirect_uri");
    if (!belongs) return Response.json({ error: "invalid_grant" }, { status: 400 });
    return Response.json({
      access_token: "an access token",
      token_type: "Bearer",
      id_token: await site.identityToken({ nonce: login.get("nonce") }),
    });
  };
  return (begun) => {
    const code = randomId();
    logins.set(code, begun.searchParams);
    return code;
  };
}
