import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { duePurges, purgeBudget } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { logError } from "../log.ts";
import type { Services } from "../services.ts";
import { changeIsWritten } from "./due-purges.server.ts";

type Purging = Pick<Services, "db" | "clock" | "pageCache">;

interface Moment {
  /** The row of the change that was just written. */
  written?: number;
  /** It is one of thousands: the purge may wait for a minute. */
  canWait?: boolean;
  /** Also purges what could wait until now. */
  isCron?: boolean;
}

/** Milliseconds between the two purges after a change: a page begun before it may be stored after the first. */
const repeatAfter = 10_000;
/** A timer may go off a little early. */
const timerSlack = 250;
/** So long a change that may wait does so while others are written; the cron purges it at the latest. */
const longestWait = 60_000;
/** A change that takes longer is purged meanwhile: its Worker may have died. */
const longestWrite = 60_000;
/** No Worker of the platform’s writes for longer. */
const longestWorker = 15 * 60_000;
/** What a purge takes at most. */
const statementsNeeded = 5;
/** What the platform allows on its free plan, in milliseconds: five purges a minute, 25 at once. */
const budget = { each: 12_000, most: 25 };
/** UTF-16 units. */
export const longestTrouble = 500;

/**
 * Purges the page cache where pages have changed, and again ten seconds later. Run it after whatever may change pages. Never
 * throws: the cron tries again, and `findPurgeTrouble` reports it meanwhile.
 */
export async function purgeChanged(
  services: Purging & Pick<Services, "later" | "wait">,
  moment: Moment = {},
): Promise<void> {
  try {
    const first = await purgeDue(services, moment);
    if (first === "repeat" || first === "spent") services.later(goOn(services, first).catch(logError));
  } catch (error) {
    logError(error);
  }
}

/** What comes after the answer, for which the platform leaves half a minute: the cron does the rest. */
async function goOn(
  services: Purging & Pick<Services, "wait">,
  first: Awaited<ReturnType<typeof purgeDue>>,
): Promise<void> {
  let last = first;
  for (let turn = 0; turn < 2 && (last === "repeat" || last === "spent"); turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.wait(last === "repeat" ? repeatAfter + timerSlack : budget.each);
    if (statementsLeft() < statementsNeeded) return;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    last = await purgeDue(services);
  }
}

/** For the cron: also what could wait until now, and what a Worker that died has left. */
export const purgeAll = (services: Purging & Pick<Services, "later" | "wait">): Promise<void> =>
  purgeChanged(services, { isCron: true });

/** One purge for all that is due. `repeat`: some of it was purged for the first time. `spent`: the limit is reached. */
export async function purgeDue(
  services: Purging,
  { written, canWait = false, isCron = false }: Moment = {},
): Promise<"nothing" | "spent" | "failed" | "repeat" | "done"> {
  const { db, clock } = services;
  const now = clock();
  const before = (time: number) => new Date(now.getTime() - time);
  const isDue = and(
    or(eq(duePurges.isWritten, true), lte(duePurges.begunAt, before(longestWrite))),
    or(isNull(duePurges.purgedAt), lte(duePurges.purgedAt, before(repeatAfter))),
  );
  const { id, begunAt, purgedAt } = duePurges;
  const { rows } = await batch(db, {
    change: written === undefined ? [] : Object.values(changeIsWritten(services, written, canWait)),
    rows: db.select({ id, begunAt, purgedAt, canWait: duePurges.canWait }).from(duePurges).where(isDue),
  });
  const waits = (row: (typeof rows)[number]) =>
    row.canWait && !row.purgedAt && !isCron && row.begunAt > before(longestWait);
  if (rows.every(waits)) return "nothing";

  // What is written meanwhile has a higher id, and waits for the next purge.
  const purged = and(isDue, lte(id, Math.max(...rows.map((row) => row.id)))) as SQL;
  const hasBudget = !services.pageCache.isLimited || (await takeBudget(services, now));
  const trouble = hasBudget ? await services.pageCache.purge().catch(wordsOf) : limitReached;
  if (trouble !== null) {
    const failedAt = sql`coalesce(${duePurges.failedAt}, ${now.getTime()})`;
    await db
      .update(duePurges)
      .set({ failedAt, trouble: trouble.slice(0, longestTrouble) })
      // Where only the second purge waits, readers see the change.
      .where(hasBudget ? purged : and(purged, isNull(purgedAt)));
    return hasBudget ? "failed" : "spent";
  }
  const isOver = or(eq(duePurges.isWritten, true), lte(duePurges.begunAt, before(longestWorker)));
  await db.batch([
    db.delete(duePurges).where(and(purged, isNotNull(purgedAt), isOver)),
    db.update(duePurges).set({ purgedAt: clock(), failedAt: null, trouble: "" }).where(purged),
  ]);
  return rows.some((row) => !row.purgedAt) ? "repeat" : "done";
}

const limitReached =
  "So much was changed that the cache’s limit of five purges a minute was reached. Readers see it within a minute.";

/** A bucket of 25 purges, to which one is added every twelve seconds. */
async function takeBudget({ db }: Purging, now: Date): Promise<boolean> {
  const { each, most } = budget;
  const next = sql`max(${purgeBudget.spentUntil}, ${now.getTime()}) + ${each}`;
  const taken = await db
    .insert(purgeBudget)
    .values({ id: 1, spentUntil: new Date(now.getTime() + each) })
    .onConflictDoUpdate({
      target: purgeBudget.id,
      set: { spentUntil: next },
      setWhere: lte(purgeBudget.spentUntil, new Date(now.getTime() + (most - 1) * each)),
    })
    .returning({ id: purgeBudget.id });
  return taken.length > 0;
}

function wordsOf(error: unknown): string {
  logError(error);
  return error instanceof Error ? error.message : String(error);
}

const readTrouble = preparedBatch((db) => ({
  rows: db
    .select({ failedAt: duePurges.failedAt, reason: duePurges.trouble })
    .from(duePurges)
    .where(isNotNull(duePurges.failedAt))
    .orderBy(asc(duePurges.id))
    .limit(1),
}));

/** Why visitors may still get pages from before a change, and since when; null where they do not. */
export async function findPurgeTrouble(
  { db }: Pick<Services, "db">,
  _owner: Owner,
): Promise<{ since: string; reason: string } | null> {
  const { rows } = await readTrouble(db);
  const [row] = rows;
  return row?.failedAt ? { since: row.failedAt.toISOString(), reason: row.reason } : null;
}
