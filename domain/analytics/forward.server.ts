import { logError } from "../log.ts";
import type { Services } from "../services.ts";
import type { PageView } from "./page-view.ts";

const collector = "https://www.google-analytics.com/mp/collect";
const timeout = 10_000;

/**
 * Passes a view on to the measurement that the settings name, if any. Every view comes from a client id of its
 * own, so that the service can count and cannot follow. What goes wrong there is for the log.
 */
export async function forwardView(
  { settings, fetch }: Pick<Services, "settings" | "fetch">,
  view: PageView,
): Promise<void> {
  const { measurementId, apiSecret } = settings.analytics;
  if (!measurementId || !apiSecret) return;
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  try {
    const answer = await fetch(`${collector}?${query}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(eventOf(view, settings.site.origin)),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) console.warn(`The measurement service answered ${answer.status} to a page view.`);
  } catch (error) {
    logError(error);
  }
}

function eventOf({ path, referrer }: PageView, origin: string) {
  const params = {
    page_location: `${origin}${encodeURI(path)}`,
    ...(referrer && { page_referrer: `https://${referrer}/` }),
    engagement_time_msec: 1,
  };
  return {
    client_id: crypto.randomUUID(),
    non_personalized_ads: true,
    events: [{ name: "page_view", params }],
  };
}
