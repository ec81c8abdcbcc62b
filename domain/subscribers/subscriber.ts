import * as v from "valibot";
import type { subscribers } from "#db/schema.ts";
import type { WithTimes } from "#db/d1/with-times.ts";
import { type AddressWords, emailAddress } from "@toadstool/mail/address";
import { emailAddress as ownersAddress } from "../text/email-address.ts";
import { languageField } from "../translations/translation.ts";
import { topicChoiceInput } from "./topics/topic.ts";

type Row = typeof subscribers.$inferSelect;
/** pending → confirmed → unsubscribed; `bounced` and `complained` are never mailed again. */
export type SubscriberState = Row["state"];

/** What lists show of a subscriber. */
export type Subscriber = WithTimes<
  Pick<Row, "id" | "email" | "state" | "createdAt" | "confirmedAt" | "unsubscribedAt">
>;

/** What the holder of a mailed link may know about it. */
export interface Subscription {
  /** Enough of the address to recognise one's own, too little to be worth stealing: `m…@pond.example`. */
  email: string;
  state: SubscriberState;
}

const asked = {
  /** What was chosen of the topics that the form showed. */
  topics: v.optional(topicChoiceInput),
  /** The token from Turnstile's widget, where the site uses Turnstile. */
  turnstile: v.optional(v.pipe(v.string(), v.maxLength(2048, "That is not a Turnstile response."))),
};

/** What the owner may change of a subscriber. */
export const subscriberLanguageInput = v.object({
  language: v.optional(v.pipe(languageField, v.title("Language of this subscriber")), ""),
});

/** What a reader's form asks. */
export const subscribeForm = (words: { email: AddressWords }) =>
  v.object({ email: emailAddress(words.email), ...asked });

/** What a program asks. */
export const subscribeInput = v.object({ email: ownersAddress, ...asked });
export type SubscribeInput = v.InferOutput<typeof subscribeInput>;
