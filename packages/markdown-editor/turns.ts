/** Work that stops now and then, so that its caller may do something else meanwhile. */
export type Turns<Result> = Generator<void, Result>;

/** All of it, without a pause. */
export function atOnce<Result>(work: Turns<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as Result;
  }
}

/** How long a turn may last, in milliseconds: the author may be typing meanwhile. */
const turn = 8;

/** The same, with a pause whenever a turn is over; null once `signal` is aborted. */
export async function inTurns<Result>(work: Turns<Result>, signal?: AbortSignal): Promise<Result | null> {
  let began = performance.now();
  for (;;) {
    if (signal?.aborted) return null;
    const { done, value } = work.next();
    if (done) return value as Result;
    if (performance.now() - began < turn) continue;
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    await pause();
    began = performance.now();
  }
}

/** Until keys, clicks and paints have had their turn. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}
