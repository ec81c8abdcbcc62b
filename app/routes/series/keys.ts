import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

interface Shown {
  slug: string;
  count: number;
  number: number;
}

/**
 * The arrow keys lead to the works beside, wherever the keyboard is and does nothing with them itself; each press leads on from
 * the one before, however soon it comes. The wall is a ring.
 */
export function useSeriesKeys({ slug, count, number }: Shown): void {
  const navigate = useNavigate();
  const aim = useRef(number);
  useEffect(() => void (aim.current = number), [number]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (by === undefined || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]"))
      return;
    event.preventDefault();
    aim.current = ((aim.current - 1 + by + count) % count) + 1;
    void navigate(`/art/series/${slug}/${aim.current}`);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}
