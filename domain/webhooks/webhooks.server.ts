import { isPublicAddress } from "@toadstool/mail/review";
import { seal } from "@toadstool/openid/seal";
import { withTimes } from "#db/d1/with-times.ts";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import { webhookMessages, webhooks } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { randomId } from "../tokens/token.server.ts";
import { type ListedWebhook, mostWebhooks, type WebhookInput, type WebhookMessage } from "./webhook.ts";

/** Messages that the log shows. */
const logged = 50;

/** Whether messages may go there: to the public web, and on a developer’s own machine to that machine. */
export function mayBeNotified({ site }: Services["settings"], url: string): boolean {
  if (site.isLoopback && ["localhost", "127.0.0.1"].includes(new URL(url).hostname)) return true;
  return new URL(url).protocol === "https:" && isPublicAddress(url);
}

/** Keeps a webhook; its secret is shown this once. */
export async function addWebhook(
  services: Pick<Services, "db" | "clock" | "secret" | "settings">,
  _owner: Owner,
  { url, events }: WebhookInput,
): Promise<(ListedWebhook & { secret: string }) | Refused> {
  const { db, clock, settings } = services;
  if (!mayBeNotified(settings, url)) {
    const message = "Use an https address on the public web: messages are not sent to private networks.";
    return refuseField("invalid", "webhook_not_public", "url", message);
  }
  if ((await db.$count(webhooks)) >= mostWebhooks) {
    return refuse("conflict", "too_many_webhooks", `You have ${mostWebhooks} webhooks. Remove one first.`);
  }
  const secret = `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))}`;
  const id = randomId();
  const row = { id, url, events, createdAt: clock(), secret: await seal(services.secret, "webhook", secret) };
  await db.insert(webhooks).values(row);
  return { id, url, events, secret };
}

export function listWebhooks({ db }: Pick<Services, "db">, _owner: Owner): Promise<ListedWebhook[]> {
  const { id, url, events } = webhooks;
  return db.select({ id, url, events }).from(webhooks).orderBy(asc(webhooks.createdAt), asc(id));
}

/** The address that is notified no more; null where it was removed already. Its messages go with it. */
export async function removeWebhook(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<string | null> {
  const [removed] = await db.delete(webhooks).where(eq(webhooks.id, id)).returning({ url: webhooks.url });
  return removed?.url ?? null;
}

/** The last messages, newest first. */
export async function listMessages({ db }: Pick<Services, "db">, _owner: Owner): Promise<WebhookMessage[]> {
  const rows = await db
    .select({ message: webhookMessages, url: webhooks.url })
    .from(webhookMessages)
    .innerJoin(webhooks, eq(webhooks.id, webhookMessages.webhookId))
    .orderBy(desc(webhookMessages.createdAt), webhookMessages.id)
    .limit(logged);
  return rows.map(({ message, url }) => {
    const { id, kind, state, attempts, createdAt, dueAt, trouble } = withTimes(message);
    return { id, url, kind, state, attempts, createdAt, dueAt, trouble };
  });
}

/** Sends a message once more, from its first try; the receiver knows it by its id. False where there is none to send. */
export async function replayMessage(
  { db, clock, webhookQueue }: Pick<Services, "db" | "clock" | "webhookQueue">,
  _owner: Owner,
  id: string,
): Promise<boolean> {
  const [again] = await db
    .update(webhookMessages)
    .set({ state: "pending", attempts: 0, dueAt: clock(), trouble: "" })
    .where(and(eq(webhookMessages.id, id), ne(webhookMessages.state, "pending")))
    .returning({ id: webhookMessages.id });
  if (again) await webhookQueue.send([again.id]);
  return again !== undefined;
}
