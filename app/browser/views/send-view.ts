import { viewSender } from "./view-sender.ts";

export const { sendView, firstView } = viewSender("/api/analytics/view");
