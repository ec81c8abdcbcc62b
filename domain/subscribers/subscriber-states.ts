import type { SubscriberState } from "./subscriber.ts";

/** What each state means, for people. */
export const stateWords: Record<SubscriberState, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
  complained: "Marked as spam",
};

export const subscriberStates = Object.keys(stateWords) as SubscriberState[];

export function readState(text: string | null | undefined): SubscriberState | undefined {
  return subscriberStates.find((state) => state === text);
}
