import { findSite } from "./facts/site.server.ts";
import type { Refused } from "./outcome.ts";
import { refuseFlood } from "./refuse-flood.ts";
import type { Services } from "./services.ts";

/** The same as `refuseFlood` where a page shows the refusal: in the site’s words. */
export async function refuseVisitorsFlood(
  services: Pick<Services, "limits" | "db" | "settings">,
  what: keyof Services["limits"],
  who: string,
): Promise<Refused | null> {
  const refusal = await refuseFlood(services, what, who);
  if (!refusal) return null;
  const { words } = await findSite(services);
  return { ...refusal, message: words.readers.tooManyRequests };
}
