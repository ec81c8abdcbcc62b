import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Whether a row has two pages side by side at this moment. */
export function isSpreadIn(row: HTMLElement | null): boolean {
  const inner = row?.children[1];
  return !!row && !!inner && inner.clientWidth < row.clientWidth * 0.75;
}

/**
 * Whether the stylesheet lays two pages side by side; undefined in the served document and the first render. `look` is for whatever
 * changes the layout itself: an observer sees it in the next frame, and a key may come before.
 */
export function useIsSpread(track: RefObject<HTMLElement | null>) {
  const [isSpread, setSpread] = useState<boolean>();
  useLayoutEffect(() => {
    const row = track.current;
    const inner = row?.children[1];
    if (!row || !inner) return undefined;
    const seen = () => setSpread(isSpreadIn(row));
    seen();
    const watch = new ResizeObserver(seen);
    watch.observe(inner);
    return () => watch.disconnect();
  }, [track]);
  return { isSpread, look: () => setSpread(isSpreadIn(track.current)) };
}

/** Calls `begin` once the layout is known, and `stay` whenever it is another one. */
export function useLayouts(isSpread: boolean | undefined, begin: () => void, stay: () => void) {
  const isKnown = useRef(false);
  const laid = useEffectEvent(() => {
    if (isSpread === undefined) return;
    if (isKnown.current) stay();
    else begin();
    isKnown.current = true;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the layout that calls
  useEffect(() => laid(), [isSpread]);
}
