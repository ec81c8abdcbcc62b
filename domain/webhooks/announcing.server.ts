import { encoded } from "../text/encoded.ts";
import { asc, eq, inArray, lt } from "drizzle-orm";
import { newsletterIssues, posts, webhookEvents, webhookMessages, webhooks } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { randomId } from "../tokens/token.server.ts";
import type { WebhookEventKind } from "./webhook.ts";

type Announcing = Pick<Services, "db" | "clock" | "settings" | "webhookQueue">;

/** Events that are read at once. */
const atOnce = 50;
const keptDays = 30;

/** Makes a message of each new event for each webhook that wants it, and puts it on the queue. */
export async function announceEvents(services: Announcing): Promise<void> {
  const { db, clock, webhookQueue } = services;
  const events = await db.select().from(webhookEvents).orderBy(asc(webhookEvents.id)).limit(atOnce);
  if (events.length === 0) return;
  const receivers = await db.select({ id: webhooks.id, events: webhooks.events }).from(webhooks);
  const now = clock();
  const made = await Promise.all(
    events.map(async ({ kind, subjectId }) => {
      const wanting = receivers.filter((receiver) => receiver.events.includes(kind));
      if (wanting.length === 0) return [];
      const data = await dataOf(services, kind, subjectId);
      const payload = JSON.stringify({ type: kind, timestamp: now.toJSON(), data });
      return wanting.map(({ id: webhookId }) => ({
        id: `msg_${randomId()}`,
        webhookId,
        kind,
        state: "pending" as const,
        createdAt: now,
        dueAt: now,
        payload,
      }));
    }),
  );
  const messages = made.flat();
  const done = db.delete(webhookEvents).where(
    inArray(
      webhookEvents.id,
      events.map(({ id }) => id),
    ),
  );
  await db.batch([done, ...messages.map((message) => db.insert(webhookMessages).values(message))]);
  if (messages.length > 0) await webhookQueue.send(messages.map(({ id }) => id));
}

/** What a message says of its subject. Of a subscriber no more than the id: an address is for the owner’s own list. */
async function dataOf({ db, settings }: Announcing, kind: WebhookEventKind, id: string): Promise<object> {
  const { origin } = settings.site;
  if (kind.startsWith("post.")) {
    const post = await db.query.posts.findFirst({
      columns: { slug: true, title: true, summary: true, publishedAt: true, updatedAt: true },
      where: eq(posts.id, id),
    });
    return post ? { id, ...post, url: `${origin}/blog/${encoded(post.slug)}` } : { id };
  }
  if (kind !== "letter.sent") return { id };
  const letter = await db.query.newsletterIssues.findFirst({
    columns: { subject: true, slug: true, isPublic: true },
    where: eq(newsletterIssues.id, id),
  });
  const url = letter?.isPublic ? `${origin}/letters/${encoded(letter.slug)}` : null;
  return { id, subject: letter?.subject ?? "", url };
}

/** Deletes messages that are older than the log is of use. */
export async function sweepMessages({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await db.delete(webhookMessages).where(lt(webhookMessages.createdAt, before));
}
