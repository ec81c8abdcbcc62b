import * as v from "valibot";
import { emailAddress } from "@toadstool/mail/address";

/** pending → confirmed → unsubscribed; `bounced` and `complained` are never mailed again. */
export type SubscriberState = "pending" | "confirmed" | "unsubscribed" | "bounced" | "complained";

export interface Subscriber {
  id: string;
  email: string;
  state: SubscriberState;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** What the holder of a mailed link may know about it. */
export interface Subscription {
  /** Enough of the address to recognise one's own, too little to be worth stealing: `m…@pond.example`. */
  email: string;
  state: SubscriberState;
}

export const subscribeInput = v.object({
  email: emailAddress,
  /** The token from Turnstile's widget, where the site uses Turnstile. */
  turnstile: v.optional(v.pipe(v.string(), v.maxLength(2048, "That is not a Turnstile response."))),
});
export type SubscribeInput = v.InferOutput<typeof subscribeInput>;
