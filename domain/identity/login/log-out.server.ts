import { isRefusal, logoutUrl } from "@toadstool/openid";
import { unseal } from "@toadstool/openid/seal";
import type { Services } from "../../services.ts";
import { recordIdentityEvent } from "../events.server.ts";
import type { Session } from "../owner.ts";
import { openProvider, type ProviderServices } from "../open-provider.server.ts";
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
  const ended = await endSession(services, session);
  const { subject } = session.owner;
  await recordIdentityEvent(services, { kind: "logout", code: "logout", subject, from });
  const idToken = ended?.idToken ? await unseal(services.secret, "id-token", ended.idToken) : null;
  const provider = await openProvider(services);
  return (isRefusal(provider) ? null : logoutUrl(provider, idToken, home)) ?? home;
}
