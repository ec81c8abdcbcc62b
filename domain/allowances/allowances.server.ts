import { type SQL, sql } from "drizzle-orm";
import { mailQuota } from "#db/schema.ts";
import type { Services } from "../services.ts";

/**
 * Operations of queues that Cloudflare's free plan allows on a day (UTC), and those that a message takes: it is written, read and
 * deleted. https://developers.cloudflare.com/queues/platform/pricing/
 */
const operationsPerDay = 10_000;
const operationsPerMessage = 3;
/** From this part of an allowance on, the owner is warned. */
const nearlyAll = 0.8;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Adds messages that were put on a queue to the count of the day. Deliveries that are repeated are not counted. */
export async function countQueued(
  { db, clock }: Pick<Services, "db" | "clock">,
  messages: number,
): Promise<void> {
  await db
    .insert(mailQuota)
    .values({ day: `queue ${dayOf(clock())}`, used: messages * operationsPerMessage })
    .onConflictDoUpdate({ target: mailQuota.day, set: { used: sql`${mailQuota.used} + excluded.used` } });
}

/** What is used today, where it is nearly all of the day's allowance; null or 0 otherwise. For a query of its own name. */
export function nearlyUsedUp({
  clock,
  settings,
}: Pick<Services, "clock" | "settings">): Record<"quota" | "queue", SQL> {
  const day = dayOf(clock());
  const { perDay } = settings.mail;
  const used = (name: string, most: number) =>
    sql`(select iif(${mailQuota.used} >= ${most * nearlyAll}, ${mailQuota.used}, 0) from ${mailQuota} where ${mailQuota.day} = ${name})`;
  return {
    quota: perDay === null ? sql`0` : used(day, perDay),
    queue: used(`queue ${day}`, operationsPerDay),
  };
}
