import { logError } from "../../log.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Settings } from "../../services.ts";

/** Said once in an isolate's life: it concerns who deployed, not each visitor who tries the door. */
let isLogged = false;

/** Refuses the identity provider of a developer's machine at a site that others reach. */
export function refuseMisplaced({ isMisplaced }: Settings["identity"]): Refused | null {
  if (!isMisplaced) return null;
  const message =
    "No one can log in here: OIDC_ISSUER names a local identity provider, where anyone can log in as the owner. " +
    "Set it to your provider’s https address, as docs/identity.md describes, and deploy again.";
  if (!isLogged) logError(message);
  isLogged = true;
  return refuse("unavailable", "local_provider", message);
}
