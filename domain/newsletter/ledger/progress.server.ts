import { paceOf } from "@toadstool/mail";
import { and, eq, inArray, sql } from "drizzle-orm";
import { deliveries, subscribers, deliveryStates } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { findIssue } from "./issue-rows.server.ts";

/** The figures behind the progress bar and its words. */
export interface Progress {
  /** Deliveries that are no longer waiting, as a whole percentage; 100 only at the very end. */
  percent: number;
  /** Deliveries settled in a minute, measured lately; null where none was settled lately. */
  perMinute: number | null;
  /** How long the waiting deliveries take at that pace; null where that is unknown. */
  secondsLeft: number | null;
}

/** The time over which the pace is measured. */
const lately = 5 * 60_000;

/** Null where there is no such issue. */
export async function progressOf(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
): Promise<Progress | null> {
  const issue = await findIssue(services, id);
  if (!issue) return null;
  const { audience, waiting } = issue.balance;
  const percent = audience === 0 ? 100 : Math.floor(((audience - waiting) * 100) / audience);
  if (issue.state !== "sending" || waiting === 0) return { percent, perMinute: null, secondsLeft: null };
  const now = services.clock();
  const settled = await settledSince(services, id, new Date(now.getTime() - lately));
  const perMinute = paceOf(settled, now.getTime());
  if (perMinute === null) return { percent, perMinute: null, secondsLeft: null };
  const isHeld = issue.heldUntil !== null && issue.heldUntil > now.toISOString();
  const secondsLeft = isHeld ? null : Math.ceil((waiting / perMinute) * 60);
  return { percent, perMinute: Math.max(1, Math.round(perMinute)), secondsLeft };
}

const pageSize = 50;

/** The failed, bounced, complained and uncertain deliveries, with reasons; `cursor` comes from the page before. */
export async function listFailures(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  issueId: string,
  cursor?: string,
) {
  const rows = await db
    .select({
      subscriberId: deliveries.subscriberId,
      email: subscribers.email,
      state: sql<"failed" | "bounced" | "complained" | "uncertain">`${deliveries.state}`,
      chunk: deliveries.chunk,
      bounce: deliveries.bounce,
      reason: deliveries.reason,
      settledAt: deliveries.settledAt,
    })
    .from(deliveries)
    .leftJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
    .where(
      and(
        eq(deliveries.issueId, issueId),
        inArray(deliveries.state, ["failed", "bounced", "complained", "uncertain"]),
        after(cursor),
      ),
    )
    .orderBy(deliveries.state, deliveries.chunk, deliveries.subscriberId)
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    failures: page.map(({ chunk: _chunk, settledAt, reason, ...row }) => ({
      ...row,
      reason: reason ?? "",
      at: settledAt?.toISOString() ?? null,
    })),
    cursor: last && rows.length > pageSize ? `${last.state}_${last.chunk}_${last.subscriberId}` : null,
  };
}

/** `email` is null where the subscriber has been erased since. */
export type Failure = Awaited<ReturnType<typeof listFailures>>["failures"][number];

function after(cursor: string | undefined) {
  const [, state, chunk, id] = /^([a-z]+)_(\d{1,9})_(.+)$/.exec(cursor ?? "") ?? [];
  if (!state || !chunk || !id) return undefined;
  return sql`(${deliveries.state}, ${deliveries.chunk}, ${deliveries.subscriberId}) > (${state}, ${Number(chunk)}, ${id})`;
}

/** Chunks before the front that are read. */
const around = 10;

/** When a chunk near the front was last claimed; null where none was. */
export async function lastTriedAt(services: Pick<Services, "db">, issueId: string): Promise<number | null> {
  const [row] = await services.db
    .select({ at: sql<number | null>`max(${deliveries.claimedAt})` })
    .from(deliveries)
    .where(await nearTheFront(services, issueId));
  return row?.at ?? null;
}

/** How many deliveries were settled at each moment since, oldest first. It reads near the front only. */
async function settledSince(services: Pick<Services, "db">, issueId: string, since: Date) {
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
 * The rows near the front: the last chunks with a settled delivery, and the first with a waiting one. Chunks are sent in
 * order, so the latest changes are there, and the cost of a look does not grow with the audience.
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
