import * as v from "valibot";
import type { webhookEventKinds } from "#db/tables/webhooks.ts";
import { asked } from "#domain/text/asked.ts";

export const longestUrl = 2000;
export const mostWebhooks = 20;

export type WebhookEventKind = (typeof webhookEventKinds)[number];

/** What each kind means, for people. */
export const eventWords: Record<WebhookEventKind, string> = {
  "post.published": "A post is published",
  "post.updated": "A published post changes",
  "post.deleted": "A post goes to the trash",
  "letter.sent": "A letter has gone out to everyone",
  "subscriber.confirmed": "Someone subscribes and confirms",
  "subscriber.left": "Someone unsubscribes",
};

const kinds = Object.keys(eventWords) as WebhookEventKind[];

export const webhookInput = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Write the address that is to be notified, like “https://example.com/hook”."),
    v.url("That is no address. Write one like “https://example.com/hook”."),
    v.maxLength(longestUrl, `That address is longer than ${longestUrl} characters.`),
    v.title("Address to notify"),
    asked({ placeholder: "https://example.com/hook" }),
  ),
  events: v.pipe(
    v.array(v.picklist(kinds, "That is no event.")),
    v.minLength(1, "Choose at least one event."),
    v.title("Notify it when"),
    asked({ options: eventWords }),
  ),
});
export type WebhookInput = v.InferOutput<typeof webhookInput>;

export interface ListedWebhook {
  id: string;
  url: string;
  events: WebhookEventKind[];
}

/** One event for one webhook, as the log shows it. */
export interface WebhookMessage {
  id: string;
  url: string;
  kind: WebhookEventKind;
  state: "pending" | "delivered" | "failed";
  attempts: number;
  createdAt: string;
  dueAt: string;
  trouble: string;
}

/** Seconds from one try to the next, as https://www.standardwebhooks.com recommends; after the last the message has failed. */
export const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 43_200];
