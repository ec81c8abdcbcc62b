import { useEffect, useRef } from "react";

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

/** The same for a component; what still waits when it leaves does not run. */
export function useDebounced<Args extends unknown[]>(run: (...args: Args) => void, delay: number) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(waiting.current);
  const soon = (...args: Args) => {
    cancel();
    waiting.current = setTimeout(run, delay, ...args);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  return { soon, cancel };
}
