import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the stylesheet lays two pages side by side; no in the served document and the first render. */
export function useIsSpread(track: RefObject<HTMLElement | null>): boolean {
  const [isSpread, setSpread] = useState(false);
  useLayoutEffect(() => {
    const row = track.current;
    const inner = row?.children[1];
    if (!row || !inner) return undefined;
    const look = () => setSpread(inner.clientWidth < row.clientWidth * 0.75);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [track]);
  return isSpread;
}
