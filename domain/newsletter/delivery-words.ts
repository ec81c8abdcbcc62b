import type { DeliveryState } from "./issue.ts";

/** What became of one reader's letter. */
export const deliveryWords: Record<DeliveryState, string> = {
  waiting: "Still to go",
  claimed: "On its way",
  accepted: "Sent",
  delivered: "Arrived",
  bounced: "Came back",
  complained: "Called spam",
  failed: "Refused",
  uncertain: "Uncertain",
  skipped: "Not sent",
};
