import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import type { Subscription } from "../../subscribers/subscriber.ts";
import { confirmSubscription } from "../../subscribers/subscription.server.ts";
import { sendDueWelcomes, type Welcoming } from "./send-welcomes.server.ts";

/** Confirms a subscription by its mailed link; the first welcome letter follows at once. */
export async function confirmReader(
  services: Welcoming & Pick<Services, "limits" | "later">,
  visitorAddress: string,
  token: string,
): Promise<Subscription | Refused | null> {
  const outcome = await confirmSubscription(services, visitorAddress, token);
  if (outcome && "state" in outcome && outcome.state === "confirmed") {
    services.later(sendDueWelcomes(services));
  }
  return outcome;
}
