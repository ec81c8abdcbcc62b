import { endpoint, type Provider } from "../provider/provider.ts";

/** Where the browser goes on to, so that the provider logs out too and sends it `home`; null where it has no logout. */
export function logoutUrl(provider: Provider, idToken: string | null, home: URL): URL | null {
  const { issuer, clientId } = provider.settings;
  const standard = endpoint(provider, "end_session_endpoint");
  if (standard) {
    if (idToken) standard.searchParams.set("id_token_hint", idToken);
    standard.searchParams.set("client_id", clientId);
    standard.searchParams.set("post_logout_redirect_uri", home.href);
    return standard;
  }
  // Tenants of this provider have a logout of their own, older than the standard's.
  if (!new URL(issuer).hostname.endsWith(".auth0.com")) return null;
  const url = new URL("v2/logout", issuer.endsWith("/") ? issuer : `${issuer}/`);
  url.searchParams.set("client_id", clientId);
  url.searchParams.set("returnTo", home.origin);
  return url;
}
