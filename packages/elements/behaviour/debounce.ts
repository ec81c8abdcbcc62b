/** `run`, once nothing has called for it for `delay` milliseconds. */
export function debounce<Args extends unknown[]>(run: (...args: Args) => void, delay: number) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const later = (...args: Args) => {
    clearTimeout(waiting);
    waiting = setTimeout(run, delay, ...args);
  };
  later.cancel = () => clearTimeout(waiting);
  return later;
}
