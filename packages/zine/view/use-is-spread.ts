import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether a row has two pages side by side at this moment. */
export function isSpreadIn(row: HTMLElement | null): boolean {
  const inner = row?.children[1];
  return !!row && !!inner && inner.clientWidth < row.clientWidth * 0.75;
}

/** Whether the stylesheet lays two pages side by side; no in the served document and the first render. */
export function useIsSpread(track: RefObject<HTMLElement | null>): boolean {
  const [isSpread, setSpread] = useState(false);
  useLayoutEffect(() => {
    const row = track.current;
    const inner = row?.children[1];
    if (!row || !inner) return undefined;
    const look = () => setSpread(isSpreadIn(row));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [track]);
  return isSpread;
}
