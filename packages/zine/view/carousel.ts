import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";
import { scrollBehaviour } from "@toadstool/elements/behaviour/scroll-behaviour";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** How long a track lies still before it counts as settled, in milliseconds: Safari does not tell when scrolling ends. */
const settled = 150;

/**
 * Which of `count` slides is shown in a track that snaps; each is as wide as the track, and slides count from 0. `current` is undefined
 * in the served document and the first render.
 * `onSettled` is called with the slide at which the track has stopped.
 */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  count: number,
  onSettled?: (slide: number) => void,
) {
  const [current, setCurrent] = useState<number>();
  /** Where it is going: a second press comes before the first has arrived. */
  const aim = useRef(0);
  const rest = useEffectEvent((slide: number) => onSettled?.(slide));

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const standing = () => slideIn(element);
    const look = () => {
      setCurrent(standing());
      clearTimeout(resting);
      resting = setTimeout(() => {
        aim.current = standing();
        rest(aim.current);
      }, settled);
    };
    aim.current = standing();
    setCurrent(aim.current);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      clearTimeout(resting);
      element.removeEventListener("scroll", look);
    };
  }, [track]);

  const show = (slide: number, behavior: ScrollBehavior = scrollBehaviour()) => {
    const element = track.current;
    aim.current = Math.min(Math.max(slide, 0), count - 1);
    const left = aim.current * (element?.clientWidth ?? 0);
    element?.scrollTo({ left: isRightToLeft(element) ? -left : left, behavior });
  };
  const standing = () => (track.current ? slideIn(track.current) : 0);
  return { current, show, standing, turn: (by: number) => show(aim.current + by) };
}

/** From right to left, what is scrolled by is negative. */
function slideIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));
}
