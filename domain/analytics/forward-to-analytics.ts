import type { PageView } from "./read-page-view.ts";

const collector = "https://www.google-analytics.com/mp/collect";
const timeout = 10_000;

/** A stream of Google Analytics 4. */
interface Measurement {
  measurementId: string;
  apiSecret: string;
  /** Of the site whose page was viewed. */
  origin: string;
}

/**
 * Passes a view on by the Measurement Protocol. Every view comes from a client id of its own, so that the service can count and
 * cannot follow. Throws where the service is out of reach; a refusal is a warning in the log.
 */
export async function forwardToAnalytics(
  fetch: typeof globalThis.fetch,
  view: PageView,
  { measurementId, apiSecret, origin }: Measurement,
): Promise<void> {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  const answer = await fetch(`${collector}?${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(eventOf(view, origin)),
    signal: AbortSignal.timeout(timeout),
  });
  await answer.body?.cancel();
  if (!answer.ok) console.warn(`The measurement service answered ${answer.status} to a page view.`);
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
