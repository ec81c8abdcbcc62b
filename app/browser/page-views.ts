import { countViews } from "@toadstool/navigation/count-views";
import { sendView } from "./send-view.ts";

export const { usePageViews, useViewedPath } = countViews({
  sendView,
  missing: "/404",
  lastRoute: "anywhere-else",
});
