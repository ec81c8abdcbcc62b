/**
 * Runs once there has been no call for `rest` milliseconds, and never twice at once: a call that comes meanwhile runs after
 * it. So slow work is not started again and again. Where it returns false it came to nothing, and runs again after `pause`.
 */
export function oneAtATime(run: () => Promise<boolean | void>, rest: number, pause = 10_000) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isCalled = false;
  let isCancelled = false;
  const start = async () => {
    if (isRunning) return;
    isRunning = true;
    isCalled = false;
    isCancelled = false;
    clearTimeout(timer);
    const isDone = await run();
    isRunning = false;
    if (isCalled) call();
    else if (isDone === false && !isCancelled) timer = setTimeout(() => void start(), pause);
  };
  const call = () => {
    isCalled = true;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), rest);
  };
  const cancel = () => {
    clearTimeout(timer);
    isCalled = false;
    isCancelled = true;
  };
  return { now: () => void start(), call, cancel };
}
