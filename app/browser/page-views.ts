import { countViews } from "./count-views.ts";

export const { sendView, usePageViews } = countViews({
  address: "/api/analytics/view",
  missing: "/404",
  lastRoute: "anywhere-else",
});
