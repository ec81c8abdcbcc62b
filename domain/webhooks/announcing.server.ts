import { encoded } from "../text/encoded.ts";
import { asc, lt, sql, type SQLWrapper } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { rowFrom } from "#db/d1/row-where.ts";
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
  const subjects = await findSubjects(services, events);
  const made = events.flatMap(({ kind, subjectId: id }) => {
    const wanting = receivers.filter((receiver) => receiver.events.includes(kind));
    const payload = JSON.stringify({
      type: kind,
      timestamp: now.toJSON(),
      data: { id, ...subjects.get(id) },
    });
    return wanting.map(({ id: webhookId }) => ({ id: `msg_${randomId()}`, webhookId, kind, payload }));
  });
  const messages = JSON.stringify(made);
  const numbers = JSON.stringify(events.map(({ id }) => id));
  const message = {
    id: sql`value ->> 'id'`,
    webhookId: sql`value ->> 'webhookId'`,
    kind: sql`value ->> 'kind'`,
    payload: sql`value ->> 'payload'`,
    state: "pending" as const,
    createdAt: now,
    dueAt: now,
  };
  await batch(db, {
    done: db
      .delete(webhookEvents)
      .where(sql`${webhookEvents.id} in (select value from json_each(${numbers}))`),
    made: db
      .insert(webhookMessages)
      .select(rowFrom(webhookMessages, message, sql`from json_each(${messages})`)),
  });
  if (made.length > 0) await webhookQueue.send(made.map(({ id }) => id));
}

/** The subjects of messages by id, as messages describe them. Of a subscriber only the id is sent, never the address. */
async function findSubjects(
  { db, settings }: Announcing,
  events: { kind: WebhookEventKind; subjectId: string }[],
): Promise<Map<string, object>> {
  const { origin } = settings.site;
  const among = (id: SQLWrapper, begins: string) => {
    const named = events.filter(({ kind }) => kind.startsWith(begins)).map(({ subjectId }) => subjectId);
    return sql`${id} in (select value from json_each(${JSON.stringify(named)}))`;
  };
  const { id, slug, title, summary, publishedAt, updatedAt } = posts;
  const { id: letterId, subject, slug: letterSlug, isPublic } = newsletterIssues;
  const found = await batch(db, {
    posts: db
      .select({ id, slug, title, summary, publishedAt, updatedAt })
      .from(posts)
      .where(among(id, "post.")),
    letters: db
      .select({ id: letterId, subject, slug: letterSlug, isPublic })
      .from(newsletterIssues)
      .where(among(letterId, "letter.sent")),
  });
  return new Map<string, object>([
    ...found.posts.map(
      (post) => [post.id, { ...post, url: `${origin}/blog/${encoded(post.slug)}` }] as const,
    ),
    ...found.letters.map((letter) => {
      const url = letter.isPublic ? `${origin}/letters/${encoded(letter.slug)}` : null;
      return [letter.id, { subject: letter.subject, url }] as const;
    }),
  ]);
}

/** Deletes messages that are older than the log is of use. */
export async function sweepMessages({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await db.delete(webhookMessages).where(lt(webhookMessages.createdAt, before));
}
