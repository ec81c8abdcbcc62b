import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";

interface Ring {
  /** How many pages there are. */
  count: number;
  /** Of the page that is shown, from 1. */
  number: number;
  addressOf: (number: number) => string;
}

/**
 * The arrow keys lead to the pages beside, wherever the keyboard is and does nothing with them itself; each press leads on from
 * the one before, however soon it comes. After the last page comes the first.
 */
export function useRingKeys({ count, number, addressOf }: Ring): void {
  const navigate = useNavigate();
  const aim = useRef(number);
  useEffect(() => void (aim.current = number), [number]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOf(event);
    if (by === undefined || (event.target instanceof Element && event.target.closest(typedIn))) return;
    event.preventDefault();
    aim.current = inRing(aim.current + (isRightToLeft(document.documentElement) ? -by : by), count);
    void navigate(addressOf(aim.current));
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}

const typedIn = "input, select, textarea, dialog, [contenteditable]";

type KeyPress = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented"
>;

/** Where a key leads, read from left to right: one back, one on, or nowhere. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyPress) {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return { ArrowLeft: -1, ArrowRight: 1 }[key];
}

/** The number from 1 to `count` that a number beyond either end stands for. */
export function inRing(number: number, count: number): number {
  return ((number - 1 + count) % count) + 1;
}
