import { createHash, randomBytes } from "node:crypto";

interface Discovered {
  authorization_endpoint: string;
  token_endpoint: string;
}

/**
 * The owner's identity token, which the local provider gives to any person who claims to be the owner. It leaves nothing on the
 * site: a personal token would be listed there, which journeys on the same site look at.
 */
export async function ownerToken(addresses: { site: string; identity: string }): Promise<string> {
  const discovery = await fetch(`${addresses.identity}/.well-known/openid-configuration`);
  const endpoints = (await discovery.json()) as Discovered;
  const verifier = randomBytes(32).toString("base64url");
  const redirect = `${addresses.site}/auth/callback`;
  const start = new URL(endpoints.authorization_endpoint);
  const asked = {
    client_id: "toadstool",
    response_type: "code",
    redirect_uri: redirect,
    scope: "openid",
    nonce: randomBytes(8).toString("hex"),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(asked)) start.searchParams.set(name, value);
  const code = (await walkTo(redirect, start)).searchParams.get("code") ?? "";
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: asked.client_id,
    redirect_uri: redirect,
    code_verifier: verifier,
    code,
  });
  const answer = await fetch(endpoints.token_endpoint, { method: "POST", body });
  const { id_token: token } = (await answer.json()) as { id_token?: string };
  if (!token) throw new Error(`The identity provider gave no token, but ${answer.status}.`);
  return token;
}

/** Follows the login from screen to screen, as a browser would, up to `target`. */
async function walkTo(target: string, start: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = start;
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps++) {
    if (at.href.startsWith(target)) return at;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const method = body ? "POST" : "GET";
    const answer = await fetch(at, { method, body, headers: { cookie }, redirect: "manual" });
    await answer.body?.cancel();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = answer.headers.get("location");
    // A page without a redirect is the screen that asks for a name.
    body = location ? undefined : new URLSearchParams({ name: "owner" });
    if (location) at = new URL(location, at);
  }
  throw new Error(`The login ended at ${at.href}.`);
}
