import type { Ports } from "../provider/provider.ts";
import type { RefreshLock, StoredLock, TokenStore } from "./token-store.ts";

/** Milliseconds for which a lock holds, and after which its holder says that it still works. */
const heldFor = 5_000;
const heldAnew = 1_000;
/** Milliseconds in which a provider that failed is left alone. */
const restsFor = 30_000;

export function lockFor(lockedBy: string, now: Date): RefreshLock {
  return { lockedBy, lockedUntil: new Date(now.getTime() + heldFor) };
}

/** Holds it while `work` lasts, however long; a holder that dies meanwhile keeps it no longer than 5 seconds. */
export async function holding<Result>(
  session: Pick<Ports, "clock" | "wait"> & { store: TokenStore },
  holder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  void holdAnew(session, holder, done.signal);
  try {
    return await work();
  } finally {
    done.abort();
  }
}

async function holdAnew(
  { clock, wait, store }: Parameters<typeof holding>[0],
  holder: string,
  done: AbortSignal,
) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a heartbeat
    await wait(heldAnew, done);
    if (done.aborted) return;
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await store.renew(lockFor(holder, clock()));
  }
}

const resting = "resting:";

/** Stores a refusal's code in place of a holder: for a while no request asks again, and all get the same answer. */
export function restAfter(code: string, now: Date): RefreshLock {
  return { lockedBy: resting + code, lockedUntil: new Date(now.getTime() + restsFor) };
}

/** The code of the refusal that is still to be heard. */
export function restingCode({ lockedBy, lockedUntil }: StoredLock, now: Date): string | null {
  const isOver = !lockedUntil || lockedUntil <= now;
  return !isOver && lockedBy?.startsWith(resting) ? lockedBy.slice(resting.length) : null;
}
