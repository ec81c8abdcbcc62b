import { viewSender } from "@toadstool/navigation/view-sender";

export const { sendView, firstView } = viewSender("/api/analytics/view");
