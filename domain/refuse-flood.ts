import { refuse, type Refused } from "./outcome.ts";
import type { Services } from "./services.ts";

const retryAfter = 60;

/** A brake against floods, not an invariant: the platform counts per place. `who` is the visitor's address. */
export async function refuseFlood(
  services: Pick<Services, "limits">,
  what: keyof Services["limits"],
  who: string,
): Promise<Refused | null> {
  if (await services.limits[what](who)) return null;
  const message = "Too many requests. Please wait a minute and try again.";
  return { ...refuse("tooMany", "too_many_requests", message), retryAfter };
}
