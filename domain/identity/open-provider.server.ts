import {
  openProvider as openConfigured,
  type Ports,
  type Provider,
  refuse,
  type Refusal,
} from "@toadstool/openid";
import { logError } from "../log.ts";
import type { Services } from "../services.ts";

export type ProviderServices = Ports & Pick<Services, "settings">;

/** The configured provider; a refusal where there is none, where it cannot be reached, or where it is no one's to use. */
export async function openProvider(services: ProviderServices): Promise<Provider | Refusal> {
  const { identity } = services.settings;
  // Without a client there is no login yet, wherever the provider is.
  if (identity.isMisplaced && identity.clientId) return refuseMisplaced();
  return openConfigured(services, identity);
}

/** Logged once in an isolate's life: it concerns the person who deployed, not each visitor who tries to log in. */
let isLogged = false;

/** Refuses the identity provider of a developer's machine at a site that others reach. */
function refuseMisplaced(): Refusal {
  const message =
    "No one can log in here: OIDC_ISSUER names a local identity provider, where anyone can log in as the owner. " +
    "Set it to your provider’s https address, as docs/identity.md describes, and deploy again.";
  if (!isLogged) logError(message);
  isLogged = true;
  return refuse("unavailable", "local_provider", message);
}
