import { isRefused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { unseal } from "../../tokens/seal.server.ts";
import { recordIdentityEvent } from "../events.server.ts";
import type { Session } from "../owner.ts";
import { endpoint, openProvider, type ProviderServices } from "../provider/provider.server.ts";
import type { SeenFrom } from "../seen-from.ts";
import { endSession } from "../sessions/sessions.server.ts";

/** Ends the session and answers where the browser goes on to: the provider's logout, or home where it has none. */
export async function logOut(
  services: ProviderServices & Pick<Services, "db" | "secret">,
  session: Session | null,
  from: SeenFrom,
): Promise<URL> {
  const home = new URL(`${services.settings.site.origin}/`);
  if (!session) return home;
  const sealed = await endSession(services, session);
  const { subject } = session.owner;
  await recordIdentityEvent(services, { kind: "logout", code: "logout", subject, from });
  const idToken = sealed && (await unseal(services.secret, "id-token", sealed));
  return (await providerLogout(services, idToken, home)) ?? home;
}

async function providerLogout(
  services: ProviderServices,
  idToken: string | null,
  home: URL,
): Promise<URL | null> {
  const { issuer, clientId } = services.settings.identity;
  const provider = await openProvider(services);
  if (isRefused(provider)) return null;
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
