import { countViews } from "@toadstool/navigation/count-views";

export const { sendView, usePageViews } = countViews({
  address: "/api/analytics/view",
  missing: "/404",
  lastRoute: "anywhere-else",
});
