import { and, eq, inArray, sql } from "drizzle-orm";
import { deliveries, deliveryStates } from "#db/schema.ts";
import type { Services } from "../../services.ts";

/** Chunks before the front that are looked at. */
const around = 10;

/** When a chunk near the front was last tried; null where none ever was. */
export async function lastTriedAt(services: Pick<Services, "db">, issueId: string): Promise<number | null> {
  const [row] = await services.db
    .select({ at: sql<number | null>`max(${deliveries.claimedAt})` })
    .from(deliveries)
    .where(await nearTheFront(services, issueId));
  return row?.at ?? null;
}

/** How many were settled at each moment since, oldest first: near the front, so it may be fewer than all. */
export async function settledSince(services: Pick<Services, "db">, issueId: string, since: Date) {
  const isSettled = sql`${deliveries.settledAt} >= ${since.getTime()} and ${deliveries.state} <> 'claimed'`;
  const at = sql<number>`${deliveries.settledAt}`;
  return services.db
    .select({ at, count: sql<number>`count(*)` })
    .from(deliveries)
    .where(and(await nearTheFront(services, issueId), isSettled))
    .groupBy(at)
    .orderBy(at);
}

/**
 * The rows of the chunks in which the sending is: the last that has come to anything, and the first in which people
 * wait. Chunks are sent in order, so what happened last happened there; reading them all would cost the more the
 * larger the audience is, at every look.
 */
async function nearTheFront({ db }: Pick<Services, "db">, issueId: string) {
  const edge = (end: "min" | "max", state: string) =>
    sql`coalesce((select ${sql.raw(end)}(chunk) from ${deliveries} where issue_id = ${issueId} and state = ${state}), -1)`;
  const settled = ["accepted", "delivered", "failed", "uncertain", "skipped"];
  const [edges] = await db.all<{ last: number; first: number }>(
    sql`select max(${sql.join(
      settled.map((state) => edge("max", state)),
      sql`, `,
    )}) as last, ${edge("min", "waiting")} as first`,
  );
  const near = [edges?.last ?? 0, edges?.first ?? 0].flatMap((edge) =>
    Array.from({ length: around + 2 }, (_, index) => edge - around + index),
  );
  return and(
    eq(deliveries.issueId, issueId),
    inArray(deliveries.state, [...deliveryStates]),
    inArray(deliveries.chunk, near),
  );
}
