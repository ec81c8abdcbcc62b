import { viewSender } from "@toadstool/navigation/view-sender";

export const sendView = viewSender("/api/analytics/view");
