import { unseal } from "@toadstool/openid/seal";
import { and, eq, lte } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { webhookMessages, webhooks } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { pauses } from "./webhook.ts";
import { mayBeNotified } from "./webhooks.server.ts";

type Delivering = Pick<Services, "db" | "clock" | "secret" | "settings" | "fetch" | "webhookQueue">;

/** Milliseconds for an answer. */
const patience = 10_000;
/** Milliseconds after which a message that is due was lost by the queue. */
const lostAfter = 600_000;

/**
 * Sends one message, signed by https://www.standardwebhooks.com. What the receiver does not accept goes on the queue again,
 * after longer and longer pauses.
 */
export async function deliverMessage(services: Delivering, id: string): Promise<void> {
  const { db, clock, webhookQueue } = services;
  const now = clock();
  const found = await db
    .select({ message: webhookMessages, webhook: webhooks })
    .from(webhookMessages)
    .innerJoin(webhooks, eq(webhooks.id, webhookMessages.webhookId))
    .where(
      and(eq(webhookMessages.id, id), eq(webhookMessages.state, "pending"), lte(webhookMessages.dueAt, now)),
    )
    .get();
  if (!found) return;
  const { message, webhook } = found;
  const { attempts } = message;
  const pause = pauses[attempts];
  // The attempt is counted before the message is sent: if the database accepted no more writes today, it would be sent at every try.
  const claimed = await db
    .update(webhookMessages)
    .set({ attempts: attempts + 1, dueAt: new Date(now.getTime() + (pause ?? 0) * 1000) })
    .where(and(eq(webhookMessages.id, id), eq(webhookMessages.attempts, attempts)))
    .returning({ id: webhookMessages.id });
  if (claimed.length === 0) return;
  const trouble = await send(services, message, webhook);
  const state = trouble === null ? "delivered" : pause === undefined ? "failed" : "pending";
  await db
    .update(webhookMessages)
    .set({ state, trouble: trouble ?? "", ...(trouble === null && { dueAt: now }) })
    .where(eq(webhookMessages.id, id));
  if (state === "pending") await webhookQueue.send([id], pause);
}

/** Puts messages on the queue again that should have been tried long ago. */
export async function reviveMessages({ db, clock, webhookQueue }: Delivering): Promise<void> {
  const lost = await db
    .select({ id: webhookMessages.id })
    .from(webhookMessages)
    .where(
      and(
        eq(webhookMessages.state, "pending"),
        lte(webhookMessages.dueAt, new Date(clock().getTime() - lostAfter)),
      ),
    )
    .limit(100);
  if (lost.length > 0) await webhookQueue.send(lost.map(({ id }) => id));
}

/** Null where the receiver accepted it; otherwise why not. */
async function send(
  { clock, secret, settings, fetch }: Delivering,
  { id, payload }: typeof webhookMessages.$inferSelect,
  { url, secret: sealed }: typeof webhooks.$inferSelect,
): Promise<string | null> {
  if (!mayBeNotified(settings, url)) return "The address is not on the public web.";
  const opened = await unseal(secret, "webhook", sealed);
  if (opened === null)
    return "The signing secret cannot be read: APP_SECRET has changed. Remove the webhook, and add it again.";
  const at = clock();
  const headers = {
    "Content-Type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(opened).sign(id, at, payload),
  };
  try {
    const signal = AbortSignal.timeout(patience);
    // A redirect could lead into a private network.
    const answer = await fetch(url, { method: "POST", headers, body: payload, redirect: "manual", signal });
    await answer.body?.cancel();
    if (answer.status >= 300 && answer.status < 400)
      return `It answered ${answer.status}: give the address that it leads to.`;
    return answer.ok ? null : `It answered ${answer.status}.`;
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return isLate ? `It gave no answer within ${patience / 1000} seconds.` : "It could not be reached.";
  }
}
