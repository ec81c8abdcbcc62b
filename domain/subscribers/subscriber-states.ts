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
  pending: "Not confirmed yet",
  confirmed: "Reading",
  unsubscribed: "Left",
  bounced: "Bounced",
  complained: "Complained",
};

export function readState(text: string | null | undefined): SubscriberState | undefined {
  return subscriberStates.find((state) => state === text);
}
