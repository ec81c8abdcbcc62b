import type { DeliveryState } from "./issue.ts";

/** What became of one reader's letter. */
export const deliveryWords: Record<DeliveryState, string> = {
  waiting: "Waiting",
  claimed: "Sending",
  accepted: "Sent",
  delivered: "Delivered",
  bounced: "Bounced",
  complained: "Marked as spam",
  failed: "Refused",
  uncertain: "Uncertain",
  skipped: "Not sent",
};
