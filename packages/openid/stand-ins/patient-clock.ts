/**
 * Time that passes only while every task waits: nothing takes any real time, and no task that waits for another's answer is
 * late by accident. `isBusy` says that work is under way which needs no time of this clock.
 */
export function patientClock(world: { now: Date }, isBusy: () => boolean = () => false) {
  const sleepers = new Set<{ at: number; wake: () => void }>();

  function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const sleeper = { at: world.now.getTime() + milliseconds, wake: () => wake() };
      const wake = () => {
        sleepers.delete(sleeper);
        resolve();
      };
      if (signal?.aborted) return resolve();
      sleepers.add(sleeper);
      signal?.addEventListener("abort", wake, { once: true });
    });
  }

  /** Lets time pass until the work is done. */
  async function until<Result>(work: Promise<Result>): Promise<Result> {
    const state = { isDone: false };
    const watched = work.finally(() => {
      state.isDone = true;
    });
    // Its error is reported at the end, and not by the runtime meanwhile.
    watched.catch(() => {});
    while (!state.isDone) {
      await quiet();
      if (!state.isDone) skip();
    }
    return watched;
  }

  async function quiet(): Promise<void> {
    for (let turns = 0; turns < 2; turns++) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isBusy()) turns = -1;
    }
  }

  function skip(): void {
    const next = [...sleepers].toSorted((a, b) => a.at - b.at)[0];
    if (!next) throw new Error("Everybody waits for something that never comes.");
    world.now = new Date(Math.max(world.now.getTime(), next.at));
    next.wake();
  }

  return { wait, until };
}
