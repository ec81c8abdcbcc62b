import { and, asc, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { outdatedTags, purgeCalls } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { logError } from "../log.ts";
import type { Services } from "../services.ts";

type Purging = Pick<Services, "db" | "clock" | "pageCache">;

/** Milliseconds between the two purges of a tag: a page begun before the change may be stored after the first. */
const repeatAfter = 10_000;
/** A timer may go off a little early. */
const timerSlack = 250;
/** The platform’s limit on every plan: 5 calls a minute, 25 at once. */
const calls = { most: 25, within: 300_000 };
/** Tags of one call; beyond them all that is stored goes. */
const mostTags = 100;
/** UTF-16 units. */
export const longestTrouble = 500;

/**
 * Purges what has changed since the last call, and again ten seconds later. Run it after whatever may change pages: it costs
 * one look at the database where nothing did. Never throws: the cron tries again, and `findPurgeTrouble` reports it meanwhile.
 */
export async function purgeOutdated(
  services: Purging & Pick<Services, "later" | "wait">,
  { waiting = false } = {},
): Promise<void> {
  try {
    if ((await purgeDue(services, { waiting })) === "repeat") services.later(repeatPurge(services));
  } catch (error) {
    logError(error);
  }
}

async function repeatPurge(services: Purging & Pick<Services, "wait">): Promise<void> {
  await services.wait(repeatAfter + timerSlack);
  await purgeDue(services).catch(logError);
}

/** For the cron: also what could wait until now. */
export function purgeAll(services: Purging & Pick<Services, "later" | "wait">): Promise<void> {
  return purgeOutdated(services, { waiting: true });
}

/** One purge of all that is due. `repeat`: some of it was purged for the first time. */
export async function purgeDue(
  services: Purging,
  { waiting = false } = {},
): Promise<"nothing" | "failed" | "repeat" | "done"> {
  const { db, clock } = services;
  const now = clock();
  const isDue = or(
    isNull(outdatedTags.purgedAt),
    lte(outdatedTags.purgedAt, new Date(now.getTime() - repeatAfter)),
  );
  const rows = await db
    .select({
      tag: outdatedTags.tag,
      isNew: sql<number>`${outdatedTags.purgedAt} is null`,
      canWait: sql<number>`min(${outdatedTags.canWait})`,
      last: sql<number>`max(${outdatedTags.id})`,
    })
    .from(outdatedTags)
    .where(isDue)
    .groupBy(outdatedTags.tag, sql`${outdatedTags.purgedAt} is null`);
  if (rows.every(({ isNew, canWait }) => isNew && canWait && !waiting)) return "nothing";

  // A change that comes meanwhile has a higher id, and waits for the next purge.
  const last = Math.max(...rows.map((row) => row.last));
  const purged = and(isDue, lte(outdatedTags.id, last)) as SQL;
  const trouble = await purge(services, [...new Set(rows.map(({ tag }) => tag))], now);
  if (trouble !== null) {
    const noted = {
      failedAt: sql`coalesce(${outdatedTags.failedAt}, ${now.getTime()})`,
      trouble: trouble.slice(0, longestTrouble),
    };
    await db.update(outdatedTags).set(noted).where(purged);
    return "failed";
  }
  await db.batch([
    db.delete(outdatedTags).where(and(purged, isNotNull(outdatedTags.purgedAt))),
    db
      .update(outdatedTags)
      .set({ purgedAt: clock(), failedAt: null, trouble: "" })
      .where(and(isNull(outdatedTags.purgedAt), lte(outdatedTags.id, last))),
  ]);
  return rows.some(({ isNew }) => isNew) ? "repeat" : "done";
}

/** Null where the cache accepted it; otherwise why not. */
async function purge(services: Purging, tags: string[], now: Date): Promise<string | null> {
  if (services.pageCache.isLimited && !(await takeCall(services, now))) {
    return "So much changed within five minutes that the cache’s limit was reached.";
  }
  return services.pageCache.purge(tags.length > mostTags ? "everything" : tags).catch(wordsOf);
}

async function takeCall({ db }: Purging, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - calls.within);
  const isAllowed = sql`(select count(*) from ${purgeCalls} where ${gt(purgeCalls.calledAt, since)}) < ${calls.most}`;
  const { taken } = await batch(db, {
    forgotten: db.delete(purgeCalls).where(lte(purgeCalls.calledAt, since)),
    taken: db
      .insert(purgeCalls)
      .select(rowWhere(purgeCalls, { calledAt: now }, isAllowed))
      .returning({ id: purgeCalls.id }),
  });
  return taken.length > 0;
}

function wordsOf(error: unknown): string {
  logError(error);
  return error instanceof Error ? error.message : String(error);
}

/** Why visitors may still get pages from before a change, and since when; null where they do not. */
export async function findPurgeTrouble(
  { db }: Pick<Services, "db">,
  _owner: Owner,
): Promise<{ since: string; reason: string } | null> {
  const [row] = await db
    .select({ failedAt: outdatedTags.failedAt, reason: outdatedTags.trouble })
    .from(outdatedTags)
    .where(isNotNull(outdatedTags.failedAt))
    .orderBy(asc(outdatedTags.id))
    .limit(1);
  return row?.failedAt ? { since: row.failedAt.toISOString(), reason: row.reason } : null;
}
