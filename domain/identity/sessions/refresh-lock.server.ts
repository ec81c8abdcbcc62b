import { and, eq, isNull, lte, or, type SQL } from "drizzle-orm";
import { ownerSessions } from "#db/schema.ts";
import { logError } from "../../log.ts";
import type { Services } from "../../services.ts";
import { randomId } from "../../tokens/token.server.ts";
import type { Session } from "../owner.ts";

/** Milliseconds for which a lock holds, and after which its holder says that it still works. */
const heldFor = 5_000;
const heldAnew = 1_000;
/** Milliseconds in which a provider that failed is left alone. */
const restsFor = 30_000;

export type LockServices = Pick<Services, "db" | "clock" | "wait">;
export type StoredTokens = NonNullable<Awaited<ReturnType<typeof readTokens>>>;

/** Only the holder may send a session's refresh token. */
export interface RefreshLock {
  idHash: string;
  by: string;
}

/** The stored tokens of the session at this moment; undefined where the session is over. */
export function readTokens({ db }: Pick<Services, "db">, { idHash }: Pick<Session, "idHash">) {
  return db.query.ownerSessions.findFirst({
    columns: { refreshToken: true, scope: true, tokensExpireAt: true, lockedBy: true, lockedUntil: true },
    where: eq(ownerSessions.idHash, idHash),
  });
}

/** Takes the lock if it is free and the refresh token is still the one that was `seen`; else null. */
export async function takeLock(
  { db, clock }: LockServices,
  { idHash }: Session,
  seen: StoredTokens,
): Promise<RefreshLock | null> {
  if (!seen.refreshToken) return null;
  const by = randomId();
  const { lockedUntil, refreshToken } = ownerSessions;
  const [taken] = await db
    .update(ownerSessions)
    .set({ lockedBy: by, lockedUntil: after(clock, heldFor) })
    .where(
      and(
        eq(ownerSessions.idHash, idHash),
        eq(refreshToken, seen.refreshToken),
        or(isNull(lockedUntil), lte(lockedUntil, clock())),
      ),
    )
    .returning({ idHash: ownerSessions.idHash });
  return taken ? { idHash, by } : null;
}

/** Holds it while `work` lasts, however long; a holder that dies meanwhile keeps it no longer than 5 seconds. */
export async function holding<Result>(
  services: LockServices,
  lock: RefreshLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  void holdAnew(services, lock, done.signal);
  try {
    return await work();
  } finally {
    done.abort();
  }
}

async function holdAnew({ db, clock, wait }: LockServices, lock: RefreshLock, done: AbortSignal) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a heartbeat
    await wait(heldAnew, done);
    if (done.aborted) return;
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await db
      .update(ownerSessions)
      .set({ lockedUntil: after(clock, heldFor) })
      .where(isHeld(lock))
      .run()
      .catch(logError);
  }
}

/** Stores what came of it and gives the lock back. False where it was lost, and nothing was stored. */
export async function settle(
  { db }: Pick<Services, "db">,
  lock: RefreshLock,
  fresh: Partial<typeof ownerSessions.$inferInsert>,
): Promise<boolean> {
  const settled = await db
    .update(ownerSessions)
    .set({ lockedBy: null, lockedUntil: null, ...fresh })
    .where(isHeld(lock))
    .returning({ idHash: ownerSessions.idHash });
  return settled.length > 0;
}

export function isHeld({ idHash, by }: RefreshLock): SQL | undefined {
  return and(eq(ownerSessions.idHash, idHash), eq(ownerSessions.lockedBy, by));
}

const resting = "resting:";

/** Stores a refusal's code in place of a holder: for a while no request asks again, and all get the same answer. */
export function restAfter(code: string, clock: Services["clock"]) {
  return { lockedBy: resting + code, lockedUntil: after(clock, restsFor) };
}

/** The code of the refusal that is still to be heard. */
export function restingCode(
  { lockedBy, lockedUntil }: StoredTokens,
  clock: Services["clock"],
): string | null {
  const isOver = !lockedUntil || lockedUntil <= clock();
  return !isOver && lockedBy?.startsWith(resting) ? lockedBy.slice(resting.length) : null;
}

function after(clock: Services["clock"], milliseconds: number): Date {
  return new Date(clock().getTime() + milliseconds);
}
