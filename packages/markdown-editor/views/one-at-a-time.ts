/**
 * Runs once nobody has called for it for `rest` milliseconds, and never twice at once: a call that comes meanwhile is
 * heard after it. What takes long is so not asked for again and again.
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
