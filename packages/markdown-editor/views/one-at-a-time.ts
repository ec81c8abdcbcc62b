/**
 * Runs once there has been no call for `rest` milliseconds, and never twice at once: a call that comes meanwhile runs after
 * it. So slow work is not started again and again.
 */
export function oneAtATime(run: () => Promise<void>, rest: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isCalled = false;
  const start = async () => {
    if (isRunning) return;
    isRunning = true;
    isCalled = false;
    await run();
    isRunning = false;
    if (isCalled) call();
  };
  const call = () => {
    isCalled = true;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), rest);
  };
  const cancel = () => {
    clearTimeout(timer);
    isCalled = false;
  };
  return { now: () => void start(), call, cancel };
}
