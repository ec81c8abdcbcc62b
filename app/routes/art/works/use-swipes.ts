import { watchGestures } from "@toadstool/elements/picture-zoom";
import type { OverPage } from "#app/browser/over-page/use-over-page.ts";
import { useEffect, useEffectEvent, useRef } from "react";

/** For the `ref` of an element across which a finger turns to the work before or after, while `isFree` says so. */
export function useSwipes(way: OverPage, isFree: (element: HTMLElement) => boolean = () => true) {
  const ref = useRef<HTMLDivElement>(null);
  const swiped = useEffectEvent((to: "previous" | "next") => {
    if (ref.current && isFree(ref.current)) (to === "next" ? way.toNext : way.toPrevious)();
  });
  useEffect(() => {
    if (!ref.current) return undefined;
    return watchGestures(ref.current, { onSwipe: (to) => swiped(to) });
  }, []);
  return ref;
}
