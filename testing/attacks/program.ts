import { type OAuthClientProvider, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { testOrigin } from "#testing/services.ts";
import type { openSiteWithOwner } from "../document/site.ts";

type Opened = Awaited<ReturnType<typeof openSiteWithOwner>>;
type Form = Record<string, string>;

export const callback = "https://assistant.example/callback";

/** A program with the official client, that an owner may let in. */
export function openProgram(send: Opened["site"]["send"]) {
  const kept: Partial<Record<"client" | "tokens" | "verifier" | "led", unknown>> = {};
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: { client_name: "An assistant", redirect_uris: [callback] },
    state: () => "a-state",
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    invalidateCredentials: () => void (kept.tokens = undefined),
    redirectToAuthorization: (url) => void (kept.led = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => String(kept.verifier),
  };
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${testOrigin}/mcp`), {
      authProvider: provider,
      fetch: (url, init) => send(String(url), init as never),
    });
  return { kept, transport };
}

/** A program without a library, for requests that none would send. */
export async function openForger({ site, owner }: Opened) {
  const address = () => `2001:db8:1::${(Math.random() * 65_536) | 0}`;
  const headers = () => ({ "CF-Connecting-IP": address() });
  const register = async (redirectUri = callback) => {
    const body = JSON.stringify({ client_name: "Forged", redirect_uris: [redirectUri] });
    const answer = await site.send("/mcp/register", { method: "POST", body, headers: headers() });
    return (await answer.json<{ client_id: string }>()).client_id;
  };
  const clientId = await register();
  const verifier = "v".repeat(43);
  const challenge = await challengeOf(verifier);

  const ask = (changes: Form = {}) => {
    const query = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: callback,
      code_challenge: challenge,
      code_challenge_method: "S256",
      scope: "read posts",
      ...changes,
    });
    return `/admin/security/connect?${query}`;
  };
  /** Where the owner is led back to when she has pressed a button. */
  const pressed = async (changes: Form = {}, form: Form = { intent: "allow-program", "scopes.read": "on" }) =>
    ledTo(await (await owner.post(ask(changes), form)).text());
  const code = async (changes: Form = {}) => (await pressed(changes))?.searchParams.get("code") ?? "";
  const exchange = (form: Form, path = "/mcp/token") =>
    site.send(path, { method: "POST", body: new URLSearchParams(form), headers: headers() });
  const redeem = (sent: string, changes: Form = {}) =>
    exchange({
      grant_type: "authorization_code",
      client_id: clientId,
      code: sent,
      redirect_uri: callback,
      code_verifier: verifier,
      ...changes,
    });
  const refresh = (token: string, changes: Form = {}) =>
    exchange({ grant_type: "refresh_token", client_id: clientId, refresh_token: token, ...changes });
  const revoke = (token: string, changes: Form = {}) =>
    exchange({ client_id: clientId, token, ...changes }, "/mcp/revoke");
  /** The status of a call with a token. */
  const opens = async (token: string, path = "/mcp") => {
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const answer = await site.send(path, {
      method: path === "/mcp" ? "POST" : "GET",
      ...(path === "/mcp" && { body: JSON.stringify(list) }),
      headers: {
        ...headers(),
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        Authorization: `Bearer ${token}`,
      },
    });
    return answer.status;
  };
  return { register, ask, pressed, code, redeem, refresh, revoke, opens };
}

/** Where a page leads a browser on to by itself. */
export function ledTo(html: string): URL | null {
  const address = /http-equiv="refresh" content="0; url=([^"]+)"/i.exec(html)?.[1];
  return address ? new URL(address.replaceAll("&amp;", "&")) : null;
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
