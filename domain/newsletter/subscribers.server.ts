import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { type Subscriber, type SubscriberState, toEmailKey } from "./subscriber.ts";

type Storage = Pick<Services, "db">;

export const subscribersPage = 50;
const largestPage = 200;

/** Newest first. `cursor` is the one the page before answered. */
export async function listSubscribers(
  services: Storage,
  _owner: Owner,
  wanted: { limit?: number; cursor?: string } = {},
): Promise<{ subscribers: Subscriber[]; cursor: string | null }> {
  const limit = Math.min(Math.max(wanted.limit ?? subscribersPage, 1), largestPage);
  const rows = await services.db
    .select()
    .from(subscribers)
    .where(olderThanCursor(wanted.cursor))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const cursor = last && rows.length > limit ? `${last.createdAt.getTime()}_${last.id}` : null;
  return { subscribers: page.map(subscriberOf), cursor };
}

function olderThanCursor(cursor: string | undefined): SQL | undefined {
  const [time, id] = cursor?.split("_") ?? [];
  if (!time || !id || !/^\d{1,15}$/.test(time)) return undefined;
  const createdAt = new Date(Number(time));
  return or(
    lt(subscribers.createdAt, createdAt),
    and(eq(subscribers.createdAt, createdAt), lt(subscribers.id, id)),
  );
}

export type SubscriberCounts = Record<SubscriberState, number>;

export async function countSubscribers(services: Storage, _owner: Owner): Promise<SubscriberCounts> {
  const rows = await services.db
    .select({ state: subscribers.state, count: sql<number>`count(*)` })
    .from(subscribers)
    .groupBy(subscribers.state);
  const none: SubscriberCounts = { pending: 0, confirmed: 0, unsubscribed: 0, bounced: 0, complained: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export async function findSubscriber(
  services: Storage,
  _owner: Owner,
  email: string,
): Promise<Subscriber | null> {
  const [row] = await services.db
    .select()
    .from(subscribers)
    .where(eq(subscribers.emailKey, toEmailKey(email)));
  return row ? subscriberOf(row) : null;
}

/** The owner vouches for an address. Who has left, bounced or complained can only come back on their own. */
export async function addSubscriber(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  email: string,
): Promise<Subscriber | Refused> {
  const now = services.clock();
  const emailKey = toEmailKey(email);
  const confirmed = { state: "confirmed" as const, confirmedAt: now };
  await services.db
    .insert(subscribers)
    .values({ id: crypto.randomUUID(), email, emailKey, createdAt: now, ...confirmed })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: confirmed,
      setWhere: eq(subscribers.state, "pending"),
    });
  const subscriber = await findSubscriber(services, owner, email);
  if (subscriber?.state === "confirmed") return subscriber;
  const message = "This address has left or cannot be mailed. Only its owner can subscribe it again.";
  return refuse("conflict", "not_subscribable", message);
}

/** Takes an address off the list; null where it never was on it. */
export async function removeSubscriber(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  email: string,
): Promise<Subscriber | null> {
  await services.db
    .update(subscribers)
    .set({ state: "unsubscribed", unsubscribedAt: services.clock() })
    .where(
      and(
        eq(subscribers.emailKey, toEmailKey(email)),
        or(eq(subscribers.state, "pending"), eq(subscribers.state, "confirmed")),
      ),
    );
  return findSubscriber(services, owner, email);
}

function subscriberOf(row: typeof subscribers.$inferSelect): Subscriber {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}
