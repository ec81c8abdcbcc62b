import { and, eq, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { batch } from "#db/batch.server.ts";
import { subscribers } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { canLeave, markAsLeft, newSubscriber } from "./subscriber-rows.server.ts";
import { type Subscriber, type SubscriberState } from "./subscriber.ts";
import { toEmailKey } from "@toadstool/mail/address";
import { addressHash, notSuppressed } from "./suppression.server.ts";

type Storage = Pick<Services, "db">;

const { id, email, state, createdAt, confirmedAt, unsubscribedAt } = subscribers;
export const subscriberColumns = { id, email, state, createdAt, confirmedAt, unsubscribedAt };

type SubscriberCounts = Record<SubscriberState, number>;

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
  const [row] = await selectSubscriber(services, email);
  return row ? withTimes(row) : null;
}

const selectSubscriber = ({ db }: Storage, address: string) =>
  db
    .select(subscriberColumns)
    .from(subscribers)
    .where(eq(subscribers.emailKey, toEmailKey(address)));

/**
 * The owner vouches for an address, with a note on the consent they were given. Readers who have left can only come
 * back on their own, those who bounced or complained not at all, even where they were forgotten since.
 */
export async function addSubscriber(
  services: Pick<Services, "db" | "clock" | "secret">,
  _owner: Owner,
  email: string,
  consent = "",
): Promise<Subscriber | Refused> {
  const now = services.clock();
  const confirmed = { state: "confirmed" as const, confirmedAt: now, source: "owner" as const, consent };
  const isFree = notSuppressed(services, await addressHash(services, email));
  const {
    there: [subscriber],
  } = await batch(services.db, {
    added: services.db
      .insert(subscribers)
      .select(rowWhere(subscribers, newSubscriber(email, { createdAt: now, ...confirmed }), isFree))
      .onConflictDoUpdate({
        target: subscribers.emailKey,
        set: confirmed,
        setWhere: eq(subscribers.state, "pending"),
      }),
    there: selectSubscriber(services, email),
  });
  return subscriber?.state === "confirmed" ? withTimes(subscriber) : notSubscribable;
}

const notSubscribable = refuse(
  "conflict",
  "not_subscribable",
  "This address has unsubscribed or cannot receive email. Only the person it belongs to can subscribe it again.",
);

/** Takes an address off the list; null where it never was on it. */
export async function removeSubscriber(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  email: string,
): Promise<Subscriber | null> {
  const { there } = await batch(services.db, {
    left: services.db
      .update(subscribers)
      .set(markAsLeft(services.clock()))
      .where(and(eq(subscribers.emailKey, toEmailKey(email)), canLeave)),
    there: selectSubscriber(services, email),
  });
  return there[0] ? withTimes(there[0]) : null;
}

/** The same for the one whose page the owner looks at. */
export async function removeSubscriberById(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<void> {
  await services.db
    .update(subscribers)
    .set(markAsLeft(services.clock()))
    .where(and(eq(subscribers.id, id), canLeave));
}

/** Says which letters for readers of one language a subscriber gets; "" for those in the site’s. */
export async function changeLanguage(
  { db }: Storage,
  _owner: Owner,
  subscriberId: string,
  language: string,
): Promise<void> {
  await db.update(subscribers).set({ language }).where(eq(subscribers.id, subscriberId));
}
