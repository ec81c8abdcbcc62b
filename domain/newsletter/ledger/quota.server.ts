import { type SQL, eq, sql } from "drizzle-orm";
import { deliveries, mailQuota } from "#db/schema.ts";
import type { Services } from "../../services.ts";

type Limits = Pick<Services, "db" | "settings">;

const day = 86_400_000;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The next midnight, UTC: when a day's quota begins anew. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}

/** How many of `most` the day has room for, as the statement that claims them finds it. */
export function roomFor({ settings }: Limits, most: number, now: Date): SQL {
  const { perDay } = settings.mail;
  if (perDay === null) return sql`${most}`;
  return sql`min(${most}, max(0, ${perDay} - coalesce((select used from ${mailQuota} where day = ${dayOf(now)}), 0)))`;
}

/** Counts a claim against its day, in the step that makes it: what may have been handed over is counted, come what may. */
export function countClaim({ db }: Limits, claim: SQL, now: Date) {
  return db
    .insert(mailQuota)
    .select(sql`select ${dayOf(now)}, count(*) from ${deliveries} where ${claim} having count(*) > 0`)
    .onConflictDoUpdate({ target: mailQuota.day, set: { used: sql`${mailQuota.used} + excluded.used` } });
}

/** What nobody has taken is not used. */
export function giveBack({ db }: Limits, count: number, claimedAt: Date) {
  return db
    .update(mailQuota)
    .set({ used: sql`max(0, ${mailQuota.used} - ${count})` })
    .where(eq(mailQuota.day, dayOf(claimedAt)));
}

export async function isUsedUp({ db, settings }: Limits, now: Date): Promise<boolean> {
  const { perDay } = settings.mail;
  if (perDay === null) return false;
  const [today] = await db
    .select({ used: mailQuota.used })
    .from(mailQuota)
    .where(eq(mailQuota.day, dayOf(now)));
  return (today?.used ?? 0) >= perDay;
}
