import { countViews } from "./count-views.ts";
import { sendView } from "./send-view.ts";

export const { usePageViews, useViewedPath } = countViews({
  sendView,
  missing: "/404",
  isMissing: ({ id, loaderData }) => id === "anywhere-else" && !holdsPage(loaderData),
});

/** The route of all other addresses has found a page of the owner's. */
function holdsPage(loaderData: unknown): boolean {
  return typeof loaderData === "object" && loaderData !== null && "page" in loaderData;
}
