import { and, eq, like, lt, sql, type SQL } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { mailQuota, subscribers } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";

/**
 * Mails that visitors may cause within one hour, for all visitors and addresses together. An attacker with many addresses to
 * annoy and many places to ask from gets past every other limit, but not past this one.
 */
export const confirmationsPerHour = 200;

const oneHour = 3_600_000;
const named = "confirmations ";

/** The hour that is known to be full: while the flood goes on, it is not counted again. Lives as long as the isolate. */
let fullHour = "";

/**
 * Refuses every request alike until the hour is over, before any address is looked at. Nothing is kept of requests in the
 * meantime: a postponed request would be mailed later, and the attacker would succeed after all.
 */
export async function refuseWhileBraked(
  services: Pick<Services, "db" | "clock" | "settings">,
): Promise<Refused | null> {
  const { db, clock } = services;
  const now = clock();
  const hour = hourOf(now);
  if (hour !== fullHour) {
    const [row] = await db.select({ used: mailQuota.used }).from(mailQuota).where(eq(mailQuota.day, hour));
    if (!row || row.used < confirmationsPerHour) return null;
    fullHour = hour;
    console.warn(`${row.used} confirmations were asked for within the hour: no more until it is over.`);
  }
  const retryAfter = Math.ceil((oneHour - (now.getTime() % oneHour)) / 1000);
  const { subscribe } = (await findSite(services)).words;
  const message = subscribe.tooMany({ minutes: Math.ceil(retryAfter / 60) });
  return { ...refuse("tooMany", "too_many_confirmations", message), retryAfter };
}

/** Holds while another confirmation may leave: for the statement that claims one. */
export function hasCapacity(now: Date): SQL {
  return sql`coalesce((select ${mailQuota.used} from ${mailQuota} where ${mailQuota.day} = ${hourOf(now)}), 0) < ${confirmationsPerHour}`;
}

/** Counts the confirmation that `claimed` describes, if it was claimed: run it in the same step. */
export function countConfirmation({ db }: Pick<Services, "db">, now: Date, claimed: SQL | undefined) {
  const isClaimed = sql`exists (select 1 from ${subscribers} where ${and(claimed, eq(subscribers.confirmationSentAt, now))})`;
  return db
    .insert(mailQuota)
    .select(rowWhere(mailQuota, { day: hourOf(now), used: 1 }, isClaimed))
    .onConflictDoUpdate({ target: mailQuota.day, set: { used: sql`${mailQuota.used} + 1` } });
}

/** Hours that are over. */
export async function forgetHours({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await db.delete(mailQuota).where(and(like(mailQuota.day, `${named}%`), lt(mailQuota.day, hourOf(clock()))));
}

/** The counter's row is in the table of the letters' daily quota, under a name that no day has. */
function hourOf(now: Date): string {
  return `${named}${now.toISOString().slice(0, 13)}`;
}
