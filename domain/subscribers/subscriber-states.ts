import type { SubscriberState } from "./subscriber.ts";

export const subscriberStates = [
  "pending",
  "confirmed",
  "unsubscribed",
  "bounced",
  "complained",
] as const satisfies SubscriberState[];

/** What each state means, for people. */
export const stateWords: Record<SubscriberState, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
  complained: "Marked as spam",
};

export function readState(text: string | null | undefined): SubscriberState | undefined {
  return subscriberStates.find((state) => state === text);
}
